/// How a filmstrip is laid out. Lengths are points.
public struct FilmstripStyle: Equatable, Sendable {
    /// What is drawn around each frame.
    public enum Border: Equatable, Sendable {
        /// A line.
        case hairline
        /// A device's body; its screen's corners are as round as this share of the screen's width.
        case bezel(corner: Double)
    }

    /// Written above; `nil` for nothing.
    public var title: String?
    /// The most frames in a row, 1 or more.
    public var columns: Int
    /// Between frames, 0 or more.
    public var gap: Double
    /// Above 0.
    public var frameWidth: Double
    /// The most pixels per point the figure will be drawn with: pictures are kept as large as that needs.
    public var scale: Int
    public var border: Border

    /// - Parameters:
    ///   - columns: `nil` for as many as fit 960 points, or less, so that rows are of one length.
    ///   - frameWidth: `nil` for a width that suits the number of frames.
    public init(
        frames count: Int, title: String? = nil, columns: Int? = nil, gap: Double = 16, frameWidth: Double? = nil,
        scale: Int = 2, border: Border = .hairline
    ) {
        let width = frameWidth ?? Self.suitableWidth(count)
        self.title = title
        let most = max(1, Int((960 + gap) / (width + gap)))
        let rows = max(1, (count + most - 1) / most)
        self.columns = max(1, columns ?? (count + rows - 1) / rows)
        self.gap = gap
        self.frameWidth = width
        self.scale = max(1, scale)
        self.border = border
    }

    /// Tuned: six in a row that can be read, thirty on a page, hundreds to look over.
    public static func suitableWidth(_ count: Int) -> Double {
        switch count {
        case ...6: 144
        case ...12: 120
        case ...40: 96
        default: 64
        }
    }
}
