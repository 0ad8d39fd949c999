"""Make the download page: static, one per language, usable with screen readers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Final

from words import items, languages, plain, words

from audiowar.l10n.locales import discover_locales
from audiowar.manual import STYLE, get_html_tag

FILES: Final = ("setup", "portable", "deb", "linux", "source", "web", "single")
"""What can be downloaded, the likeliest first; scanners of viruses suspect the single file."""
PAPERS: Final = ("manual", "licence", "third-party", "lesser")
"""What can be read beside the downloads: the manual in the page's own language."""
CHAPTERS: Final = ("update", "remove", "check", "tell")
WARNING: Final = 1
"""The step at which Windows says that a program has no signature."""
PICTURE: Final = "window-and-page.png"
_CODE: Final = re.compile("`([^`]*)`")


def file_name(tag: str) -> str:
    """The name of the page in a language; the first one is English."""
    return "index.html" if tag == "en" else f"index-{tag}.html"


def pages(
    files: Mapping[str, Path], papers: Mapping[str, Path], filled: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield every page with its name; `files` are the downloads by kind, `papers` to be read.

    `filled`: the `version` of the program, that of the C library (`glibc`) it needs on Linux, the
    `contact` of its makers, if there is one, and whether programs are `signed` for Windows.
    """
    for tag in languages():
        yield file_name(tag), page(tag, files, papers, filled)


def page(
    tag: str, files: Mapping[str, Path], papers: Mapping[str, Path], filled: Mapping[str, str]
) -> str:
    """One page. Every download is a link with its size, what it is for below."""
    told = dict(words(tag)["page"])
    for name, value in filled.items():
        told = {key: text.replace(f"{{{name}}}", value) for key, text in told.items()}
    steps = items(told["steps"])
    if filled.get("signed"):
        del steps[WARNING]
    body = [
        f"<header><h1>{marked(told['title'])}</h1>",
        f"<nav>{_languages(tag, told['languages'])}</nav></header>",
        "<main>",
        paragraph(told["about"]),
        *_sample(tag, told),
        heading(told["files"]),
        *_downloads(told, files),
        heading(told["hear"]),
        _list("ol", steps),
        heading(told["silent"]),
        _list("ul", items(told["silence"])),
    ]
    for chapter in CHAPTERS:
        body += [heading(told[chapter]), paragraph(told[f"{chapter}-text"])]
    if filled.get("contact"):
        # It is the end of the last chapter.
        body.append(paragraph(told["tell-where"]))
    body += [heading(told["papers"]), *_papers(tag, told, papers)]
    body += [heading(told["changes"]), _list("ul", changes(tag, filled["version"])), "</main>"]
    return _document(tag, plain(told["title"]), body)


def changes(tag: str, version: str) -> list[str]:
    """What is new in a version. Raises KeyError where nobody has written it."""
    return items(words(tag)[version]["changes"])


def changelog(tag: str, version: str) -> str:
    """What is new in this version and in older ones, as plain text: the next is written before."""
    lines = []
    for name, named in words(tag).items():
        if name[0].isdigit() and numbers(name) <= numbers(version):
            lines += [f"audiowar {name}", ""]
            lines += [f"- {plain(line)}" for line in items(named["changes"])]
            lines.append("")
    return "\n".join(lines)


def numbers(version: str) -> list[int]:
    """The numbers of a version, to compare it."""
    return [int(number) for number in version.split(".")]


def marked(text: str) -> str:
    """A text as HTML, names in it as such."""
    return _CODE.sub(r"<code>\1</code>", escape(text, quote=False))


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{marked(text)}</p>"


def heading(text: str) -> str:
    """The heading of a chapter."""
    return f"<h2>{marked(text)}</h2>"


def _list(kind: str, lines: Iterable[str]) -> str:
    inside = "\n".join(f"<li>{marked(line)}</li>" for line in lines)
    return f"<{kind}>\n{inside}\n</{kind}>"


def samples() -> list[str]:
    """The names of the picture and the recordings, in the folder `pictures`."""
    spoken = dict.fromkeys(_spoken(tag) for tag in languages())
    return [PICTURE, *(f"listen-{tag}.{kind}" for tag in spoken for kind in ("ogg", "mp3"))]


def _spoken(tag: str) -> str:
    """The language that is heard: Serbian is the same in both scripts."""
    return tag.partition("-")[0]


def _sample(tag: str, told: Mapping[str, str]) -> Iterator[str]:
    """Yield a picture of a game, and its first half minute to listen to."""
    label, sound = escape(plain(told["listen"])), f"pictures/listen-{_spoken(tag)}"
    yield f'<p><img src="pictures/{PICTURE}" alt="{escape(plain(told["picture"]))}"></p>'
    yield f"<p>{label}:<br>"
    yield f'<audio controls preload="none" aria-label="{label}">'
    yield f'<source src="{sound}.ogg" type="audio/ogg">'
    yield f'<source src="{sound}.mp3" type="audio/mpeg"></audio><br>'
    yield f'<a href="{sound}.mp3">{escape(plain(told["listen-file"]))}</a></p>'


def _downloads(told: Mapping[str, str], files: Mapping[str, Path]) -> Iterator[str]:
    yield "<ul>"
    for kind in FILES:
        if kind in files:
            file = files[kind]
            size = f"{max(file.stat().st_size / 1e6, 0.1):.1f}".removesuffix(".0")
            label = f"{plain(told[kind])}, {told['megabytes'].replace('{size}', size)}"
            note = told[f"{kind}-note"].replace("{file}", file.name)
            yield f'<li><a href="{escape(file.name)}">{escape(label)}</a><br>{marked(note)}</li>'
    yield "</ul>"


def _papers(tag: str, told: Mapping[str, str], papers: Mapping[str, Path]) -> Iterator[str]:
    yield "<ul>"
    for kind in PAPERS:
        file = papers[f"manual-{tag}" if kind == "manual" else kind]
        place = escape(f"{file.parent.name}/{file.name}")
        yield f'<li><a href="{place}">{escape(plain(told[kind]))}</a></li>'
    yield "</ul>"


def _languages(here: str, label: str) -> str:
    links = (
        f'<a href="{file_name(tag)}" '
        f'lang="{get_html_tag(locale)}" hreflang="{get_html_tag(locale)}">'
        f"{escape(locale.name)}</a>"
        for tag, locale in discover_locales().items()
        if tag != here
    )
    return f"{escape(label)}: {', '.join(links)}"


def _document(tag: str, title: str, body: Iterable[str]) -> str:
    head = (
        f'<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>\n{STYLE}img, audio {{ max-width: 100%; }}\n</style>"
    )
    inside = "\n".join(body)
    language = get_html_tag(discover_locales()[tag])
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n{head}\n</head>\n'
        f"<body>\n{inside}\n</body>\n</html>\n"
    )
