internal import FrameJSON
public import FramePainting

/// A page that plays a sequence, with controls and a timeline of events.
///
/// The page is written in three parts, so that not all images are in memory at once: ``opening``, a ``image(_:)`` for
/// each image that differs from those before, and ``closing(_:)``. The browser decodes images shortly before they are
/// shown.
public struct PlayerPage: Sendable {
    /// Something that happened at one instant.
    public struct Event: Equatable, Sendable {
        /// In seconds; events are in ascending order.
        public var time: Double
        /// `callback`, `request`, `animation`, `hierarchy`, `note`, or `more` where events were left out. Decides the
        /// colour.
        public var kind: String
        /// A symbol for the kind.
        public var mark: String
        public var subject: String
        public var text: String

        public init(time: Double, kind: String, mark: String, subject: String, text: String) {
            (self.time, self.kind, self.mark, self.subject, self.text) = (time, kind, mark, subject, text)
        }
    }

    /// Something with a duration, shown as a bar of the timeline.
    public struct Span: Equatable, Sendable {
        /// In seconds.
        public var begin: Double
        /// In seconds, not before ``begin``.
        public var end: Double
        /// The subject of the bar; bars of one subject are grouped.
        public var subject: String
        public var text: String

        public init(begin: Double, end: Double, subject: String, text: String) {
            (self.begin, self.end, self.subject, self.text) = (begin, end, subject, text)
        }
    }

    /// A frame and the image it shows.
    public struct Frame: Equatable, Sendable {
        /// The number in the sequence. The frame's time is this number divided by the rate.
        public var number: Int
        /// The index of the image, from 0 in the order in which images were written.
        public var image: Int

        public init(number: Int, image: Int) {
            (self.number, self.image) = (number, image)
        }
    }

    public let title: String
    /// One line under the title.
    public let facts: String
    public let size: PixelSize
    /// Pixels per point, above 0.
    public let scale: Double
    /// Frames per second, as a fraction.
    public let rate: (numerator: Int, denominator: Int)
    public let events: [Event]
    public let spans: [Span]

    public init(
        title: String, facts: String, size: PixelSize, scale: Double, rate: (numerator: Int, denominator: Int),
        events: [Event] = [], spans: [Span] = []
    ) {
        self.title = title
        self.facts = facts
        self.size = size
        self.scale = scale
        self.rate = rate
        self.events = events
        self.spans = spans
    }

    /// Everything before the images.
    public var opening: String {
        let form = size.width > size.height ? "wide" : "tall"
        let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
        return page.opening + """
            <h1>\(Markup.escaped(title))</h1>
            <p class="facts">\(Markup.escaped(facts))</p>
            <noscript><p>Playing takes JavaScript, which is switched off. What happened is listed below.</p></noscript>
            <main class="player \(form)">
            <div class="stage"><canvas width="\(size.width)" height="\(size.height)" role="img" aria-label="The image" \
            style="--width: \(width)px; --height: \(height)px"></canvas></div>
            <div class="log" tabindex="-1">
            \(list)
            </div>
            \(Self.deck)
            </main>
            <footer>Keys: ← → frame · Shift ← → ten frames · Home End · Space play · ↑ ↓ speed · L loop</footer>

            """
    }

    /// One image, embedded as its PNG file.
    public static func image(_ png: [UInt8]) -> String {
        "<script type=\"text/plain\" class=\"image\">\(Markup.base64(png))</script>\n"
    }

    /// Everything after the images.
    ///
    /// - Parameter frames: at least one, in ascending order.
    public func closing(_ frames: [Frame]) -> String {
        let data: JSONValue = [
            "rate": [.number(Double(rate.numerator)), .number(Double(rate.denominator))],
            "frames": .array(frames.map { [.number(Double($0.number)), .number(Double($0.image))] }),
            "spans": .array(
                spans.map { [.number($0.begin), .number($0.end), .string($0.subject), .string($0.text)] }),
        ]
        return "<script type=\"application/json\" id=\"data\">\(Markup.script(data))</script>\n" + page.closing
    }

    private var page: Page { Page(title: title, style: Self.style, script: Self.script) }

    /// A table with one row per event. The time is shown only where it changes.
    private var list: String {
        var rows = ""
        var last: Double?
        for event in events {
            let time = event.time == last ? "" : Self.seconds(event.time)
            let cells = [time, event.mark, event.subject, event.text].map { "<td>\(Markup.escaped($0))" }
            rows += "<tr class=\"\(Markup.escaped(event.kind))\" data-time=\"\(event.time)\">\(cells.joined())\n"
            last = event.time
        }
        return "<table class=\"events\"><tbody>\n\(rows)</tbody></table>"
    }

    /// Four decimals, because a frame at 60 Hz takes 0.0167 s.
    private static func seconds(_ value: Double) -> String {
        let scaled = Int((value * 10_000).rounded())
        let fraction = String(scaled % 10_000)
        return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
    }
}
