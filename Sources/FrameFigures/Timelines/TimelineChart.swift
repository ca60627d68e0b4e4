public import FrameGeometry

/// A run along a time axis, with animations as bars, calls as marks, and interactive phases shaded.
///
/// Times are seconds from 0. Rows keep the order in which they are given.
public struct TimelineChart: Sendable {
    /// Title printed above the chart; `nil` for none.
    public var title: String?
    /// Duration in seconds.
    public var duration: Double
    /// Frames per second, for a second axis; `nil` for none.
    public var frameRate: Double?
    public var rows: [TimelineRow] = []
    public var callRows: [TimelineCallRow] = []
    public var phases: [TimelinePhase] = []
    /// Width in points, 400 or more; the figure is wider if its names need more than half.
    public var width = 960.0

    public init(title: String? = nil, duration: Double, frameRate: Double? = nil) {
        self.title = title
        self.duration = duration
        self.frameRate = frameRate
    }
}

/// The animations of one property of one layer.
public struct TimelineRow: Sendable {
    /// A single animation.
    public struct Bar: Sendable {
        public var start: Double
        public var end: Double
        /// Alternative texts next to or below the bar, of which the first that fits is shown: its values, its length
        /// and curve.
        public var notes: [String]
        /// Description for screen readers.
        public var summary: String
        /// Points of the curve: x from 0 at the bar's start to 1 at its end, y from 0 at the lower of the first and
        /// last values to 1 at the higher one; y may overshoot.
        public var values: [Point]

        public init(start: Double, end: Double, notes: [String], summary: String, values: [Point]) {
            self.start = start
            self.end = end
            self.notes = notes
            self.summary = summary
            self.values = values
        }

        /// Returns the curve without points that are less than half a point to the right of the previous one.
        package func values(width: Double) -> [Point] {
            var points: [Point] = []
            for (index, point) in values.enumerated() {
                let isEnd = index == 0 || index == values.count - 1
                if isEnd || (point.x - (points.last?.x ?? 0)) * width >= 0.5 { points.append(point) }
            }
            return points
        }
    }

    /// Name of the layer. Rows of one layer are adjacent and share a color.
    public var layer: String
    public var property: String
    /// Bars ordered by time, without overlaps.
    public var bars: [Bar]
    /// The name of the bar, cell or control of which the layer is a part that UIKit made; `nil` for other layers.
    public var owner: String?
    /// The rows that this one stands for; empty for the row of a layer.
    public var parts: [TimelineRow] = []

    public init(layer: String, property: String, bars: [Bar]) {
        self.layer = layer
        self.property = property
        self.bars = bars
    }
}

/// The calls received and made by one object.
public struct TimelineCallRow: Sendable {
    /// Calls at one instant, or repeated until another.
    public struct Mark: Sendable {
        public var time: Double
        /// Time of the last repetition; `nil` for an instant.
        public var end: Double?
        /// Names of methods, the most significant first.
        public var names: [String]
        /// Whether the application called the framework.
        public var isRequest: Bool

        public init(time: Double, end: Double? = nil, names: [String], isRequest: Bool) {
            self.time = time
            self.end = end
            self.names = names
            self.isRequest = isRequest
        }
    }

    public var subject: String
    /// Marks ordered by time.
    public var marks: [Mark]

    public init(subject: String, marks: [Mark]) {
        self.subject = subject
        self.marks = marks
    }
}

/// A phase of an interactive transition.
public struct TimelinePhase: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// A touch drives the transition.
        case tracked
        /// The touch has ended; the transition runs to its end or back.
        case tail
    }

    public var start: Double
    public var end: Double
    public var kind: Kind
    public var name: String

    public init(start: Double, end: Double, kind: Kind, name: String) {
        self.start = start
        self.end = end
        self.kind = kind
        self.name = name
    }
}

extension TimelineChart {
    /// Returns the chart as a figure, as tall as its rows need.
    public func figure(_ palette: Palette, _ lettering: Lettering) -> Figure {
        var drawing = TimelineDrawing(self, palette, lettering)
        drawing.draw()
        return Figure(
            size: Size(width: drawing.right + TimelineDrawing.margin, height: drawing.bottom),
            background: palette.ground,
            title: title.map { "Timeline: \($0)" } ?? "Timeline", summary: summary, elements: drawing.elements)
    }

    /// The number of animations, including those that a row stands for.
    public var animationCount: Int {
        rows.reduce(0) { $0 + ($1.parts.isEmpty ? [$1] : $1.parts).reduce(0) { $0 + $1.bars.count } }
    }

    private var summary: String {
        let (bars, count) = (animationCount, rows.reduce(0) { $0 + max(1, $1.parts.count) })
        var sentences = [
            "\(SVGText.number(duration)) seconds.",
            bars == 0
                ? "Nothing is animated."
                : "\(bars) animation\(bars == 1 ? "" : "s") of \(count) propert\(count == 1 ? "y" : "ies").",
        ]
        sentences += phases.map {
            "\($0.name) from \(SVGText.number($0.start)) to \(SVGText.number($0.end)) seconds."
        }
        return sentences.joined(separator: " ")
    }
}
