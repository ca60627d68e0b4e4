public import FramePainting

/// A page with a card for each scene, in sections. A card has a picture, facts, findings, and a link to the scene's
/// page. All players of movies share one custom element.
///
/// Cards are found by the words of their names, notes and findings.
public struct GalleryPage: Sendable {
    /// The cards of one source: a program, a folder of scene files, or a storyboard.
    public struct Section: Equatable, Sendable {
        public var title: String
        public var entries: [Entry]

        public init(title: String, entries: [Entry]) {
            (self.title, self.entries) = (title, entries)
        }
    }

    /// A scene.
    public struct Entry: Equatable, Sendable {
        /// Title, which must not be empty.
        public var title: String
        /// Description of the scene besides its title; may be empty.
        public var note: String
        /// Facts such as the length and number of callbacks.
        public var facts: String
        /// Picture; `nil` if no frame could be drawn.
        public var poster: Poster?
        /// Path of the page with the scene's player, relative to the page; `nil` if there is none.
        public var player: String?
        /// The movie that plays on the card; `nil` for a picture only.
        public var movie: Movie?
        /// Findings of `lint`, one line each.
        public var findings: [String]
        /// Reason why the scene failed; `nil` if it ran to its end.
        public var failure: String?

        public init(
            title: String, note: String = "", facts: String = "", poster: Poster? = nil, player: String? = nil,
            findings: [String] = [], failure: String? = nil
        ) {
            (self.title, self.note, self.facts, self.poster) = (title, note, facts, poster)
            (self.player, self.findings, self.failure) = (player, findings, failure)
        }
    }

    /// The movie of a card.
    public struct Movie: Equatable, Sendable {
        /// Path of the file, relative to the page.
        public var path: String
        /// Frames per second.
        public var rate: Double

        public init(path: String, rate: Double) {
            (self.path, self.rate) = (path, rate)
        }
    }

    /// The picture of a card.
    public struct Poster: Equatable, Sendable {
        public enum Source: Equatable, Sendable {
            /// The bytes of a PNG or JPEG file, embedded into the page.
            case embedded([UInt8])
            /// The path of a file, relative to the page.
            case file(String)
        }

        public var source: Source
        /// Size in pixels.
        public var size: PixelSize

        public init(_ source: Source, size: PixelSize) {
            (self.source, self.size) = (source, size)
        }
    }

    public let title: String
    /// One line below the title.
    public let facts: String
    public let sections: [Section]

    public init(title: String, facts: String, sections: [Section]) {
        (self.title, self.facts, self.sections) = (title, facts, sections)
    }

    /// The whole page.
    public var html: String {
        let entries = sections.flatMap(\.entries)
        let hasMovies = entries.contains { $0.movie != nil }
        var page = Page(
            title: title, style: Self.style, script: (hasMovies ? EmbeddedPlayer.element + "\n" : "") + Self.script)
        page.showsImagesOfServer = entries.contains { $0.hasPosterFile }
        page.playsMoviesBeside = hasMovies
        var html =
            page.opening + """
                <header>
                <h1>\(Markup.escaped(title))</h1>
                <p class="facts">\(Markup.escaped(facts))</p>
                <p class="tools"><input type="search" placeholder="Search" aria-label="Search" autofocus>
                <button class="found" aria-pressed="false">With findings</button></p>
                <p class="none" hidden>Nothing found.</p>
                </header>

                """
        for section in sections where !section.entries.isEmpty {
            html += "<section>\n<h2>\(Markup.escaped(section.title))</h2>\n<div class=\"cards\">\n"
            html += section.entries.map(\.html).joined()
            html += "</div>\n</section>\n"
        }
        return html + page.closing
    }
}

extension GalleryPage.Entry {
    fileprivate var hasPosterFile: Bool {
        guard case .file? = poster?.source else { return false }
        return true
    }

    fileprivate var html: String {
        let name = Markup.escaped(title)
        let picture = poster.map { $0.html(of: title, playing: movie) } ?? "<span class=\"empty\">No frame</span>"
        func linked(_ html: String, _ attributes: String = "") -> String {
            player.map { "<a href=\"\(Markup.escaped($0))\"\(attributes)>\(html)</a>" } ?? html
        }
        var html = "<article\(findings.isEmpty && failure == nil ? "" : " class=\"marked\"")>\n"
        let shown = movie == nil ? linked(picture, " tabindex=\"-1\" aria-hidden=\"true\"") : picture
        html += "<div class=\"poster\">\(shown)</div>\n"
        html += "<h3>\(linked(name))</h3>\n"
        if !note.isEmpty { html += "<p class=\"facts\">\(Markup.escaped(note))</p>\n" }
        if !facts.isEmpty { html += "<p class=\"facts\">\(Markup.escaped(facts))</p>\n" }
        if let failure { html += "<p class=\"failure\">\(Markup.escaped(failure))</p>\n" }
        if !findings.isEmpty {
            let lines = findings.map { "<li>\(Markup.escaped($0))" }.joined(separator: "\n")
            let count = "\(findings.count) \(findings.count == 1 ? "finding" : "findings")"
            html += "<details><summary>\(count)</summary>\n<ul>\n\(lines)\n</ul></details>\n"
        }
        return html + "</article>\n"
    }
}

extension GalleryPage.Poster {
    private var address: String {
        switch source {
        case .embedded(let bytes):
            "data:image/\(bytes.starts(with: [0xFF, 0xD8]) ? "jpeg" : "png");base64," + Markup.base64(bytes)
        case .file(let path): Markup.escaped(path)
        }
    }

    fileprivate func html(of title: String, playing movie: GalleryPage.Movie?) -> String {
        if let movie {
            return "<framereel-player rate=\"\(movie.rate)\"><video controls muted playsinline loop preload=\"none\" "
                + "width=\"\(size.width)\" height=\"\(size.height)\" aria-label=\"\(Markup.escaped(title))\" "
                + "poster=\"\(address)\" src=\"\(Markup.escaped(movie.path))\"></video></framereel-player>"
        }
        return "<img src=\"\(address)\" width=\"\(size.width)\" height=\"\(size.height)\" loading=\"lazy\" "
            + "alt=\"A frame of \(Markup.escaped(title))\">"
    }
}

extension GalleryPage {
    fileprivate static let style = """
        .facts { margin: 0; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
        h2 { font-size: 18px; margin: 28px 0 10px; overflow-wrap: anywhere; }
        .tools { display: flex; gap: 8px; margin: 14px 0 0; }
        input { font: inherit; flex: 1; max-width: 420px; padding: 5px 10px; color: inherit; background: var(--lift);
          border: 1px solid var(--line); border-radius: 6px; }
        .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 16px; }
        article { min-width: 0; padding: 10px; background: var(--lift); border: 1px solid var(--line); border-radius: 10px; }
        .poster framereel-player { width: 100%; } .poster video { margin: auto; } .poster { height: 300px; margin-bottom: 8px; background: var(--stage); border-radius: 6px; overflow: hidden; }
        .poster, .poster a { display: flex; align-items: center; justify-content: center; }
        .poster a { width: 100%; height: 100%; }
        .poster :is(img, video) { max-width: calc(100% - 20px); max-height: 280px; width: auto; height: auto; background: var(--glass);
          box-shadow: 0 1px 6px rgb(0 0 0 / 0.2); }
        .empty { color: var(--soft); }
        h3 { font-size: 15px; margin: 0; overflow-wrap: anywhere; } a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .failure, summary { color: var(--red); font-size: 13px; margin: 4px 0 0; overflow-wrap: anywhere; }
        summary { cursor: pointer; } ul { margin: 4px 0 0; padding-left: 18px; font-size: 12px; overflow-wrap: anywhere; }
        [hidden] { display: none; }
        """

    fileprivate static let script = #"""
        "use strict";
        const find = selector => document.querySelector(selector), all = selector => [...document.querySelectorAll(selector)];
        const field = find("input"), marked = find(".found");
        const cards = all("article").map(card => ({ card, text: card.textContent.toLowerCase() }));
        function filter() {
          const words = field.value.toLowerCase().split(/\s+/).filter(Boolean), only = marked.ariaPressed === "true";
          for (const { card, text } of cards)
            card.hidden = !words.every(word => text.includes(word)) || (only && !card.classList.contains("marked"));
          for (const section of all("section")) section.hidden = !section.querySelector("article:not([hidden])");
          find(".none").hidden = cards.some(({ card }) => !card.hidden);
        }
        marked.hidden = !find("article.marked");
        field.addEventListener("input", filter);
        marked.addEventListener("click", () => {
          marked.ariaPressed = String(marked.ariaPressed !== "true");
          filter();
        });
        filter();
        """#
}
