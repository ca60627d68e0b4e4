internal import FrameJSON
public import FramePainting

/// A small player for other pages: a single file that contains a movie, embedded with one line of HTML.
///
/// There are two forms with the same contents. A page is shown in an `<iframe>`; a script puts its player after its own
/// `<script>` element. All players of a page share one custom element, `framereel-player`, whose light DOM content is a
/// plain `<video>`, so that the movie also plays without the custom element.
public struct EmbeddedPlayer: Sendable {
    /// The title, which screen readers also announce.
    public var title: String
    /// The size of the movie in points.
    public var size: PixelSize
    /// Frames per second.
    public var rate: Double
    /// Whether the movie starts over at its end.
    public var loops = true
    /// Whether the movie plays when it becomes visible.
    public var playsWhenVisible = true
    /// The poster, a JPEG file.
    public var poster: [UInt8]
    /// The movie, an MP4 file.
    public var movie: [UInt8]

    public init(title: String, size: PixelSize, rate: Double, poster: [UInt8], movie: [UInt8]) {
        (self.title, self.size, self.rate, self.poster, self.movie) = (title, size, rate, poster, movie)
    }

    /// A page with the player.
    public var html: String {
        """
        \(Page.beginning)
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; media-src data:; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>\(Markup.escaped(title)) – Framereel</title>
        <style>
        :root { color-scheme: light dark; } html, body { height: 100%; margin: 0; background: none; }
        body { display: grid; place-items: center; } framereel-player { max-height: 100vh; }
        </style>
        </head>
        <body>
        <framereel-player rate="\(rate)"\(playsWhenVisible ? " autoplay" : "") address><video controls muted playsinline\
        \(loops ? " loop" : "") width="\(size.width)" height="\(size.height)" aria-label="\(Markup.escaped(title))" \
        poster="\(posterAddress)" src="\(movieAddress)"></video></framereel-player>
        <script>
        \(Self.element)
        </script>
        </body>
        </html>

        """
    }

    /// The first words of every script.
    public static let scriptBeginning = "// A player by Framereel:"

    /// A script that puts the player after its own element.
    public var script: String {
        let data: JSONValue = [
            "title": .string(title), "width": .number(Double(size.width)), "height": .number(Double(size.height)),
            "rate": .number(rate), "loop": .bool(loops), "autoplay": .bool(playsWhenVisible),
            "poster": .string(posterAddress), "src": .string(movieAddress),
        ]
        return """
            \(Self.scriptBeginning) <script src="this file"></script>; #t=0.45 after the name of the file addresses a moment.
            \(Self.element)
            (data => {
              const script = document.currentScript, player = document.createElement("framereel-player");
              const video = document.createElement("video");
              for (const name of ["width", "height", "poster", "src"]) video.setAttribute(name, data[name]);
              for (const name of ["controls", "muted", "playsinline"]) video.setAttribute(name, "");
              video.toggleAttribute("loop", data.loop);
              video.setAttribute("aria-label", data.title);
              player.setAttribute("rate", data.rate);
              player.toggleAttribute("autoplay", data.autoplay);
              player.setAttribute("moment", (/#t=([\\d.]+)/.exec(script.src) || ["", ""])[1]);
              player.append(video);
              script.after(player);
            })(\(Markup.script(data)));

            """
    }

    private var posterAddress: String { "data:image/jpeg;base64," + Markup.base64(poster) }
    private var movieAddress: String { "data:video/mp4;base64," + Markup.base64(movie) }
}
