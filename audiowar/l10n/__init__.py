"""Format messages in English, Spanish, Romanian and Serbian; inflect cards, counts and names.

    from audiowar.l10n.catalogue import Catalogue

    catalogue = Catalogue("sr")
    catalogue.format_message("event-take", who="other", player="Ana", cards=["QH", "8C"])
    # The result is "Ana uzima dve karte."
    catalogue.format_message("event-take", "full", who="other", player="Ana", cards=["QH", "8C"])
    # The result is "Ana uzima damu herc i osmicu tref."

The message is in locales/sr/events.ftl; locales/README.md says how messages are written. If a
message is missing or wrong, a `Catalogue` formats it in a fallback language and adds the fault to
its `problems`; only a strict catalogue raises an exception. `LISTENER_MARK` in a list of names
stands for the listener.
"""
