// The controls and the style of the page.
extension PlayerPage {
    /// Transport buttons, speed, clock, scrubber, and the container of the timeline's rows.
    static let deck = """
        <div class="deck">
        <div class="controls">
        <span class="transport">
        <button data-go="first" aria-label="First frame" title="First frame (Home)">\
        <svg viewBox="0 0 16 16"><path d="M3 3h2v10H3zM13 3v10L6 8z"/></svg></button>
        <button data-step="-1" aria-label="Frame before" title="Frame before (←)">\
        <svg viewBox="0 0 16 16"><path d="M10 3v10L3 8zM11 3h2v10h-2z"/></svg></button>
        <button class="play" aria-label="Play" title="Play or pause (Space)">\
        <svg viewBox="0 0 16 16"><path class="go" d="M4 2v12l9-6z"/><path class="halt" d="M4 3h3v10H4zM9 3h3v10H9z"/></svg></button>
        <button data-step="1" aria-label="Next frame" title="Next frame (→)">\
        <svg viewBox="0 0 16 16"><path d="M6 3v10l7-5zM3 3h2v10H3z"/></svg></button>
        <button data-go="last" aria-label="Last frame" title="Last frame (End)">\
        <svg viewBox="0 0 16 16"><path d="M11 3h2v10h-2zM3 3v10l7-5z"/></svg></button>
        </span>
        <button class="loop" aria-pressed="false" title="Play again from the start (L)">Loop</button>
        <label class="speed" title="Speed (↑ ↓)"><input type="range" min="0.1" max="2" step="0.1" value="1" \
        aria-label="Speed"><output>1×</output></label>
        </div>
        <div class="lanes">
        <div class="lane top"><div class="now"><output class="time"></output><output class="frame"></output></div>\
        <div class="cell"><input class="scrubber" type="range" min="0" max="1" step="any" value="0" aria-label="Time"></div></div>
        </div>
        </div>
        """

    static let style = """
        body { max-width: none; padding: 12px; }
        .facts { margin: 0; color: var(--soft); font-size: 14px; } .facts a { color: var(--accent); text-decoration: none; } footer { color: var(--soft); font-size: 12px; }
        .player { display: grid; gap: 12px; height: calc(100vh - 24px); min-height: 640px; }
        .player > * { min-width: 0; min-height: 0; }
        h1 { font-size: 20px; line-height: 1.25; }
        .tall { grid: "stage header" auto "stage deck" minmax(auto, max-content) "stage log" minmax(120px, 1fr)
          "stage footer" auto / minmax(0, 1fr) clamp(440px, 44vw, 800px); }
        .wide { grid: "header header" auto "stage stage" minmax(0, 1fr) "deck log" fit-content(34%) "footer footer" auto
          / minmax(0, 3fr) minmax(0, 2fr); } .wide .log { contain: size; }
        header { grid-area: header; } .stage { grid-area: stage; } .deck { grid-area: deck; } .log { grid-area: log; }
        footer { grid-area: footer; }
        .stage { position: relative; background: var(--stage); border-radius: 8px; padding: 12px; }
        .stage > * { position: absolute; inset: 0; margin: auto; background: var(--glass); box-shadow: 0 1px 8px rgb(0 0 0 / 0.18); }
        .stage > .device { background: none; box-shadow: none; }
        canvas:not([data-image]) { visibility: hidden; }
        .log, .deck { border: 1px solid var(--line); border-radius: 8px; background: var(--lift); }
        .log { position: relative; overflow: auto; padding: 6px 0; }
        .events { margin: 0; font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
        .events td { border: 0; padding: 1px 10px 1px 0; } .events tr { cursor: pointer; scroll-margin: 40px; }
        .events td:first-child { padding-left: 12px; width: 1px; white-space: nowrap; color: var(--soft); text-align: right; }
        .events td:nth-child(2) { width: 1px; font-weight: 700; }
        .log { container-type: inline-size; } .events td:nth-child(3) { width: 1px; white-space: nowrap; }
        @container (max-width: 620px) { .events td:nth-child(3) { width: 38%; max-width: 0; overflow: hidden; text-overflow: ellipsis; } }
        .events tr:hover { background: color-mix(in srgb, var(--ink) 6%, transparent); }
        .events tr.later { opacity: 0.42; }
        .events tr.current { box-shadow: inset 3px 0 var(--accent); }
        .events tr.current td:first-child { color: var(--accent); font-weight: 700; }
        .callback { --kind: var(--accent); } .request { --kind: var(--green); } .note { --kind: var(--red); }
        .step { --kind: var(--ink); }
        .hierarchy, .more { --kind: var(--soft); } .animation { --kind: var(--violet); }
        :root { --violet: #8b3fc7; --shade: #e0a100; }
        @media (prefers-color-scheme: dark) { :root { --violet: #c49bff; --shade: #ffc738; } }
        .events td:nth-child(2) { color: var(--kind); }
        .deck { padding: 12px; display: flex; flex-direction: column; }
        .controls { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 8px; }
        .transport { display: inline-flex; gap: 4px; }
        .transport button { padding: 5px 9px; line-height: 0; } .controls svg { width: 16px; height: 16px; fill: currentColor; }
        button:hover { border-color: var(--soft); } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .play { background: var(--accent); border-color: var(--accent); color: var(--ground); }
        .play .halt, .play.on .go { display: none; } .play.on .halt { display: inline; }
        .speed { display: inline-flex; gap: 8px; align-items: center; color: var(--soft); }
        .speed input { width: 90px; accent-color: var(--accent); } .speed output { width: 2.6em; color: var(--ink); }
        .lanes { position: relative; isolation: isolate; display: grid; grid-template-columns: fit-content(58%) minmax(0, 1fr);
          min-height: 0; overflow-y: auto; overflow-x: hidden; scrollbar-gutter: stable; user-select: none; }
        .lane { grid-column: 1 / -1; display: grid; grid-template-columns: subgrid; align-items: center; }
        .top { position: sticky; top: 0; z-index: 3; background: var(--lift); }
        .now { display: flex; gap: 10px; justify-content: space-between; align-items: baseline; padding-right: 10px;
          font-variant-numeric: tabular-nums; white-space: nowrap; }
        .time { font-size: 18px; font-weight: 600; } .frame { font-size: 12px; color: var(--soft); text-align: right; }
        .name { display: flex; gap: 8px; justify-content: space-between; padding-right: 10px; font-size: 11px;
          color: var(--soft); line-height: 1.3; min-width: 0; }
        .name b { color: var(--ink); font-weight: 500; } .lane[hidden] { display: none; }
        .fold { display: inline-flex; gap: 6px; align-items: baseline; padding: 0; border: 0; font: inherit; text-align: left; }
        .fold::before { content: "▸"; color: var(--soft); } .fold[aria-expanded=true]::before { content: "▾"; }
        .part .name { padding-left: 14px; }
        .cell { position: relative; margin: 0 8px; height: 26px; cursor: pointer; touch-action: none; }
        .axis .cell { height: 18px; font-size: 11px; color: var(--soft); border-bottom: 1px solid var(--line); }
        .axis .cell span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
        .axis i { position: absolute; bottom: 0; width: 1px; height: 4px; background: var(--line); }
        .names .cell { height: 18px; } .names .cell span { position: absolute; padding-left: 5px; font-size: 11px;
          line-height: 18px; color: var(--soft); overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
        .calls .cell { height: 22px; } .calls i { position: absolute; width: 2px; margin-left: -1px; height: 6px;
          border-radius: 1px; background: var(--kind); }
        .calls .callback, .calls .note, .calls .step { top: 1px; } .calls .request { top: 8px; } .calls .hierarchy { top: 15px; }
        .first { border-top: 1px solid var(--line); }
        .bar { position: absolute; top: 3px; height: 20px; box-sizing: border-box; min-width: 3px; border-radius: 4px;
          overflow: hidden; border: 1px solid color-mix(in srgb, var(--violet) 55%, var(--lift));
          background: color-mix(in srgb, var(--violet) 14%, var(--lift)); }
        .bar.on { background: color-mix(in srgb, var(--violet) 34%, var(--lift)); }
        .bar svg { position: absolute; inset: 2px 0; width: 100%; height: calc(100% - 4px); overflow: visible; }
        .bar polygon { fill: var(--violet); opacity: 0.2; }
        .bar polyline { fill: none; stroke: var(--violet); stroke-width: 1.75px; vector-effect: non-scaling-stroke; }
        .bars .note { position: absolute; top: 0; height: 26px; line-height: 26px; overflow: hidden; margin-left: 5px;
          font-size: 11px; color: var(--soft); }
        .bars .note.below { top: 25px; height: 14px; line-height: 14px; margin: 0; } .bars .two { height: 40px; }
        .bars .name { align-self: start; padding-block: 6px; line-height: 14px; }
        .bars .note.before { margin: 0 5px 0 0; text-align: right; } .bars .note > * { display: inline-block; white-space: nowrap; }
        .under, .over { position: relative; grid-column: 2; margin: 0 8px; pointer-events: none; z-index: 2; }
        .under { z-index: -1; }
        .band { position: absolute; top: 0; bottom: 0; background: color-mix(in srgb, var(--shade) 16%, transparent); }
        .band.tail { background: color-mix(in srgb, var(--shade) 8%, transparent); }
        .playhead { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); }
        .scrubber { position: absolute; left: -8px; width: calc(100% + 16px); margin: 0; top: 4px; height: 16px;
          -webkit-appearance: none; appearance: none; background: none; cursor: pointer; }
        .scrubber::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: var(--line); }
        .scrubber::-moz-range-track { height: 4px; border-radius: 2px; background: var(--line); }
        .scrubber::-webkit-slider-thumb { -webkit-appearance: none; width: 16px; height: 16px; margin-top: -6px;
          border-radius: 50%; background: var(--accent); border: 2px solid var(--lift); box-sizing: border-box; }
        .scrubber::-moz-range-thumb { width: 16px; height: 16px; border-radius: 50%; background: var(--accent);
          border: 2px solid var(--lift); box-sizing: border-box; }
        @media (max-width: 860px) {
          .player { height: auto; min-height: 0; grid: "header" auto "stage" auto "deck" auto "log" auto "footer" auto
            / minmax(0, 1fr); }
          .stage { aspect-ratio: var(--aspect); max-height: 72vh; box-sizing: border-box; width: 100%; padding: 6px; }
          .player .log { contain: none; max-height: 50vh; } .lanes { max-height: 50vh; } footer { display: none; }
        }
        @media (max-width: 560px) {
          .lanes { grid-template-columns: minmax(0, 1fr); } .lane { display: block; } .under, .over { grid-column: 1; }
          .name.name { padding: 3px 8px 0; justify-content: start; line-height: inherit; } .names .name, .axis .name { display: none; }
          .events tr { display: grid; grid-template-columns: 6em 1.6em minmax(0, 1fr); }
          .controls { gap: 8px; } .transport button { padding: 5px 6px; } .loop { padding: 3px 8px; } .speed { gap: 4px; } .speed input { width: 52px; } .more td:nth-child(3) { display: none; }
          .events td:nth-child(n) { width: auto; max-width: none; } .events td:nth-child(4) { grid-column: 3; margin-bottom: 4px; }
        }
        """
}
