internal import FramePages

/// The page around a player that changes. It reloads the player at the current time and shows messages above it.
enum WatchPage {
    static func html(title: String) -> String {
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
        :root { color-scheme: light dark; }
        body { display: flex; flex-direction: column; height: 100vh; margin: 0; background: light-dark(#f6f7f9, #17181b); }
        iframe { flex: 1; min-height: 0; border: 0; }
        p { margin: auto; color: light-dark(#60646c, #9da2ac); font: 15px system-ui, sans-serif; } p + iframe { display: none; }
        pre:not([hidden]) + p { visibility: hidden; }
        pre { margin: 0; padding: 10px 16px; max-height: 40vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere;
          background: light-dark(#fbe3e6, #3d1219); color: light-dark(#8f0d22, #ffc2c9); border-left: 4px solid #c4122f;
          font: 13px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
        </style>
        </head>
        <body>
        <pre role="alert" hidden></pre>
        <p>Rendering…</p>
        <iframe title="Player"></iframe>
        <script>
        \(script)
        </script>
        </body>
        </html>

        """
    }

    private static let script = """
        "use strict";
        const frame = document.querySelector("iframe"), message = document.querySelector("pre");
        const scrubber = () => frame.contentDocument?.querySelector(".scrubber");
        let shown = null;
        function report(text) {
          message.hidden = text === null;
          message.textContent = text ?? "";
        }
        const events = new EventSource("events");
        events.onerror = () => report("framereel watch has ended.");
        events.onmessage = event => {
          const status = JSON.parse(event.data);
          report(status.message);
          if (status.page === shown || status.page === null) return;
          const time = scrubber()?.value;
          shown = status.page;
          document.querySelector("p")?.remove();
          frame.onload = () => {
            if (time === undefined || !scrubber()) return;
            scrubber().value = time;
            scrubber().dispatchEvent(new Event("input"));
          };
          // No entry of the history for every change.
          frame.contentWindow.location.replace("player?" + shown);
        };
        """
}
