extension PlayerPage {
    static let script = #"""
        "use strict";
        const find = (selector, root = document) => root.querySelector(selector);
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const data = JSON.parse(find("#data").textContent), sources = all("script.image");
        const period = data.rate[1] / data.rate[0];
        const frames = data.frames.map(([number, image]) => ({ number, image, time: number * data.rate[1] / data.rate[0] }));
        const start = frames[0].time, last = frames.length - 1, end = frames[last].time;
        const stage = find(".stage"), movie = find("video"), canvas = movie ?? find("canvas"), pen = canvas.getContext?.("2d");
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
        async function read(image, isWanted) {
          if (!data.folder) {
            const text = atob(sources[image].textContent), bytes = new Uint8Array(text.length);
            for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
            return new Blob([bytes], { type: "image/png" });
          }
          // The server may still be drawing it.
          while (isWanted()) {
            const answer = await fetch(`${data.folder}${frames[image].number}`);
            if (answer.ok) return answer.blob();
            if (answer.status === 410) return null;
            await new Promise(go => setTimeout(go, 30));
          }
          return null;
        }
        function load(image) {
          const known = kept.get(image);
          if (known) { kept.delete(image); kept.set(image, known); return known; }
          const entry = { bitmap: null };
          kept.set(image, entry);
          const most = Math.max(4, Math.floor(limit / (data.size[0] * data.size[1])));
          for (const [old, value] of kept) {
            if (kept.size <= most) break;
            if (value.bitmap && old !== frames[current].image) { kept.delete(old); value.bitmap.close(); }
          }
          read(image, () => kept.get(image) === entry).then(file => file && createImageBitmap(file)).then(bitmap => {
            if (!bitmap) return;
            if (kept.get(image) !== entry) return bitmap.close();
            entry.bitmap = bitmap;
            if (image === frames[current].image) paint();
          });
          return entry;
        }
        function copy(image, width, height, smooth) {
          const result = new OffscreenCanvas(width, height), pen = result.getContext("2d");
          pen.imageSmoothingEnabled = smooth;
          pen.drawImage(image, 0, 0, width, height);
          return result;
        }
        /// No stroke is lost or uneven: an image is enlarged by a whole factor first, then reduced in halves, by less at last.
        function draw(bitmap) {
          const factor = Math.ceil(canvas.width / bitmap.width);
          let image = factor > 1 ? copy(bitmap, factor * bitmap.width, factor * bitmap.height, false) : bitmap;
          while (image.width >= 2 * canvas.width)
            image = copy(image, Math.ceil(image.width / 2), Math.ceil(image.height / 2), true);
          pen.imageSmoothingQuality = "high";
          pen.clearRect(0, 0, canvas.width, canvas.height);
          pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        }
        function paint() {
          if (movie) { if (!playing) movie.currentTime = (current + 0.5) * period; return; }
          const frame = frames[current], { bitmap } = load(frame.image);
          if (!bitmap) return;
          if (canvas.dataset.image !== String(frame.image)) draw(bitmap);
          canvas.dataset.image = frame.image;
          canvas.dataset.frame = frame.number;
        }
        /// Sizes the canvas in the screen's pixels: by a whole factor if that nearly fills the stage, and otherwise to
        /// fill it.
        function fit() {
          const [width, height] = data.size, style = getComputedStyle(stage), density = devicePixelRatio;
          const room = (length, padding) => (length - 2 * parseFloat(padding)) * density;
          const most = Math.min(room(stage.clientWidth, style.paddingLeft) / width,
            room(stage.clientHeight, style.paddingTop) / height);
          const whole = Math.floor(most), factor = whole > 0.8 * most ? whole : most;
          const size = [width, height].map(length => Math.max(1, Math.round(length * factor)));
          canvas.style.width = size[0] / density + "px";
          canvas.style.height = size[1] / density + "px";
          if (movie || canvas.width === size[0] && canvas.height === size[1]) return;
          [canvas.width, canvas.height] = size;
          delete canvas.dataset.image;
          paint();
        }
        /// Again on a screen of another density, or at another zoom.
        function fitToScreen() {
          fit();
          matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", fitToScreen, { once: true });
        }

        // Time. A movie has its own clock while it plays.
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
          for (let next = 1; next <= 6 && !movie; next++) if (frames[current + next * ahead]) load(frames[current + next * ahead].image);
          scrubber.value = frame.time;
          scrubber.setAttribute("aria-valuetext", `frame ${frame.number}, ${seconds(frame.time)}`);
          find(".time").textContent = seconds(frame.time);
          find(".frame").textContent = `frame ${frame.number} of ${frames[last].number}`;
          find(".playhead").style.left = percent(frame.time);
          for (const bar of bars) bar.element.classList.toggle("on", bar.begin <= frame.time + 1e-6 && frame.time < bar.end);
          tell(frame.time);
          if (data.folder) parent.postMessage({ frame: current, time: frame.time, playing }, location.origin);
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
        /// Moves to a frame by hand; playing continues from there.
        function seek(index) {
          show(index);
          if (movie) movie.currentTime = (current + 0.5) * period;
          began = performance.now(); from = frames[current].time;
        }
        function turn(on) {
          playing = on;
          play.classList.toggle("on", on);
          play.setAttribute("aria-label", on ? "Pause" : "Play");
          if (!on) return movie?.pause();
          seek(current === last ? 0 : current);
          movie?.play();
          requestAnimationFrame(tick);
        }
        function tick(now) {
          if (!playing) return;
          if (movie) {
            const index = Math.floor(movie.currentTime / period + 1e-3);
            if (!movie.ended) { if (index !== current) show(index); }
            else if (loop.getAttribute("aria-pressed") === "true") { seek(0); movie.play(); }
            else { turn(false); return show(last); }
            return requestAnimationFrame(tick);
          }
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
          if (movie) movie.playbackRate = factor;
          speed.value = factor;
          find(".speed output").textContent = factor + "×";
        }

        // The timeline: a row for calls, then what moves; interactive phases are shaded.
        const bars = [];
        let lines = 1;
        function stretch(element, begin, end) {
          element.style.left = percent(begin);
          element.style.right = `calc(100% - ${percent(end)})`;
          return element;
        }
        function lane(kind, layer, property) {
          const lane = make(lanes, "div", "lane " + kind), name = make(lane, "div", "name");
          lane.style.gridRow = ++lines;
          spell(make(name, "b"), layer); spell(make(name, "span"), property);
          return make(lane, "div", "cell");
        }
        /// A long name continues on the next line after a period.
        function spell(element, name = "") {
          name.split(/(?<=\.)/).forEach((part, index) => {
            if (index) make(element, "wbr");
            element.append(part);
          });
        }
        /// A row that stands for others, which its button shows and hides.
        function unfold(cell, rows) {
          const row = cell.parentElement.querySelector(".name"), button = document.createElement("button");
          button.className = "fold";
          button.append(row.querySelector("b"));
          row.prepend(button);
          const lanes = rows();
          const turn = open => {
            button.setAttribute("aria-expanded", open);
            for (const lane of lanes) lane.hidden = !open;
            if (open) annotate();
          };
          button.addEventListener("click", () => turn(button.getAttribute("aria-expanded") !== "true"));
          turn(false);
        }
        /// A bar with the curve of its values.
        function add(bar, cell) {
          const element = stretch(make(cell, "div", "bar"), bar.begin, bar.end), heights = bar.values.map(([, y]) => y);
          element.title = bar.summary;
          bars.push({ element, ...bar });
          if (heights.length < 2) return;
          const low = Math.min(0, ...heights), high = Math.max(1, ...heights);
          const points = bar.values.map(([x, y]) => `${x},${((high - y) / (high - low)).toFixed(3)}`).join(" ");
          element.innerHTML = `<svg viewBox="0 0 1 1" preserveAspectRatio="none"><polygon points="0,1.2 ${points} 1,1.2"/>`
            + `<polyline points="${points}"/></svg>`;
        }
        /// Numbers the seconds, as densely as fits.
        function mark(axis) {
          const most = Math.max(1, axis.clientWidth / 52), span = Math.max(end - start, period);
          const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60].find(step => span / step <= most) ?? 300;
          axis.textContent = "";
          for (let tick = Math.ceil(start / step); tick * step <= end + 1e-9; tick++) {
            make(axis, "span", "", Number((tick * step).toFixed(2)) + " s").style.left = percent(tick * step);
            make(axis, "i").style.left = percent(tick * step);
          }
        }
        /// Shows the first note of each bar that fits: after it, before it, or on a line below.
        const notes = [];
        function annotate() {
          for (const { cell } of notes) cell.classList.remove("two");
          for (const { cell, sides, texts, last } of notes) {
            for (const side of sides) side.textContent = "";
            const fits = (text, side) => {
              const span = make(side, "span", "", text), taken = side === sides[1] && last?.firstChild;
              if (span.offsetWidth + (taken ? taken.offsetWidth + 12 : 0) <= side.clientWidth) return true;
              span.remove();
              return false;
            };
            texts.some(text => sides.some(side => fits(text, side)));
            if (sides[2].firstChild) cell.classList.add("two");
          }
        }
        function list(rows, kind) {
          let layer = null;
          return rows.map(row => {
            const shown = row.bars.filter(bar => bar.begin <= end && bar.end >= start);
            if (!shown.length) return null;
            const isNew = row.layer !== layer;
            const cell = lane(isNew ? kind + " first" : kind, isNew ? row.layer : "", row.property);
            layer = row.layer;
            shown.forEach((bar, index) => {
              add(bar, cell);
              const behind = stretch(make(cell, "div", "note"), bar.end, shown[index + 1]?.begin ?? end);
              const before = stretch(make(cell, "div", "note before"), shown[index - 1]?.end ?? start, bar.begin);
              const below = stretch(make(cell, "div", "note below"), bar.begin, shown[index + 1]?.begin ?? end);
              notes.push({ cell, sides: [behind, before, below], texts: bar.notes, last: index ? notes.at(-1).sides[0] : null });
            });
            if (row.parts) unfold(cell, () => list(row.parts, "bars part"));
            return cell.parentElement;
          }).filter(Boolean);
        }
        function build() {
          const axis = lane("axis");
          new ResizeObserver(() => { mark(axis); annotate(); }).observe(axis);
          const bands = data.bands.filter(band => band.begin < end && band.end > start);
          const names = bands.length ? lane("names") : null;
          bands.forEach((band, index) => stretch(make(names, "span", "", band.name), band.begin, bands[index + 1]?.begin ?? end));
          const calls = lane("calls", "calls"), seen = new Set();
          for (const row of rows) {
            const kind = row.classList[0], time = Number(row.dataset.time), key = kind + time;
            if (kind === "animation" || kind === "more" || seen.has(key) || time < start || time > end + period) continue;
            seen.add(key);
            make(calls, "i", kind).style.left = percent(time);
          }
          list(data.rows, "bars");
          const under = make(lanes, "div", "under"), over = make(lanes, "div", "over");
          for (const element of [under, over]) element.style.gridRow = `3 / ${lines + 1}`;
          for (const band of bands) stretch(make(under, "div", band.isTail ? "band tail" : "band"), band.begin, band.end);
          make(over, "div", "playhead");
        }

        find(".frame").style.minWidth = `frame ${frames[last].number} of ${frames[last].number}`.length + "ch";
        scrubber.min = start; scrubber.max = end;
        build();
        scrubber.addEventListener("input", () => seek(at(Number(scrubber.value))));
        lanes.addEventListener("pointerdown", event => {
          const cell = event.target.closest(".lane:not(.top) .cell");
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
        new ResizeObserver(fit).observe(stage);
        if (data.folder) addEventListener("message", ({ origin, source, data }) => {
          if (origin === location.origin && source === parent) { turn(false); seek(at(Number(data.seek) || 0)); }
        });
        // The address may name a moment.
        const moment = () => at(Number((/[#&]t=([\d.]+)/.exec(location.hash) || [])[1] || start));
        addEventListener("hashchange", () => { turn(false); seek(moment()); });
        fitToScreen(); pace(1); show(moment());
        """#
}
