public import FrameGeometry

/// One property of one layer.
public struct TimelineRow: Sendable {
    /// One animation of it.
    public struct Bar: Sendable {
        public var start: Double
        public var end: Double
        /// The first of these that there is room for is written beside the bar: how long, and along which curve.
        public var notes: [String]
        /// What a screen reader says.
        public var summary: String
        /// How far the value has come: x from 0 at the bar's start to 1 at its end, y from 0 at the first value to 1 at the last,
        /// or beyond.
        public var course: [Point]

        public init(start: Double, end: Double, notes: [String], summary: String, course: [Point]) {
            self.start = start
            self.end = end
            self.notes = notes
            self.summary = summary
            self.course = course
        }
    }

    /// Rows of one layer stand together and share a colour.
    public var layer: String
    public var property: String
    /// In order, none over another.
    public var bars: [Bar]

    public init(layer: String, property: String, bars: [Bar]) {
        self.layer = layer
        self.property = property
        self.bars = bars
    }
}
