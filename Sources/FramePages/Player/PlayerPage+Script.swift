extension PlayerPage {
    static let script = #"""
        "use strict";
        const find = (selector, root = document) => root.querySelector(selector);
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const data = JSON.parse(find("#data").textContent), sources = all("script.image");
        const period = data.rate[1] / data.rate[0];
        const frames = data.frames.map(([number, image]) => ({ number, image, time: number * data.rate[1] / data.rate[0] }));
        const start = frames[0].time, last = frames.length - 1, end = frames[last].time;
        const canvas = find("canvas"), pen = canvas.getContext("2d");
        const scrubber = find(".scrubber"), speed = find(".speed input"), play = find(".play"), loop = find(".loop");
        const log = find(".log"), lanes = find(".lanes"), rows = all(".events tr");
        const fraction = time => end > start ? (time - start) / (end - start) : 0;
        const percent = time => 100 * Math.min(1, Math.max(0, fraction(time))) + "%";
        function make(parent, tag, name, text) {
          const element = document.createElement(tag);
          if (name) element.className = name;
          if (text !== undefined) element.textContent = text;
          return parent.appendChild(element);
        }

        // Images stay text until they are about to be shown; they are decoded in the background, and the oldest are discarded.
        const limit = 1 << 26, kept = new Map();
        function load(image) {
          const known = kept.get(image);
          if (known) { kept.delete(image); kept.set(image, known); return known; }
          const text = atob(sources[image].textContent), bytes = new Uint8Array(text.length);
          for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
          const entry = { bitmap: null };
          kept.set(image, entry);
          const most = Math.max(4, Math.floor(limit / (canvas.width * canvas.height)));
          for (const [old, value] of kept) {
            if (kept.size <= most) break;
            if (value.bitmap && old !== frames[current].image) { kept.delete(old); value.bitmap.close(); }
          }
          createImageBitmap(new Blob([bytes], { type: "image/png" })).then(bitmap => {
            if (kept.get(image) !== entry) return bitmap.close();
            entry.bitmap = bitmap;
            if (image === frames[current].image) paint();
          });
          return entry;
        }
        function paint() {
          const frame = frames[current], { bitmap } = load(frame.image);
          if (!bitmap) return;
          if (canvas.dataset.image !== String(frame.image)) {
            pen.clearRect(0, 0, canvas.width, canvas.height);
            pen.drawImage(bitmap, 0, 0);
          }
          canvas.dataset.image = frame.image;
          canvas.dataset.frame = frame.number;
        }

        // Time.
        let current = 0, playing = false, began = 0, from = start, factor = 1;
        const seconds = time => time.toFixed(4) + " s";
        /// The frame that is seen at a time: the last one not after it.
        function at(time) {
          let low = 0, high = last;
          while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (frames[middle].time <= time + 1e-6) low = middle; else high = middle - 1;
          }
          return low;
        }
        function show(index) {
          const before = current;
          current = Math.max(0, Math.min(last, index));
          const frame = frames[current];
          paint();
          const ahead = current < before ? -1 : 1;
          for (let next = 1; next <= 6; next++) if (frames[current + next * ahead]) load(frames[current + next * ahead].image);
          scrubber.value = frame.time;
          scrubber.setAttribute("aria-valuetext", `frame ${frame.number}, ${seconds(frame.time)}`);
          find(".time").textContent = seconds(frame.time);
          find(".frame").textContent = `frame ${frame.number} of ${frames[last].number}`;
          find(".playhead").style.left = percent(frame.time);
          for (const bar of bars) bar.element.classList.toggle("on", bar.begin <= frame.time + 1e-6 && frame.time < bar.end);
          tell(frame.time);
        }
        /// Marks what happened last in the list, and brings it into sight without moving the page.
        function tell(time) {
          const passed = rows.filter(row => Number(row.dataset.time) <= time + 1e-6);
          const instant = passed.length ? passed[passed.length - 1].dataset.time : null;
          rows.forEach((row, index) => {
            row.classList.toggle("later", index >= passed.length);
            row.classList.toggle("current", row.dataset.time === instant);
          });
          const first = rows.find(row => row.dataset.time === instant), final = passed[passed.length - 1];
          if (!first) { log.scrollTop = 0; return; }
          const box = log.getBoundingClientRect(), top = first.getBoundingClientRect().top - box.top;
          const bottom = final.getBoundingClientRect().bottom - box.top;
          if (top < 0 || bottom > log.clientHeight) log.scrollTop += Math.min(top, bottom - log.clientHeight / 2) - 24;
        }
        /// By hand: playing goes on from there.
        function seek(index) {
          show(index);
          began = performance.now(); from = frames[current].time;
        }
        function turn(on) {
          playing = on;
          play.classList.toggle("on", on);
          play.setAttribute("aria-label", on ? "Pause" : "Play");
          if (!on) return;
          seek(current === last ? 0 : current);
          requestAnimationFrame(tick);
        }
        function tick(now) {
          if (!playing) return;
          const time = from + Math.max(0, now - began) / 1000 * factor;
          if (time >= end + period) {
            if (loop.getAttribute("aria-pressed") !== "true") { turn(false); return show(last); }
            seek(0);
          } else {
            const index = at(time);
            if (index !== current) show(index); else paint();
          }
          requestAnimationFrame(tick);
        }
        function pace(value) {
          if (playing) { const now = performance.now(); from += (now - began) / 1000 * factor; began = now; }
          factor = Math.round(Math.max(0.1, Math.min(2, value)) * 10) / 10;
          speed.value = factor;
          find(".speed output").textContent = factor + "×";
        }

        // The timeline: a row for calls, then bars by subject, side by side where they overlap.
        const bars = [];
        let lines = 1;
        function lane(name, kind) {
          const label = make(lanes, "span", "name", name), cell = make(lanes, "div", "cell " + kind);
          label.title = name;
          lines += 1;
          for (const element of [label, cell]) element.style.gridRow = lines;
          return cell;
        }
        function build() {
          const axis = lane("", "axis"), span = Math.max(end - start, period);
          const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60].find(step => span / step <= 12) ?? 300;
          for (let tick = Math.ceil(start / step); tick * step <= end + 1e-9; tick++) {
            make(axis, "span", "", Number((tick * step).toFixed(2)) + " s").style.left = percent(tick * step);
            make(axis, "i").style.left = percent(tick * step);
          }
          const calls = lane("calls", "calls"), seen = new Set();
          for (const row of rows) {
            const kind = row.classList[0], time = Number(row.dataset.time), key = kind + time;
            if (kind === "animation" || kind === "more" || seen.has(key) || time < start || time > end + period) continue;
            seen.add(key);
            make(calls, "i", kind).style.left = percent(time);
          }
          const subjects = new Map();
          for (const [begin, finish, subject, text] of data.spans) {
            if (finish < start || begin > end) continue;
            if (!subjects.has(subject)) subjects.set(subject, []);
            const cells = subjects.get(subject);
            let place = cells.find(cell => cell.free <= begin + 1e-6);
            if (!place) cells.push(place = { free: 0, spans: [] });
            place.free = finish;
            place.spans.push({ begin, end: finish, text });
          }
          for (const [subject, cells] of subjects) cells.forEach((cell, index) => {
            const row = lane(index ? "" : subject, "spans");
            for (const span of cell.spans) {
              const element = make(row, "div", "bar", span.text);
              element.title = `${subject}: ${span.text}`;
              element.style.left = percent(span.begin);
              element.style.right = `calc(100% - ${percent(span.end)})`;
              bars.push({ element, ...span });
            }
          });
          const over = make(lanes, "div", "over");
          over.style.gridRow = `2 / ${lines + 1}`;
          make(over, "div", "playhead");
        }

        scrubber.min = start; scrubber.max = end;
        build();
        scrubber.addEventListener("input", () => seek(at(Number(scrubber.value))));
        lanes.addEventListener("pointerdown", event => {
          const cell = event.target.closest(".cell:not(.top)");
          if (!cell || event.button) return;
          const follow = event => {
            const box = cell.getBoundingClientRect();
            const time = start + (event.clientX - box.left) / box.width * (end - start);
            const index = at(time), next = Math.min(last, index + 1);
            seek(frames[next].time - time < time - frames[index].time ? next : index);
          };
          follow(event);
          cell.setPointerCapture(event.pointerId);
          cell.addEventListener("pointermove", follow);
          cell.addEventListener("lostpointercapture", () => cell.removeEventListener("pointermove", follow), { once: true });
        });
        for (const row of rows) row.addEventListener("click", () => {
          const index = at(Number(row.dataset.time));
          seek(frames[index].time + 1e-6 < Number(row.dataset.time) ? index + 1 : index);
        });
        for (const button of all("button")) button.addEventListener("click", event => { if (event.detail) button.blur(); });
        for (const button of all("[data-step]"))
          button.addEventListener("click", () => { turn(false); seek(current + Number(button.dataset.step)); });
        for (const button of all("[data-go]"))
          button.addEventListener("click", () => seek(button.dataset.go === "first" ? 0 : last));
        play.addEventListener("click", () => turn(!playing));
        const repeat = () => loop.setAttribute("aria-pressed", loop.getAttribute("aria-pressed") !== "true");
        loop.addEventListener("click", repeat);
        speed.addEventListener("input", () => pace(Number(speed.value)));
        addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target === speed && event.key !== " " || event.target.tagName === "BUTTON" && event.key === " ") return;
          const step = event.shiftKey ? 10 : 1;
          switch (event.key) {
          case "ArrowLeft": turn(false); seek(current - step); break;
          case "ArrowRight": turn(false); seek(current + step); break;
          case "Home": seek(0); break;
          case "End": seek(last); break;
          case "ArrowUp": pace(factor + 0.1); break;
          case "ArrowDown": pace(factor - 0.1); break;
          case " ": turn(!playing); break;
          case "l": case "L": repeat(); break;
          default: return;
          }
          event.preventDefault();
        });
        pace(1); show(0);
        """#
}
