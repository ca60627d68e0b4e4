extension EmbeddedPlayer {
    /// The definition of the custom element, shared by all players of a page.
    ///
    /// The element plays while at least half of it is visible, unless the reader prefers reduced motion or has stopped
    /// it. Texts never become markup: they are set as attributes of elements.
    static let element = #"""
        customElements.get("framereel-player") || customElements.define("framereel-player", class extends HTMLElement {
          static style = `
            :host { display: block; position: relative; width: fit-content; max-width: 100%; font: 13px/1 system-ui, sans-serif;
              border-radius: 6px; outline-offset: 3px; }
            :host(:focus-visible) { outline: 2px solid #0a6cff; }
            ::slotted(video) { display: block; max-width: 100%; max-height: 100vh; height: auto; border-radius: inherit; cursor: pointer; }
            button { font: inherit; border: 0; padding: 0; color: inherit; background: none; cursor: pointer; display: grid;
              place-items: center; width: 28px; height: 28px; flex: none; border-radius: 14px; }
            svg { width: 16px; height: 16px; fill: currentColor; }
            button:focus-visible, input:focus-visible { outline: 2px solid #fff; outline-offset: 1px; }
            .bar { position: absolute; left: 8px; right: 8px; bottom: 8px; display: flex; align-items: center; gap: 4px;
              padding: 2px 10px 2px 4px; border-radius: 16px; color: #fff; background: rgb(20 20 22 / .78); opacity: 0;
              transition: opacity .2s; font-variant-numeric: tabular-nums; }
            :host(:hover) .bar, :host(:focus-within) .bar { opacity: 1; }
            input { flex: 1; min-width: 0; height: 16px; margin: 0; accent-color: #fff; cursor: pointer; }
            output { min-width: 4.2em; text-align: right; }
            .big { position: absolute; inset: 0; margin: auto; width: 56px; height: 56px; border-radius: 28px; color: #fff;
              background: rgb(20 20 22 / .62); }
            .big svg { width: 26px; height: 26px; } .on .big, .moved .big { display: none; }
            .halt, .on .go { display: none; } .on .halt { display: inline; }
            @media (prefers-reduced-motion: reduce) { .bar { transition: none; } }
            @media (hover: none) { .player:not(.on) .bar { opacity: 1; } }`;
          connectedCallback() {
            if (this.video) return;
            const video = this.video = this.querySelector("video"), root = this.attachShadow({ mode: "open" });
            const icon = "<svg viewBox='0 0 16 16' aria-hidden='true'><path class='go' d='M4 2v12l9-6z'/>"
              + "<path class='halt' d='M4 3h3v10H4zM9 3h3v10H9z'/></svg>";
            root.innerHTML = `<style>${this.constructor.style}</style><div class="player"><slot></slot>
              <button class="big" tabindex="-1" aria-hidden="true">${icon}</button>
              <div class="bar"><button class="play" aria-label="Play">${icon}</button>
              <input type="range" min="0" step="any" value="0" aria-label="Time"><output></output></div></div>`;
            this.find = selector => root.querySelector(selector);
            this.frame = 1 / Number(this.getAttribute("rate") || 60);
            video.controls = false;
            video.muted = true;
            this.tabIndex = 0;
            this.setAttribute("role", "group");
            this.setAttribute("aria-label", video.getAttribute("aria-label"));
            this.still = matchMedia("(prefers-reduced-motion: reduce)");
            this.stopped = this.still.matches || !this.hasAttribute("autoplay");
            for (const name of ["play", "pause", "ended", "seeked", "loadedmetadata"])
              video.addEventListener(name, () => this.show());
            for (const button of root.querySelectorAll("button")) button.addEventListener("click", () => this.toggle());
            video.addEventListener("click", () => this.toggle());
            this.find("input").addEventListener("input", event => this.seek(Number(event.target.value)));
            this.addEventListener("keydown", event => this.press(event));
            this.still.addEventListener("change", () => { if (this.still.matches) this.stop(); });
            new IntersectionObserver(([entry]) => {
              if (!entry.isIntersecting) video.pause();
              else if (!this.stopped) video.play().catch(() => this.stop());
            }, { threshold: 0.5 }).observe(this);
            const go = () => {
              const text = this.hasAttribute("address") ? (/[#&]t=([\d.]+)/.exec(location.hash) || [])[1] : this.getAttribute("moment");
              if (text) { this.stop(); this.seek(Number(text) || 0); }
            };
            if (this.hasAttribute("address")) addEventListener("hashchange", go);
            if (video.readyState) go(); else video.addEventListener("loadedmetadata", go, { once: true });
            this.show();
          }
          get end() { return Math.max(0, (this.video.duration || 0) - this.frame); }
          stop() { this.stopped = true; this.video.pause(); }
          toggle() {
            if (!this.video.paused) return this.stop();
            this.stopped = false;
            this.video.play();
          }
          /// Shows the frame at a time: players round to either side of the border between two frames.
          seek(time) {
            this.stop();
            this.moved = true;
            const index = Math.floor(Math.max(0, Math.min(this.end, time)) / this.frame + 1e-4);
            this.video.currentTime = (index + 0.5) * this.frame;
          }
          press(event) {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const isBar = event.composedPath()[0].localName === "input", time = this.video.currentTime;
            const step = this.frame * (event.shiftKey ? 10 : 1), first = Math.floor(time / this.frame) * this.frame;
            switch (event.key) {
            case " ": if (event.composedPath()[0].localName === "button") return; this.toggle(); break;
            case "ArrowLeft": this.seek(first - step); break;
            case "ArrowRight": this.seek(first + step); break;
            case "Home": this.seek(0); break;
            case "End": this.seek(this.end); break;
            case "l": case "L": if (isBar) return; this.video.loop = !this.video.loop; break;
            default: return;
            }
            event.preventDefault();
          }
          show() {
            const video = this.video, playing = !video.paused, bar = this.find("input"), list = this.find(".player").classList;
            list.toggle("on", playing);
            list.toggle("moved", !!this.moved);
            this.find(".play").setAttribute("aria-label", playing ? "Pause" : "Play");
            const time = Math.min(this.end, Math.floor(video.currentTime / this.frame + 1e-4) * this.frame);
            bar.max = this.end;
            bar.value = time;
            const text = time.toFixed(2) + " s";
            bar.setAttribute("aria-valuetext", text);
            this.find("output").textContent = text;
            if (playing) requestAnimationFrame(() => this.show());
          }
        });
        """#
}
