/// A font at a size, as layout needs it.
public struct TextFont: Hashable, Sendable {
    /// In the order in which they are asked for a character. The last takes what all others lack.
    public var faces: [Face]
    /// Points.
    public var size: Double
    /// Points after each character.
    public var tracking: Double
    /// OpenType features to switch on, by their tags.
    public var features: [String]
    /// Points above and below the baseline, both positive. A line is as tall as their sum.
    public var ascent: Double
    public var descent: Double

    public init(
        faces: [Face], size: Double, tracking: Double = 0, features: [String] = [], ascent: Double, descent: Double
    ) {
        self.faces = faces
        self.size = size
        self.tracking = tracking
        self.features = features
        self.ascent = ascent
        self.descent = descent
    }
}
