import FrameJSON
import FramePages
import FramePainting

extension ReportPage {
    /// The images, the controls, and the frame data for the script.
    static func viewer(_ section: Section) -> String {
        let report = section.report
        var numbers: [Int: SequenceReport.Frame] = [:]
        for frame in report.frames { numbers[frame.number] = frame }
        let frames = section.images.frames.map { image -> JSONValue in
            func index(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }
            let frame = numbers[image.number]
            return [
                "n": .number(Double(image.number)), "name": .string(frame?.name ?? "frame \(image.number)"),
                "passes": .bool(frame?.verdict.passes ?? true), "message": .string(frame?.verdict.message ?? ""),
                "e": index(image.expected), "a": index(image.actual), "d": index(image.difference),
            ]
        }
        let start = report.first.flatMap { first in
            section.images.frames.firstIndex { $0.number == first.number }
        }
        let data: JSONValue = ["frames": .array(frames), "start": .number(Double(start ?? 0)), "heat": heat]
        let images = section.images.files.map {
            "<img alt=\"\" src=\"data:image/png;base64,\(Markup.base64($0))\">"
        }.joined(separator: "\n")
        return """
            <div class="viewer" tabindex="0">
            <div class="bar">
            <span class="views"><button data-view="side" aria-pressed="true">Side by side</button>\
            <button data-view="slider">Slider</button><button data-view="blink">Blink</button>\
            <button data-view="difference">Difference</button></span>
            <button data-step="-1" aria-label="Frame before">‹</button><button class="play">Play</button>\
            <button data-step="1" aria-label="Next frame">›</button>
            <input class="scrubber" type="range" min="0" max="\(max(0, frames.count - 1))" value="0" aria-label="Frame">
            <output></output>
            </div>
            <canvas class="strip" height="10" title="Frames that fail are red"></canvas>
            <p class="message"></p>
            <div class="stage" data-view="side">
            <figure class="expected"><figcaption>expected</figcaption><img alt="expected" draggable="false"></figure>
            <figure class="difference"><figcaption>difference \(legend)</figcaption><img alt="difference"></figure>
            <figure class="actual"><figcaption>actual</figcaption><img alt="actual" draggable="false"></figure>
            <input class="wipe" type="range" min="0" max="1000" value="500" aria-label="Slider between expected and actual">
            </div>
            <div class="files" hidden>
            \(images)
            </div>
            <script type="application/json">\(Markup.script(data))</script>
            </div>

            """
    }

    private static var heat: JSONValue {
        .array(HeatMap.colors.map { color in .array([color.x, color.y, color.z].map { .number(Double($0)) }) })
    }

    /// Colors of differences, with the levels at which they begin.
    private static var legend: String {
        let fields = zip(HeatMap.colors, HeatMap.levels).map { color, level in
            "<i style=\"background: rgb(\(color.x) \(color.y) \(color.z))\"></i>\(level)"
        }
        return "<span class=\"heat\" title=\"Levels of 255\">\(fields.joined(separator: " "))</span>"
    }

    static let style = """
        section { margin-bottom: 48px; scroll-margin-top: 12px; } section + section { border-top: 1px solid var(--line);
          padding-top: 24px; }
        h2 { font-size: 16px; margin: 0 0 4px; }
        .keys { margin: 0 0 12px; font-size: 13px; } .contents { margin: 0 0 24px; padding: 0; list-style: none; }
        .contents a { color: var(--accent); } .contents [data-passes=false] span { color: var(--red); }
        .combinations { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 32px; }
        .combinations a { display: block; padding: 8px; border: 1px solid var(--line); border-radius: 8px; font-size: 13px;
          text-align: center; text-decoration: none; color: inherit; background: var(--lift); }
        .combinations [data-passes=false] { border-color: var(--red); color: var(--red); }
        .combinations img { display: block; height: 200px; max-width: 240px; object-fit: contain; margin: 0 auto 6px; }
        .acceptance code { user-select: all; overflow-wrap: anywhere; padding: 1px 4px; border-radius: 4px;
          background: var(--lift); border: 1px solid var(--line); }
        .summary { margin: 0 0 12px; color: var(--green); font-weight: 600; }
        [data-passes=false] > .summary { color: var(--red); }
        .problems { color: var(--red); padding-left: 20px; } .notes, .keys, figcaption { color: var(--soft); }
        .explanation { display: flex; flex-wrap: wrap; gap: 20px 24px; margin-bottom: 20px; }
        .explanation > div { flex: 1 1 440px; min-width: 0; } .explanation > div:has(pre) { flex-basis: 100%; }
        .explanation p { margin: 0 0 6px; } pre, .scroll { max-height: 40vh; overflow: auto; }
        .viewer { border: 1px solid var(--line); border-radius: 8px; padding: 12px; outline-offset: 2px; }
        .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
        .bar .scrubber { flex: 1 1 240px; accent-color: var(--accent); } .bar output { min-width: 12em; text-align: right;
          font-variant-numeric: tabular-nums; }
        .views button { border-radius: 0; margin-left: -1px; } .views button:first-child { border-radius: 6px 0 0 6px; }
        .views button:last-child { border-radius: 0 6px 6px 0; }
        .strip { width: 100%; height: 10px; display: block; margin-top: 8px; border-radius: 3px; cursor: pointer; }
        .message { margin: 8px 0; min-height: 1.5em; }
        .stage { position: relative; display: flex; gap: 16px; justify-content: center; align-items: flex-start;
          background: var(--stage); border-radius: 6px; padding: 12px; }
        figure { margin: 0; text-align: center; flex: 0 1 auto; min-width: 0; }
        figure img { display: block; max-width: 100%; max-height: 70vh; margin: 4px auto 0; background: var(--glass); }
        figure img:not([src]) { visibility: hidden; }
        .wipe { display: none; } .heat { font-size: 11px; white-space: nowrap; }
        .heat i { display: inline-block; width: 9px; height: 9px; margin: 0 2px 0 4px; border-radius: 2px; }
        .stage[data-view=slider] .difference, .stage[data-view=blink] .difference,
        .stage[data-view=difference] .expected, .stage[data-view=difference] .actual,
        .stage[data-view=blink][data-turn=expected] .actual,
        .stage[data-view=blink][data-turn=actual] .expected { display: none; }
        .stage[data-view=slider] { display: grid; justify-items: center; }
        .stage[data-view=slider] figure { grid-area: 1 / 1; } .stage[data-view=slider] .actual figcaption { opacity: 0; }
        .stage[data-view=slider] .expected figcaption { font-size: 0; }
        .stage[data-view=slider] .expected figcaption::after { content: "expected | actual"; font-size: 15px; }
        .stage[data-view=slider] .actual img { clip-path: inset(0 0 0 var(--wipe, 50%)); }
        .stage[data-view=slider] .actual { filter: drop-shadow(-1px 0 0 #fff) drop-shadow(-3px 0 0 var(--accent))
          drop-shadow(-1px 0 0 #fff); }
        .stage[data-view=slider] img { cursor: ew-resize; touch-action: pan-y; }
        .stage[data-view=slider] .wipe { display: block; grid-area: 2 / 1; width: min(100%, 480px);
          accent-color: var(--accent); }
        .changes td:nth-child(n+3) { overflow-wrap: anywhere; min-width: 8em; }
        .changes td:nth-child(3) { color: var(--red); } .changes td:nth-child(4) { color: var(--green); }
        .scroll { position: relative; border: 1px solid var(--line); border-radius: 6px; } .scroll table { margin: 0; }
        .scroll th { position: sticky; top: 0; background: var(--ground); z-index: 1; }
        .scroll :is(th, td) { overflow-wrap: break-word; padding: 3px 12px; } .scroll tr:last-child td { border-bottom: 0; }
        .frames :is(th, td) { white-space: nowrap; } .changes { font-size: 13px; }
        .frames tbody tr { cursor: pointer; } .frames tr.current { outline: 2px solid var(--accent); outline-offset: -2px; }
        tr.different td:nth-child(3), tr.unknown td:nth-child(3), tr.missing td:nth-child(3), tr.added td:nth-child(3),
        .gone { color: var(--red); } .new { color: var(--green); } tr.equal { color: var(--soft); }
        pre { padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px;
          font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; margin: 4px 0; }
        .place, .same { color: var(--soft); }
        summary { cursor: pointer; font-weight: 600; margin-top: 20px; }
        @media (max-width: 720px) { pre span { display: block; white-space: normal; padding-left: 20px; text-indent: -12px; }
          pre .place { padding-left: 12px; } .explanation pre { padding: 8px 4px; }
          .stage { gap: 6px; padding: 6px; } .stage[data-view=side] .difference { display: none; }
          .viewer { padding: 6px; } .bar output { min-width: 0; } }
        """

    static let script = #"""
        "use strict";
        let active = null;
        for (const section of document.querySelectorAll("section")) {
          const viewer = section.querySelector(".viewer");
          if (!viewer) continue;
          const data = JSON.parse(viewer.querySelector("script").textContent);
          const images = [...viewer.querySelectorAll(".files img")], files = images.map(image => image.src);
          const stage = viewer.querySelector(".stage"), scrubber = viewer.querySelector(".scrubber");
          const wipe = viewer.querySelector(".wipe"), strip = viewer.querySelector(".strip");
          const play = viewer.querySelector(".play"), frames = data.frames;
          const views = ["side", "slider", "blink", "difference"];
          let current = 0, timer = null;
          const found = new Map();
          // Differences over a pale expected image, as in the difference images written by Framereel: colors for their size.
          function difference(frame) {
            if (frame.d !== null) return files[frame.d];
            if (frame.e === null || frame.a === null || frame.e === frame.a) return null;
            if (found.has(current)) return found.get(current);
            const [old, now] = [images[frame.e], images[frame.a]];
            const canvas = document.createElement("canvas");
            canvas.width = Math.max(old.naturalWidth, now.naturalWidth);
            canvas.height = Math.max(old.naturalHeight, now.naturalHeight);
            const pen = canvas.getContext("2d", { willReadFrequently: true }), size = [canvas.width, canvas.height];
            const [left, right] = [old, now].map(image => {
              pen.clearRect(0, 0, ...size); pen.drawImage(image, 0, 0);
              return pen.getImageData(0, 0, ...size);
            });
            const [before, after] = [left, right].map(pixels => new Uint32Array(pixels.data.buffer));
            const old8 = left.data, new8 = right.data;
            for (let index = 0, byte = 0; index < before.length; index++, byte += 4) {
              const differs = before[index] !== after[index];
              const luma = old8[byte] * 0.299 + old8[byte + 1] * 0.587 + old8[byte + 2] * 0.114;
              const gray = 255 + (luma - 255) * 0.1 * old8[byte + 3] / 255;
              if (differs) {
                let most = 0;
                for (let part = 0; part < 4; part++) most = Math.max(most, Math.abs(old8[byte + part] - new8[byte + part]));
                new8.set(data.heat[31 - Math.clz32(most)], byte);
              } else new8[byte] = new8[byte + 1] = new8[byte + 2] = gray;
              new8[byte + 3] = 255;
            }
            pen.putImageData(right, 0, 0);
            if (found.size > 40) found.clear();
            found.set(current, canvas.toDataURL());
            return found.get(current);
          }
          function setImage(name, source) {
            const image = stage.querySelector(`.${name} img`);
            if (source === null) image.removeAttribute("src"); else if (image.src !== source) image.src = source;
          }
          const file = index => index === null ? null : files[index];
          function show(index) {
            current = Math.max(0, Math.min(frames.length - 1, index));
            const frame = frames[current];
            setImage("expected", file(frame.e)); setImage("actual", file(frame.a));
            setImage("difference", timer && frame.d === null ? null : difference(frame));
            scrubber.value = current;
            viewer.querySelector("output").textContent = frame.name;
            viewer.querySelector(".message").textContent = frame.message;
            for (const row of section.querySelectorAll(".frames tr.current")) row.classList.remove("current");
            const row = section.querySelector(`.frames tr[data-frame="${frame.n}"]`), list = row?.closest(".scroll");
            row?.classList.add("current");
            if (row && Math.abs(row.offsetTop - list.scrollTop - list.clientHeight / 2) > list.clientHeight / 2 - 40)
              list.scrollTop = row.offsetTop - list.clientHeight / 2;
          }
          function view(name) {
            stage.dataset.view = name;
            for (const button of viewer.querySelectorAll("[data-view]"))
              if (button !== stage) button.setAttribute("aria-pressed", button.dataset.view === name);
          }
          function move(value) {
            wipe.value = Math.max(0, Math.min(1000, value));
            stage.style.setProperty("--wipe", wipe.value / 10 + "%");
          }
          function toggle() {
            if (timer) { clearInterval(timer); timer = null; play.textContent = "Play"; return; }
            play.textContent = "Stop";
            timer = setInterval(() => show((current + 1) % frames.length), 1000 / 30);
          }
          function failing(step) {
            for (let index = current + step; index >= 0 && index < frames.length; index += step)
              if (!frames[index].passes) return show(index);
          }
          function paint() {
            const width = strip.width = strip.clientWidth || 600, pen = strip.getContext("2d");
            const style = getComputedStyle(document.documentElement);
            frames.forEach((frame, index) => {
              pen.fillStyle = style.getPropertyValue(frame.passes ? "--line" : "--red");
              const left = Math.floor(index * width / frames.length);
              pen.fillRect(left, 0, Math.max(1, Math.ceil((index + 1) * width / frames.length) - left - 1), 10);
            });
          }
          stage.dataset.turn = "expected";
          setInterval(() => { stage.dataset.turn = stage.dataset.turn === "actual" ? "expected" : "actual"; }, 500);
          scrubber.addEventListener("input", () => show(Number(scrubber.value)));
          wipe.addEventListener("input", () => move(Number(wipe.value)));
          for (const kind of ["pointerdown", "pointermove"]) stage.addEventListener(kind, event => {
            if (stage.dataset.view !== "slider" || !event.buttons || event.target.tagName !== "IMG") return;
            event.preventDefault();
            move(1000 * event.offsetX / event.target.clientWidth);
          });
          strip.addEventListener("click", event =>
            show(Math.floor(event.offsetX / strip.clientWidth * frames.length)));
          play.addEventListener("click", toggle);
          for (const button of viewer.querySelectorAll("button[data-view]"))
            button.addEventListener("click", () => view(button.dataset.view));
          for (const button of viewer.querySelectorAll("[data-step]"))
            button.addEventListener("click", () => show(current + Number(button.dataset.step)));
          for (const row of section.querySelectorAll(".frames tbody tr"))
            row.addEventListener("click", () => {
              const index = frames.findIndex(frame => frame.n === Number(row.dataset.frame));
              if (index >= 0) show(index);
            });
          const control = { key(event) {
            switch (event.key) {
            case "ArrowLeft": event.shiftKey ? failing(-1) : show(current - 1); break;
            case "ArrowRight": event.shiftKey ? failing(1) : show(current + 1); break;
            case "Home": show(0); break;
            case "End": show(frames.length - 1); break;
            case " ": toggle(); break;
            case "[": move(Number(wipe.value) - 50); break;
            case "]": move(Number(wipe.value) + 50); break;
            case "1": case "2": case "3": case "4": view(views[Number(event.key) - 1]); break;
            default: return;
            }
            event.preventDefault();
          } };
          section.addEventListener("pointerdown", () => { active = control; });
          active ??= control;
          addEventListener("resize", paint);
          paint(); move(500); view("side"); show(data.start);
        }
        addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.target.classList.contains("wipe")) return;
          active?.key(event);
        });
        """#
}
