"""Speak utterances and show them in braille: queue, speech thread and voices.

A frontend uses only the class `Speaker`, and the types that its methods take and return:

    voices = make_voice_chain()
    speaker = Speaker(voices, language="sr-Latn", voice=VoiceSettings(rate=250))
    speaker.say(Utterance("Žandar karo, 3 od 8", priority=Priority.NAVIGATION))
    speaker.say(Utterance("Ana uzima štih", priority=Priority.RESULT, topic="trick"))

Call `on_key_pressed()` at every key, before `say()` with the response, and `replace_stuck_thread()`
about four times a second. Announce the events of kind `SpeechEventKind.SPEAKING` that
`take_events()` returns. An utterance with `braille` but without text is only shown in braille.

If there is a window, import `pyglet.window` before creating the speaker: pyglet opens a hidden
window at import, which must not happen on the speaker's thread. By default, a busy Python thread
keeps the interpreter for 5 ms. Call `sys.setswitchinterval(0.0005)`, so that the speaker's thread
can run sooner while a key handler is still working.

This module imports nothing, because the terminal without a voice needs only `utterance.py`.
"""
