internal import FramePages

/// The page around a player that changes: it loads the player again at the time that was shown, and shows messages above it.
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
        html, body { height: 100%; margin: 0; overflow: hidden; }
        iframe { border: 0; width: 100%; height: 100%; }
        pre { position: absolute; inset: 0 0 auto; margin: 0; padding: 16px 24px; max-height: 60vh; overflow: auto;
          background: #c4122f; color: #fff; font: 13px/1.45 ui-monospace, "DejaVu Sans Mono", monospace;
          white-space: pre-wrap; overflow-wrap: anywhere; }
        </style>
        </head>
        <body>
        <iframe title="Player"></iframe>
        <pre role="alert" hidden></pre>
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
        new EventSource("events").onmessage = event => {
          const status = JSON.parse(event.data);
          message.hidden = status.message === null;
          message.textContent = status.message ?? "";
          if (status.page === shown || status.page === null) return;
          const time = scrubber()?.value;
          shown = status.page;
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
