"""Make the download pages: a static HTML page in each language, usable with screen readers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Final

from words import list_languages, load_words, remove_backticks, split_list

from audiowar.generate_manual import STYLE_SHEET, get_html_language_tag
from audiowar.l10n.discover_locales import discover_locales

DOWNLOAD_KINDS: Final = ("setup", "portable", "deb", "linux", "source", "web", "single")
"""The kinds of downloads, best first. Virus scanners suspect the single-file program, so it is
last."""
DOCUMENT_KINDS: Final = ("manual", "licence", "third-party", "lesser")
"""The kinds of documents that can be read on the web. The manual is in the page's language."""
ADVICE_CHAPTERS: Final = ("update", "remove", "check", "tell")
WARNING_STEP: Final = 1
"""The index of the step that says how Windows warns about a program without a signature."""
PICTURE: Final = "window-and-page.png"
_CODE: Final = re.compile("`([^`]*)`")


def get_page_file_name(tag: str) -> str:
    """Return the file name of the page in a language. English is the default page."""
    return "index.html" if tag == "en" else f"index-{tag}.html"


def make_pages(
    files: Mapping[str, Path], documents: Mapping[str, Path], placeholders: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield the file name and the text of every page.

    `files` are the downloads and `documents` what can be read on the web, both by kind.
    `placeholders` has the values of `version`, `glibc` (the C library that Linux needs), `contact`
    (may be "") and `signed` (not "" if the Windows programs are signed).
    """
    for tag in list_languages():
        yield get_page_file_name(tag), make_page(tag, files, documents, placeholders)


def make_page(
    tag: str,
    files: Mapping[str, Path],
    documents: Mapping[str, Path],
    placeholders: Mapping[str, str],
) -> str:
    """Return the page in a language. Each download is a link with its size, then its purpose."""
    told = dict(load_words(tag)["page"])
    for name, value in placeholders.items():
        told = {key: text.replace(f"{{{name}}}", value) for key, text in told.items()}
    steps = split_list(told["steps"])
    if placeholders.get("signed"):
        del steps[WARNING_STEP]
    body = [
        f"<header><h1>{convert_to_html(told['title'])}</h1>",
        f"<nav>{_languages(tag, told['languages'])}</nav></header>",
        "<main>",
        make_paragraph(told["about"]),
        *_sample(tag, told),
        make_heading(told["files"]),
        *_downloads(told, files),
        make_heading(told["hear"]),
        _list("ol", steps),
        make_heading(told["silent"]),
        _list("ul", split_list(told["silence"])),
    ]
    for chapter in ADVICE_CHAPTERS:
        body += [make_heading(told[chapter]), make_paragraph(told[f"{chapter}-text"])]
    if placeholders.get("contact"):
        # The last chapter says what to report. The address of the contact belongs to it.
        body.append(make_paragraph(told["tell-where"]))
    body += [make_heading(told["papers"]), *_documents(tag, told, documents)]
    body += [
        make_heading(told["changes"]),
        _list("ul", get_changes(tag, placeholders["version"])),
        "</main>",
    ]
    return _document(tag, remove_backticks(told["title"]), body)


def get_changes(tag: str, version: str) -> list[str]:
    """Return the changes of a version. Raises KeyError if nobody has written them."""
    return split_list(load_words(tag)[version]["changes"])


def make_changelog(tag: str, version: str) -> str:
    """Return the changes of a version and of all older versions as plain text.

    Changes of later versions are left out.
    """
    lines = []
    for name, named in load_words(tag).items():
        if name[0].isdigit() and parse_version(name) <= parse_version(version):
            lines += [f"audiowar {name}", ""]
            lines += [f"- {remove_backticks(line)}" for line in split_list(named["changes"])]
            lines.append("")
    return "\n".join(lines)


def parse_version(version: str) -> list[int]:
    """Return the numbers of a version, so that versions can be compared."""
    return [int(number) for number in version.split(".")]


def convert_to_html(text: str) -> str:
    """Return a text as HTML. A name between backticks becomes code."""
    return _CODE.sub(r"<code>\1</code>", escape(text, quote=False))


def make_paragraph(text: str) -> str:
    """Return a paragraph as HTML."""
    return f"<p>{convert_to_html(text)}</p>"


def make_heading(text: str) -> str:
    """Return the heading of a chapter as HTML."""
    return f"<h2>{convert_to_html(text)}</h2>"


def _list(kind: str, lines: Iterable[str]) -> str:
    inside = "\n".join(f"<li>{convert_to_html(line)}</li>" for line in lines)
    return f"<{kind}>\n{inside}\n</{kind}>"


def list_samples() -> list[str]:
    """Return the file names of the picture and the recordings in the folder `pictures`."""
    spoken = dict.fromkeys(_spoken(tag) for tag in list_languages())
    return [PICTURE, *(f"listen-{tag}.{kind}" for tag in spoken for kind in ("ogg", "mp3"))]


def _spoken(tag: str) -> str:
    """Return the language of the recording. Serbian sounds the same in both scripts."""
    return tag.partition("-")[0]


def _sample(tag: str, told: Mapping[str, str]) -> Iterator[str]:
    """Yield the HTML of the picture of a game and the recording of its first half minute."""
    label, sound = escape(remove_backticks(told["listen"])), f"pictures/listen-{_spoken(tag)}"
    yield f'<p><img src="pictures/{PICTURE}" alt="{escape(remove_backticks(told["picture"]))}"></p>'
    yield f"<p>{label}:<br>"
    yield f'<audio controls preload="none" aria-label="{label}">'
    yield f'<source src="{sound}.ogg" type="audio/ogg">'
    yield f'<source src="{sound}.mp3" type="audio/mpeg"></audio><br>'
    yield f'<a href="{sound}.mp3">{escape(remove_backticks(told["listen-file"]))}</a></p>'


def _downloads(told: Mapping[str, str], files: Mapping[str, Path]) -> Iterator[str]:
    yield "<ul>"
    for kind in DOWNLOAD_KINDS:
        if kind in files:
            file = files[kind]
            size = f"{max(file.stat().st_size / 1e6, 0.1):.1f}".removesuffix(".0")
            label = f"{remove_backticks(told[kind])}, {told['megabytes'].replace('{size}', size)}"
            note = told[f"{kind}-note"].replace("{file}", file.name)
            link = f'<a href="{escape(file.name)}">{escape(label)}</a>'
            yield f"<li>{link}<br>{convert_to_html(note)}</li>"
    yield "</ul>"


def _documents(tag: str, told: Mapping[str, str], documents: Mapping[str, Path]) -> Iterator[str]:
    yield "<ul>"
    for kind in DOCUMENT_KINDS:
        file = documents[f"manual-{tag}" if kind == "manual" else kind]
        place = escape(f"{file.parent.name}/{file.name}")
        yield f'<li><a href="{place}">{escape(remove_backticks(told[kind]))}</a></li>'
    yield "</ul>"


def _languages(here: str, label: str) -> str:
    links = (
        f'<a href="{get_page_file_name(tag)}" '
        f'lang="{get_html_language_tag(locale)}" hreflang="{get_html_language_tag(locale)}">'
        f"{escape(locale.own_name)}</a>"
        for tag, locale in discover_locales().items()
        if tag != here
    )
    return f"{escape(label)}: {', '.join(links)}"


def _document(tag: str, title: str, body: Iterable[str]) -> str:
    head = (
        f'<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>\n{STYLE_SHEET}img, audio {{ max-width: 100%; }}\n</style>"
    )
    inside = "\n".join(body)
    language = get_html_language_tag(discover_locales()[tag])
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n{head}\n</head>\n'
        f"<body>\n{inside}\n</body>\n</html>\n"
    )
