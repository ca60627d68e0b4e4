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
        <label class="speed">Speed <input type="range" min="0.1" max="2" step="0.1" value="1" aria-label="Speed">\
        <output>1×</output></label>
        <span class="now"><output class="time"></output><output class="frame"></output></span>
        </div>
        <div class="lanes">
        <span class="name"></span><div class="cell top">\
        <input class="scrubber" type="range" min="0" max="1" step="any" value="0" aria-label="Time"></div>
        </div>
        </div>
        """

    static let style = """
        .facts { margin: 0 0 16px; color: var(--soft); } footer { color: var(--soft); margin-top: 12px; font-size: 13px; }
        .player { display: grid; gap: 16px; }
        .player.tall { grid-template-columns: auto minmax(0, 1fr); } .tall .deck { grid-column: 1 / -1; }
        .player.wide { grid-template-columns: minmax(0, 1fr); } .wide .deck { order: 1; }
        .wide .log { order: 2; max-height: 300px; }
        .stage { background: var(--stage); border-radius: 8px; padding: 16px; display: flex; justify-content: center;
          align-items: center; min-width: 0; min-height: 280px; box-sizing: border-box; }
        canvas { display: block; background: var(--glass); max-width: min(100%, var(--width));
          max-height: min(var(--height), max(280px, 100vh - 400px)); box-shadow: 0 1px 8px rgb(0 0 0 / 0.18); }
        .log { position: relative; overflow: auto; border: 1px solid var(--line); border-radius: 8px;
          background: var(--lift); }
        .tall .log { contain: size; }
        .events { margin: 0; font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
        .events td { border: 0; padding: 1px 10px 1px 0; } .events tr { cursor: pointer; scroll-margin: 40px; }
        .events td:first-child { padding-left: 12px; width: 1px; white-space: nowrap; color: var(--soft); text-align: right; }
        .events td:nth-child(2) { width: 1px; font-weight: 700; }
        .events td:nth-child(3) { width: 34%; }
        .events tr:hover { background: color-mix(in srgb, var(--ink) 6%, transparent); }
        .events tr.later { opacity: 0.42; }
        .events tr.current { background: color-mix(in srgb, var(--accent) 16%, transparent); }
        .events tr.current td:first-child { color: var(--accent); font-weight: 700; }
        .callback { --kind: var(--accent); } .request { --kind: var(--green); } .note { --kind: var(--red); }
        .hierarchy, .more { --kind: var(--soft); } .animation { --kind: var(--amber); }
        :root { --amber: #a15c00; } @media (prefers-color-scheme: dark) { :root { --amber: #f0b35a; } }
        .events td:nth-child(2) { color: var(--kind); }
        .deck { border: 1px solid var(--line); border-radius: 8px; padding: 12px; background: var(--lift); min-width: 0; }
        .controls { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 8px; }
        .transport { display: inline-flex; gap: 4px; }
        .transport button { padding: 5px 9px; line-height: 0; } .controls svg { width: 16px; height: 16px; fill: currentColor; }
        button:hover { border-color: var(--soft); } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .play { background: var(--accent); border-color: var(--accent); color: var(--ground); }
        .play .halt, .play.on .go { display: none; } .play.on .halt { display: inline; }
        .speed { display: inline-flex; gap: 8px; align-items: center; color: var(--soft); }
        .speed input { width: 120px; accent-color: var(--accent); } .speed output { width: 2.6em; color: var(--ink); }
        .now { margin-left: auto; display: inline-flex; gap: 16px; font-variant-numeric: tabular-nums; align-items: baseline; }
        .time { font-size: 18px; font-weight: 600; } .frame { color: var(--soft); min-width: 9em; text-align: right; }
        .lanes { position: relative; display: grid; grid-template-columns: minmax(90px, 190px) minmax(0, 1fr);
          max-height: 34vh; overflow-y: auto; overflow-x: hidden; align-items: center; user-select: none; }
        .name { grid-column: 1; font-size: 12px; color: var(--soft); padding-right: 10px; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; text-align: right; }
        .cell { grid-column: 2; position: relative; margin: 0 8px; height: 22px; cursor: pointer; touch-action: none; }
        .cell.top { position: sticky; top: 0; z-index: 3; height: 24px; background: var(--lift); }
        .cell.axis { height: 18px; font-size: 11px; color: var(--soft); border-bottom: 1px solid var(--line); }
        .cell.axis span { position: absolute; transform: translateX(-50%); }
        .cell.axis i { position: absolute; bottom: 0; width: 1px; height: 4px; background: var(--line); }
        .cell.calls i { position: absolute; width: 2px; margin-left: -1px; height: 6px; border-radius: 1px;
          background: var(--kind); }
        .calls .callback, .calls .note { top: 1px; } .calls .request { top: 8px; } .calls .hierarchy { top: 15px; }
        .bar { position: absolute; top: 2px; bottom: 2px; box-sizing: border-box; min-width: 2px; border-radius: 3px;
          background: color-mix(in srgb, var(--amber) 24%, var(--lift)); border-left: 2px solid var(--amber);
          font-size: 11px; line-height: 18px; padding-left: 5px; overflow: hidden; white-space: nowrap;
          text-overflow: ellipsis; }
        .bar.on { background: color-mix(in srgb, var(--amber) 48%, var(--lift)); }
        .over { position: relative; grid-column: 2; margin: 0 8px; align-self: stretch; pointer-events: none; z-index: 2; }
        .playhead { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); }
        .scrubber { position: absolute; left: -8px; width: calc(100% + 16px); margin: 0; top: 4px; height: 16px;
          -webkit-appearance: none; appearance: none; background: none; cursor: pointer; }
        .scrubber::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: var(--line); }
        .scrubber::-moz-range-track { height: 4px; border-radius: 2px; background: var(--line); }
        .scrubber::-webkit-slider-thumb { -webkit-appearance: none; width: 16px; height: 16px; margin-top: -6px;
          border-radius: 50%; background: var(--accent); border: 2px solid var(--lift); box-sizing: border-box; }
        .scrubber::-moz-range-thumb { width: 16px; height: 16px; border-radius: 50%; background: var(--accent);
          border: 2px solid var(--lift); box-sizing: border-box; }
        @media (max-width: 720px) { .player.tall { grid-template-columns: minmax(0, 1fr); } .tall .deck { order: 1; }
          .tall .log { order: 2; contain: none; max-height: 300px; } .lanes { grid-template-columns: 70px minmax(0, 1fr); } }
        """
}
