internal import FrameJSON
internal import FramePages

/// The page around a player that changes: messages, the choice of device and appearance, findings, and the tree of layers
/// with their values at the player's moment.
///
/// It loads the player again, at the current moment, whenever there is a new one. Texts of scenes are never read as markup:
/// scripts set them as the text of elements.
struct StudioPage: Sendable {
    /// The name of the scene.
    let title: String
    /// The names of devices to choose from.
    let devices: [String]

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'; frame-src 'self'; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>\(Markup.escaped(title)) – Framereel</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <main>
        <pre role="alert" hidden></pre>
        <p class="wait">Rendering…</p>
        <iframe title="Player" hidden></iframe>
        </main>
        <aside aria-label="Scene">
        <h1>\(Markup.escaped(title).replacing("/", with: "/<wbr>"))</h1>
        <p class="state" role="status"></p>
        <p class="choices"><label>Device <select name="device"><option value="">of the scene</option>\(options)</select></label>
        <label>Appearance <select name="appearance"><option value="">of the scene</option>\
        <option value="light">light</option><option value="dark">dark</option></select></label></p>
        <section aria-label="Findings"><h2>Findings <span class="count"></span></h2><ol class="findings"></ol></section>
        <section aria-label="Layers"><h2>Layers <output class="moment"></output></h2>
        <ul class="tree" role="tree" aria-label="Layers"></ul>
        <table class="values"><tbody></tbody></table></section>
        </aside>
        <script>
        \(Self.script)
        </script>
        </body>
        </html>

        """
    }

    private var options: String {
        devices.map { "<option>\(Markup.escaped($0))</option>" }.joined()
    }

    private static let style = """
        :root { color-scheme: light dark; --line: light-dark(#c9ccd3, #3a3d44); --ground: light-dark(#f6f7f9, #17181b);
          --ink: light-dark(#1a1c20, #eceef2); --soft: light-dark(#60646c, #9da2ac); --accent: light-dark(#0a5ad6, #6ea8ff);
          --lift: light-dark(#ffffff, #1f2125); --violet: light-dark(#8b3fc7, #c49bff); }
        body { display: grid; grid-template-columns: minmax(0, 1fr) 340px; height: 100vh; margin: 0; background: var(--ground);
          color: var(--ink); font: 13px/1.45 system-ui, sans-serif; }
        main { display: flex; flex-direction: column; min-height: 0; }
        iframe { flex: 1; min-height: 0; border: 0; } [hidden] { display: none; }
        .wait { margin: auto; color: var(--soft); font-size: 15px; } pre:not([hidden]) ~ .wait { visibility: hidden; }
        pre { margin: 0; padding: 10px 16px; max-height: 40vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere;
          background: light-dark(#fbe3e6, #3d1219); color: light-dark(#8f0d22, #ffc2c9); border-left: 4px solid #c4122f;
          font: 13px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
        aside { display: flex; flex-direction: column; min-height: 0; min-width: 0; border-left: 1px solid var(--line);
          background: var(--lift); overflow: hidden auto; padding: 12px 14px; box-sizing: border-box; }
        h1 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
        h2 { font-size: 13px; margin: 14px 0 4px; } h2 :is(span, output) { color: var(--soft); font-weight: 400; }
        .state { margin: 0 0 8px; color: var(--soft); }
        .choices { display: grid; gap: 6px; margin: 0; } label { display: flex; justify-content: space-between; gap: 12px; color: var(--soft); }
        select { font: inherit; color: var(--ink); background: var(--ground); border: 1px solid var(--line); border-radius: 6px;
          padding: 2px 6px; width: 190px; }
        ol, ul { margin: 0; padding: 0; list-style: none; }
        .findings button { display: block; width: 100%; text-align: left; font: inherit; color: inherit; background: none; border: 0;
          border-left: 3px solid #c4122f; padding: 4px 8px; margin: 4px 0; cursor: pointer; overflow-wrap: anywhere; }
        .findings b { font-weight: 600; } .findings span { color: var(--soft); }
        .findings button:hover, .tree li:hover { background: color-mix(in srgb, var(--ink) 6%, transparent); }
        .tree { font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
        .tree li { display: flex; gap: 6px; padding: 1px 4px 1px calc(4px + 12px * (var(--level) - 1)); border-radius: 4px;
          cursor: pointer; }
        .tree .mark { width: 10px; flex: none; color: var(--soft); } .tree .what { min-width: 0; overflow-wrap: anywhere; }
        .tree i { color: var(--soft); font-style: normal; } .tree .frame { margin-left: auto; color: var(--soft); white-space: nowrap; }
        .tree li.moves .what b { color: var(--violet); } .tree b { font-weight: 500; }
        .tree li[aria-selected=true] { background: color-mix(in srgb, var(--accent) 18%, transparent); }
        .values { border-collapse: collapse; width: 100%; margin-top: 6px; font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
        .values th { text-align: left; font-weight: 400; color: var(--soft); padding: 1px 12px 1px 0; vertical-align: top; }
        .values td { overflow-wrap: anywhere; } :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        @media (max-width: 900px) {
          body { display: block; height: auto; } main { height: 88vh; } aside { border-left: 0; border-top: 1px solid var(--line); }
        }
        """

    private static let script = #"""
        "use strict";
        const find = selector => document.querySelector(selector);
        const player = find("iframe"), message = find("pre"), tree = find(".tree"), selects = [...document.querySelectorAll("select")];
        let shown = null, rendering = null, layers = [], moment = { frame: 0, time: 0 }, selected = null, closed = new Set();
        function make(parent, tag, name, text) {
          const element = document.createElement(tag);
          if (name) element.className = name;
          if (text !== undefined) element.textContent = text;
          return parent.appendChild(element);
        }
        function report(text) {
          message.hidden = text === null;
          message.textContent = text ?? "";
        }
        const change = (path, values) =>
          fetch(path + "?" + new URLSearchParams(values), { method: "POST", headers: { "X-Framereel": "1" } });

        /// Asks again while the server is making the answer; null once it has thrown it away.
        async function ask(path, number) {
          while (number === rendering) {
            const answer = await fetch(`${path}/${number}`);
            if (answer.ok) return number === rendering ? answer.json() : null;
            if (answer.status === 410) return null;
            await new Promise(go => setTimeout(go, 100));
          }
          return null;
        }
        const events = new EventSource("events");
        events.onerror = () => report("framereel watch has ended.");
        events.onmessage = event => {
          const status = JSON.parse(event.data);
          report(status.message);
          if (status.message !== null) find(".state").textContent = "";
          if (status.page === shown || status.page === null) return;
          shown = status.page;
          rendering = status.rendering;
          find(".wait").hidden = true;
          player.hidden = false;
          // No entry of the history for every change.
          const page = rendering === null ? "player?" + shown : `page/${rendering}`;
          player.contentWindow.location.replace(new URL(`${page}#t=${moment.time}`, location));
          find(".state").textContent = "";
          if (rendering === null) return;
          find(".state").textContent = "Rendering…";
          ask("findings", rendering).then(list => list && tell(list));
          ask("layers", rendering).then(list => {
            if (!list) return;
            layers = list;
            show();
            find(".state").textContent = "";
          });
        };

        let noted = 0;
        addEventListener("message", ({ origin, source, data }) => {
          if (origin !== location.origin || source !== player.contentWindow) return;
          moment = data;
          if (!data.playing) {
            clearTimeout(noted);
            noted = setTimeout(() => change("moment", { t: moment.time }), 30);
          }
          show();
        });
        for (const select of selects) select.addEventListener("change", () => {
          find(".state").textContent = "Rendering…";
          change("choices", Object.fromEntries(selects.map(select => [select.name, select.value])));
        });

        function tell(list) {
          find(".findings").textContent = "";
          find(".count").textContent = list.length ? list.length : "none";
          for (const { time, rule, subject, message } of list) {
            const button = make(make(find(".findings"), "li"), "button");
            button.type = "button";
            make(button, "span", "", time.toFixed(2) + " s ");
            make(button, "b", "", rule);
            make(button, "div", "", subject + ": " + message);
            button.addEventListener("click", () => player.contentWindow.postMessage({ seek: time }, location.origin));
          }
        }

        // The tree at the player's moment.
        function state(layer) {
          let found = null;
          for (const change of layer.changes) {
            if (change[0] > moment.frame) break;
            found = change;
          }
          return found && found[2] ? found : null;
        }
        function show() {
          find(".moment").textContent = layers.length ? moment.time.toFixed(2) + " s" : "";
          const inside = new Map();
          layers.forEach((layer, index) => {
            const now = state(layer);
            if (!now) return;
            if (!inside.has(now[1])) inside.set(now[1], []);
            inside.get(now[1]).push({ index, layer, now });
          });
          const lines = [];
          const walk = (parent, level) => {
            for (const item of inside.get(parent) ?? []) {
              const isParent = inside.has(item.index);
              lines.push({ ...item, level, isParent });
              if (isParent && !closed.has(item.index)) walk(item.index, level + 1);
            }
          };
          walk(null, 1);
          while (tree.children.length > lines.length) tree.lastChild.remove();
          while (tree.children.length < lines.length) {
            const line = make(tree, "li");
            line.setAttribute("role", "treeitem");
            make(line, "span", "mark");
            const what = make(line, "span", "what");
            make(what, "b"); make(what, "i");
            make(line, "span", "frame");
          }
          if (!lines.some(line => line.index === selected)) selected = lines[0]?.index ?? null;
          lines.forEach(({ index, layer, now, level, isParent }, place) => {
            const line = tree.children[place];
            line.dataset.index = index;
            line.style.setProperty("--level", level);
            line.setAttribute("aria-level", level);
            if (isParent) line.setAttribute("aria-expanded", !closed.has(index)); else line.removeAttribute("aria-expanded");
            line.setAttribute("aria-selected", index === selected);
            line.tabIndex = index === selected ? 0 : -1;
            line.classList.toggle("moves", now[0] === moment.frame && moment.frame > 0);
            const texts = [isParent ? (closed.has(index) ? "▸" : "▾") : "", layer.name, layer.title ? " " + layer.title : "", now[2].frame];
            const parts = [".mark", "b", "i", ".frame"].map(part => line.querySelector(part));
            parts.forEach((part, number) => { if (part.textContent !== texts[number]) part.textContent = texts[number]; });
          });
          const body = find(".values tbody"), values = Object.entries(lines.find(line => line.index === selected)?.now[2] ?? {});
          body.textContent = "";
          for (const [name, value] of values) {
            const row = make(body, "tr");
            make(row, "th", "", name).scope = "row";
            make(row, "td", "", value);
          }
        }
        function select(line) {
          if (!line) return;
          selected = Number(line.dataset.index);
          show();
          [...tree.children].find(line => Number(line.dataset.index) === selected)?.focus();
        }
        function fold(line, isClosed) {
          const index = Number(line.dataset.index);
          if (isClosed) closed.add(index); else closed.delete(index);
          select(line);
        }
        tree.addEventListener("click", event => {
          const line = event.target.closest("li");
          if (!line) return;
          if (event.target.className === "mark" && line.ariaExpanded) return fold(line, line.ariaExpanded === "true");
          select(line);
        });
        tree.addEventListener("keydown", event => {
          const line = event.target.closest("li"), items = [...tree.children], place = items.indexOf(line);
          if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
          switch (event.key) {
          case "ArrowDown": select(items[place + 1]); break;
          case "ArrowUp": select(items[place - 1]); break;
          case "Home": select(items[0]); break;
          case "End": select(items.at(-1)); break;
          case "ArrowRight": if (line.ariaExpanded === "false") fold(line, false); else if (line.ariaExpanded) select(items[place + 1]); break;
          case "ArrowLeft":
            if (line.ariaExpanded === "true") fold(line, true);
            else select(items.slice(0, place).findLast(other => Number(other.ariaLevel) < Number(line.ariaLevel)));
            break;
          default: return;
          }
          event.preventDefault();
        });
        """#
}
