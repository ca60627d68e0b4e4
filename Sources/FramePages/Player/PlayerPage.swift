public import FrameGeometry
internal import FrameJSON
public import FramePainting

/// A page that plays a sequence, with controls and a timeline of events.
///
/// The page is written in three parts, so that not all images are in memory at once: ``opening``, an ``image(_:)`` for
/// each image that differs from the previous ones, and ``closing(_:)``. The browser decodes images shortly before they
/// are shown. A page with a ``movie`` has no images.
public struct PlayerPage: Sendable {
    /// An event at one instant.
    public struct Event: Equatable, Sendable {
        /// Time in seconds; events are in ascending order.
        public var time: Double
        /// Kind of event: `callback`, `request`, `animation`, `hierarchy`, `note`, or `more` if events were left out.
        /// It determines the color.
        public var kind: String
        /// Symbol for the kind.
        public var mark: String
        public var subject: String
        public var text: String

        public init(time: Double, kind: String, mark: String, subject: String, text: String) {
            (self.time, self.kind, self.mark, self.subject, self.text) = (time, kind, mark, subject, text)
        }
    }

    /// A row of the timeline: the animations of one property of one layer.
    public struct Row: Equatable, Sendable {
        /// Name of the layer. Rows of one layer are adjacent.
        public var layer: String
        public var property: String
        /// Bars ordered by time, without overlaps.
        public var bars: [Bar]
        /// Rows that appear below this one when the reader unfolds it.
        public var parts: [Row] = []

        public init(layer: String, property: String, bars: [Bar]) {
            (self.layer, self.property, self.bars) = (layer, property, bars)
        }
    }

    /// One animation.
    public struct Bar: Equatable, Sendable {
        /// Start in seconds.
        public var begin: Double
        /// End in seconds, not before ``begin``.
        public var end: Double
        /// Alternative texts next to or below the bar, of which the first that fits is shown: values, length and curve.
        public var notes: [String]
        /// Text shown under the pointer.
        public var summary: String
        /// Points of the curve: x from 0 at the start to 1 at the end, y from 0 at the lower of the first and last
        /// values to 1 at the higher one; y may overshoot.
        public var values: [Point]

        public init(begin: Double, end: Double, notes: [String], summary: String, values: [Point]) {
            (self.begin, self.end, self.notes, self.summary, self.values) = (begin, end, notes, summary, values)
        }
    }

    /// A shaded interval of the timeline, which is a part of an interactive transition.
    public struct Band: Equatable, Sendable {
        /// Start in seconds.
        public var begin: Double
        /// End in seconds, not before ``begin``.
        public var end: Double
        public var name: String
        /// Whether the touch has ended and the transition runs to its end or back.
        public var isTail: Bool

        public init(begin: Double, end: Double, name: String, isTail: Bool) {
            (self.begin, self.end, self.name, self.isTail) = (begin, end, name, isTail)
        }
    }

    /// A frame and the image it shows.
    public struct Frame: Equatable, Sendable {
        /// Number in the sequence. The frame's time is this number divided by the rate.
        public var number: Int
        /// Index of the image, starting at 0, in the order in which images were written.
        public var image: Int

        public init(number: Int, image: Int) {
            (self.number, self.image) = (number, image)
        }
    }

    public let title: String
    /// One line below the title.
    public let facts: String
    public let size: PixelSize
    /// Frames per second, as a fraction.
    public let rate: (numerator: Int, denominator: Int)
    public let events: [Event]
    public let rows: [Row]
    public let bands: [Band]
    /// Path of a page with all scenes, relative to this one; `nil` for a standalone page.
    public var home: String?
    /// Path of a movie of the frames, relative to the page; `nil` if the page has images.
    public var movie: String?
    /// Path of a folder with a file `N.png` for each frame with number N, relative to the page, on a server that may still
    /// be drawing them; `nil` if the page has images. The page tells the page around it which frame it shows.
    public var frameFolder: String?
    /// Whether the images show a device, around which they are clear. Otherwise, a pattern shows where they are clear.
    public var showsDevice = false

    public init(
        title: String, facts: String, size: PixelSize, rate: (numerator: Int, denominator: Int),
        events: [Event] = [], rows: [Row] = [], bands: [Band] = []
    ) {
        self.title = title
        self.facts = facts
        self.size = size
        self.rate = rate
        self.events = events
        self.rows = rows
        self.bands = bands
    }

    /// Everything before the images.
    public var opening: String {
        // Next to an image wider than 3 : 2, the remaining part of a common window is narrower than below it.
        let form = size.width * 2 > size.height * 3 ? "wide" : "tall"
        return page.opening + """
            <main class="player \(form)">
            <header>
            \(home.map { "<p class=\"facts\"><a href=\"\(Markup.escaped($0))\">‹ All scenes</a></p>\n" } ?? "")\
            <h1>\(Markup.escaped(title))</h1>
            <p class="facts">\(Markup.escaped(facts))</p>
            <noscript><p>Playing takes JavaScript, which is switched off. What happened is listed below.</p></noscript>
            </header>
            <div class="stage" style="--aspect: \(size.width) / \(size.height)">\
            \(picture)</div>
            \(Self.deck)
            <div class="log" tabindex="-1">
            \(list)
            </div>
            <footer>Keys: ← → frame · Shift ← → ten frames · Home End · Space play · ↑ ↓ speed · L loop</footer>
            </main>

            """
    }

    /// Returns one image, embedded as its PNG file.
    public static func image(_ png: [UInt8]) -> String {
        "<script type=\"text/plain\" class=\"image\">\(Markup.base64(png))</script>\n"
    }

    /// Returns everything after the images.
    ///
    /// - Parameter frames: One or more frames in ascending order.
    public func closing(_ frames: [Frame]) -> String {
        let data: JSONValue = [
            "rate": [.number(Double(rate.numerator)), .number(Double(rate.denominator))],
            "frames": .array(frames.map { [.number(Double($0.number)), .number(Double($0.image))] }),
            "size": [.number(Double(size.width)), .number(Double(size.height))],
            "rows": .array(rows.map(\.json)), "bands": .array(bands.map(\.json)),
            "folder": frameFolder.map(JSONValue.string) ?? .null,
        ]
        return "<script type=\"application/json\" id=\"data\">\(Markup.script(data))</script>\n" + page.closing
    }

    private var page: Page {
        var page = Page(title: title, style: Self.style, script: Self.script)
        page.playsMoviesBeside = movie != nil
        page.asksServer = frameFolder != nil
        return page
    }

    private var picture: String {
        let look = showsDevice ? " class=\"device\"" : ""
        guard let movie else { return "<canvas role=\"img\" aria-label=\"The image\"\(look)></canvas>" }
        return
            "<video muted playsinline preload=\"auto\" aria-label=\"The image\"\(look) src=\"\(Markup.escaped(movie))\"></video>"
    }

    /// A table with one row per event. The time is shown only if it changes.
    private var list: String {
        var rows = ""
        var last: Double?
        for event in events {
            let time = event.time == last ? "" : Self.seconds(event.time)
            // A long name may be cut.
            let name = Markup.escaped(event.subject)
            let cells =
                [time, event.mark].map { "<td>\(Markup.escaped($0))" } + ["<td title=\"\(name)\">\(name)"]
                + ["<td>\(Markup.escaped(event.text))"]
            rows += "<tr class=\"\(Markup.escaped(event.kind))\" data-time=\"\(event.time)\">\(cells.joined())\n"
            last = event.time
        }
        return "<table class=\"events\"><tbody>\n\(rows)</tbody></table>"
    }

    /// Returns the time with four decimals, because a frame at 60 Hz takes 0.0167 s.
    private static func seconds(_ value: Double) -> String {
        let scaled = Int((value * 10_000).rounded())
        let fraction = String(scaled % 10_000)
        return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
    }
}

extension PlayerPage.Row {
    fileprivate var json: JSONValue {
        .object(
            [
                JSONMember("layer", .string(layer)), JSONMember("property", .string(property)),
                JSONMember("bars", .array(bars.map(\.json))),
            ] + (parts.isEmpty ? [] : [JSONMember("parts", .array(parts.map(\.json)))]))
    }
}

extension PlayerPage.Bar {
    fileprivate var json: JSONValue {
        [
            "begin": .number(begin), "end": .number(end), "notes": .array(notes.map { .string($0) }),
            "summary": .string(summary),
            "values": .array(values.map { [Self.short($0.x), Self.short($0.y)] }),
        ]
    }

    /// Returns the number with three decimals, which is less than a pixel of a bar.
    private static func short(_ value: Double) -> JSONValue { .number((value * 1000).rounded() / 1000) }
}

extension PlayerPage.Band {
    fileprivate var json: JSONValue {
        ["begin": .number(begin), "end": .number(end), "name": .string(name), "isTail": .bool(isTail)]
    }
}
