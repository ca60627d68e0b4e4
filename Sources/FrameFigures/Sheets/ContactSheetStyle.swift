public import FrameGeometry

/// How a contact sheet is laid out. Lengths are pixels of the sheet.
public struct ContactSheetStyle: Equatable, Sendable {
    /// The most frames in a row, 1 or more.
    public var columns: Int
    /// Between frames, and around them all: 0 or more.
    public var gap: Int
    /// How many times smaller frames become: 1 leaves them as they are, 2 halves each side. 1 or more.
    public var shrink: Double
    /// What is between the frames, and seen through those that are not opaque.
    public var background: Color
    /// The colour of the line, one pixel wide, around each frame.
    public var border: Color

    public init(
        columns: Int = 5, gap: Int = 12, shrink: Double = 1, background: Color = .paper, border: Color = .hairline
    ) {
        self.columns = columns
        self.gap = gap
        self.shrink = shrink
        self.background = background
        self.border = border
    }
}

// Tuned: white and black screens both stand out from the ground, and the line does not compete with what it surrounds.
extension Color {
    /// Behind the frames of a figure.
    public static let paper = Color(red8: 236, green8: 237, blue8: 240, alpha8: 255)
    /// Around the frames of a figure.
    public static let hairline = Color(red8: 176, green8: 179, blue8: 186, alpha8: 255)
}
