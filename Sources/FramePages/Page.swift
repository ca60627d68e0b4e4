/// A self-contained page for browsers that makes no network requests.
///
/// It follows the system's light or dark appearance. Equal parts give equal text.
public struct Page: Sendable {
    public let title: String
    /// CSS rules in addition to those shared by all pages.
    public let style: String
    /// A script that runs at the end of the body.
    public let script: String
    /// Whether images from the page's own server are shown in addition to embedded ones. Browsers block them on a page
    /// that is opened from a disk.
    public var showsImagesOfServer = false
    /// Whether the page's script asks its own server for data.
    public var asksServer = false
    /// Whether movies in files beside the page are played.
    public var playsMoviesBeside = false

    public init(title: String, style: String, script: String) {
        self.title = title
        self.style = style
        self.script = script
    }

    /// Everything before the body's first element.
    ///
    /// The content security policy blocks all requests, except for images and movies that the page shows from files.
    public var opening: String {
        """
        \(Self.beginning)
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:\(showsImagesOfServer ? " 'self'" : "");\
        \(asksServer ? " connect-src 'self';" : "")\(playsMoviesBeside ? " media-src 'self' file:;" : "") \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>\(Markup.escaped(title)) – Framereel</title>
        <style>
        \(Self.look)
        \(style)
        </style>
        </head>
        <body>

        """
    }

    /// The first words of every page.
    public static let beginning = "<!doctype html>"

    /// Whether a file is a page of this module, possibly changed by someone else.
    public static func isPage(_ file: [UInt8]) -> Bool {
        // Titles are shorter than that.
        let start = String(decoding: file.prefix(1 << 14), as: UTF8.self)
        return start.hasPrefix(beginning) && start.contains(" – Framereel</title>\n")
    }

    /// Everything after the body's last element.
    public var closing: String {
        """
        <script>
        \(script)
        </script>
        </body>
        </html>

        """
    }

    /// Named colors and the styles of elements shared by all pages. `--glass` is the pattern behind transparent pixels.
    private static let look = """
        :root { color-scheme: light dark; --line: #c9ccd3; --ground: #f6f7f9; --ink: #1a1c20; --soft: #60646c;
          --red: #c4122f; --green: #0b7a3b; --accent: #0a5ad6; --stage: #dfe1e6; --lift: #ffffff;
          --glass: repeating-conic-gradient(#fff 0 25%, #e4e4e4 0 50%) 0 0 / 16px 16px; }
        @media (prefers-color-scheme: dark) { :root { --line: #3a3d44; --ground: #17181b; --ink: #eceef2; --soft: #9da2ac;
          --red: #ff6b7d; --green: #5fd08d; --accent: #6ea8ff; --stage: #26282d; --lift: #1f2125; } }
        body { margin: 0 auto; max-width: 1280px; padding: 24px; background: var(--ground); color: var(--ink);
          font: 15px/1.5 system-ui, sans-serif; }
        @media (max-width: 720px) { body { padding: 12px; } }
        h1 { font-size: 24px; margin: 0 0 4px; overflow-wrap: anywhere; }
        button { font: inherit; padding: 3px 10px; border: 1px solid var(--line); border-radius: 6px; background: none;
          color: inherit; cursor: pointer; }
        button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--ground); }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 8px 0; width: 100%; }
        th, td { text-align: left; padding: 3px 12px 3px 0; border-bottom: 1px solid var(--line); vertical-align: top;
          overflow-wrap: anywhere; }
        th { color: var(--soft); font-weight: 500; }
        """
}
