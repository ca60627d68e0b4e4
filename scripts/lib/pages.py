"""Turns DocC archives into plain HTML pages that open from disk.

    pages.py FOLDER ARCHIVE...

Writes FOLDER/index.html, which links FOLDER/examples.html, and FOLDER/pages. DocC's own pages fetch their contents, which browsers do not allow to pages opened
from disk; these are made from the same data (DocC's render JSON). A link to a missing page is an error.
"""

import html
import json
import os
import pathlib
import shutil
import sys
import urllib.parse

STYLE = """
:root { color-scheme: light dark; --line: #8884; --soft: #8882; --mark: #06c; }
@media (prefers-color-scheme: dark) { :root { --mark: #4af; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
a { color: var(--mark); text-decoration: none; } a:hover { text-decoration: underline; }
code, pre { font: 0.9em/1.45 ui-monospace, monospace; } pre { background: var(--soft); padding: 0.8rem; overflow-x: auto; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 0.3rem 0.6rem; text-align: left; }
nav, .role { color: #888; } dd { margin: 0 0 0.5rem 1.5rem; } img { max-width: 100%; }
aside { border-left: 3px solid var(--line); padding-left: 1rem; }
"""


class Page:
    """One page: a node of an archive's render JSON."""

    def __init__(self, site, node, path):
        self.site, self.node, self.path = site, node, path
        self.references = node.get("references", {})

    def relative(self, target):
        return urllib.parse.quote(os.path.relpath(target, os.path.dirname(self.path)))

    def link(self, identifier, code=False):
        reference = self.references.get(identifier, {})
        url, title = reference.get("url"), html.escape(reference.get("title", identifier.split("/")[-1]))
        if code or reference.get("kind") == "symbol":
            title = f"<code>{title}</code>"
        if not url or reference.get("type") == "unresolvable":
            return title
        if "://" in url:
            return f'<a href="{html.escape(url)}">{title}</a>'
        address, _, fragment = url.partition("#")
        target = self.site.target(address)
        if target not in self.site.known:
            self.site.broken.append(f"{self.path}: {url}")
        return f'<a href="{self.relative(target)}{"#" + fragment if fragment else ""}">{title}</a>'

    def inline(self, items):
        return "".join(map(self.inline_item, items))

    def inline_item(self, item):
        kind = item["type"]
        if kind == "text":
            return html.escape(item["text"])
        if kind == "codeVoice":
            return f"<code>{html.escape(item['code'])}</code>"
        if kind in ("emphasis", "strong"):
            tag = "em" if kind == "emphasis" else "strong"
            return f"<{tag}>{self.inline(item['inlineContent'])}</{tag}>"
        if kind == "reference":
            return self.link(item["identifier"])
        if kind == "image":
            return self.image(item["identifier"])
        return self.inline(item.get("inlineContent", []))

    def image(self, identifier):
        image = self.references[identifier]
        sources = {}
        for variant in image["variants"]:
            appearance = "dark" if "dark" in variant["traits"] else "light"
            sources[appearance] = self.relative(self.site.image(variant["url"]))
        light = sources.get("light") or sources["dark"]
        dark = f'<source media="(prefers-color-scheme: dark)" srcset="{sources["dark"]}">' if "dark" in sources else ""
        return f'<picture>{dark}<img src="{light}" alt="{html.escape(image.get("alt") or "")}"></picture>'

    def blocks(self, items):
        return "\n".join(map(self.block, items))

    def block(self, item):
        kind = item["type"]
        if kind == "paragraph":
            return f"<p>{self.inline(item['inlineContent'])}</p>"
        if kind == "heading":
            level = min(item["level"], 6)
            return f'<h{level} id="{html.escape(item["anchor"])}">{html.escape(item["text"])}</h{level}>'
        if kind == "codeListing":
            return "<pre>" + html.escape("\n".join(item["code"])) + "</pre>"
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            return f"<{tag}>" + "".join(f"<li>{self.blocks(i['content'])}</li>" for i in item["items"]) + f"</{tag}>"
        if kind == "termList":
            return "<dl>" + "".join(
                f"<dt>{self.inline(i['term']['inlineContent'])}</dt><dd>{self.blocks(i['definition']['content'])}</dd>"
                for i in item["items"]) + "</dl>"
        if kind == "aside":
            name = html.escape(item.get("name", item["style"]))
            return f"<aside><p><strong>{name}</strong></p>{self.blocks(item['content'])}</aside>"
        if kind == "table":
            head = item.get("header") in ("row", "both")
            rows = []
            for index, row in enumerate(item["rows"]):
                tag = "th" if head and index == 0 else "td"
                rows.append("<tr>" + "".join(f"<{tag}>{self.cell(cell)}</{tag}>" for cell in row) + "</tr>")
            return "<table>" + "".join(rows) + "</table>"
        if kind == "thematicBreak":
            return "<hr>"
        raise SystemExit(f"{self.path}: unknown block {kind}")

    def cell(self, items):
        """A paragraph alone in a cell needs no tags."""
        alone = len(items) == 1 and items[0]["type"] == "paragraph"
        return self.inline(items[0]["inlineContent"]) if alone else self.blocks(items)

    def section(self, section):
        kind = section["kind"]
        if kind == "declarations":
            text = "\n".join("".join(t["text"] for t in d["tokens"]) for d in section["declarations"])
            return f"<pre>{html.escape(text)}</pre>"
        if kind == "content":
            return self.blocks(section["content"])
        if kind == "parameters":
            return "<h2>Parameters</h2><dl>" + "".join(
                f"<dt><code>{html.escape(p['name'])}</code></dt><dd>{self.blocks(p['content'])}</dd>"
                for p in section["parameters"]) + "</dl>"
        return ""  # "mentions": links back to articles

    def list(self, title, identifiers):
        rows = []
        for identifier in identifiers:
            abstract = self.inline(self.references.get(identifier, {}).get("abstract", []))
            rows.append(f"<dt>{self.link(identifier)}</dt><dd>{abstract}</dd>")
        return f"<h2>{html.escape(title)}</h2><dl>{''.join(rows)}</dl>"

    def text(self):
        node, metadata = self.node, self.node["metadata"]
        path = (node.get("hierarchy", {}).get("paths") or [[]])[0]
        crumbs = [f'<a href="{self.relative("index.html")}">Framereel</a>'] + [self.link(i) for i in path]
        body = [f"<nav>{' / '.join(crumbs)}</nav>", f'<p class="role">{html.escape(metadata.get("roleHeading", ""))}</p>']
        body += [f"<h1>{html.escape(metadata['title'])}</h1>", f"<p>{self.inline(node.get('abstract', []))}</p>"]
        body += [self.section(s) for s in node.get("primaryContentSections", [])]
        body += [self.list(s.get("title", "Topics"), s["identifiers"]) for s in node.get("topicSections", [])]
        body += [self.list(s["title"], s["identifiers"]) for s in node.get("relationshipsSections", [])]
        return document(metadata["title"], "\n".join(body))


class Site:
    def __init__(self, folder, archives):
        self.folder, self.archives = pathlib.Path(folder), [pathlib.Path(a) for a in archives]
        self.nodes, self.broken = {}, []
        for archive in self.archives:
            data = archive / "data"
            for file in sorted(data.rglob("*.json")):
                self.nodes[self.target("/" + str(file.relative_to(data))[:-5])] = json.loads(file.read_text())
        self.known = set(self.nodes)

    @staticmethod
    def target(address):
        """The file of a page, from the folder. Long names of overloads stay below the limit of file systems: DocC sees to it."""
        return "pages" + address.removeprefix("/documentation").rstrip("/") + ".html"

    def image(self, url):
        for archive in self.archives:
            if (archive / url.lstrip("/")).is_file():
                target = self.folder / "pages" / url.lstrip("/")
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(archive / url.lstrip("/"), target)
                return "pages/" + url.lstrip("/")
        raise SystemExit(f"no file for the image {url}")

    def write(self):
        modules = []
        for path, node in sorted(self.nodes.items()):
            page = Page(self, node, path)
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_text(page.text())
            if path.count("/") == 1:
                abstract = "".join(i.get("text") or i.get("code") or "" for i in node.get("abstract", []))
                modules.append((node["metadata"]["title"], path, abstract))
        rows = "".join(
            f'<dt><a href="{urllib.parse.quote(path)}">{html.escape(title)}</a></dt><dd>{html.escape(text)}</dd>'
            for title, path, text in sorted(modules))
        examples = '<dt><a href="examples.html">Examples</a></dt><dd>A gallery of scenes and storyboards, each with a player.</dd>'
        (self.folder / "index.html").write_text(document("Framereel", f"<h1>Framereel</h1><dl>{examples}{rows}</dl>"))
        if self.broken:
            raise SystemExit("broken links:\n" + "\n".join(self.broken))
        if len(modules) != len(self.archives):
            raise SystemExit(f"{len(modules)} modules in {len(self.archives)} archives")
        print(f"docs: {len(self.nodes)} pages of {len(modules)} modules")


def document(title, body):
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n')


Site(sys.argv[1], sys.argv[2:]).write()
