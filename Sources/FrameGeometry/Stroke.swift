/// How a line is drawn along an outline.
public struct Stroke: Hashable, Sendable {
    /// How a line ends that is not closed; dashes end so too.
    public enum Cap: String, CaseIterable, Sendable {
        case butt
        case round
        /// Half the width further, straight.
        case square
    }

    /// How two pieces meet at a corner, on its outer side.
    public enum Join: String, CaseIterable, Sendable {
        /// Both sides go on until they meet; cut off like a bevel where that is further away than the limit.
        case miter
        case round
        case bevel
    }

    /// In points, half to each side. 0 is a hairline: what is drawn is about a pixel wide, however it is scaled; its outline
    /// is nothing. A width below 0, or not finite, draws nothing; one below a pixel a line as faint as its area.
    public var width: Double
    public var cap: Cap
    public var join: Join
    /// How long a miter may be, from the inner to the outer corner, in widths. 10 as in Core Graphics.
    public var miterLimit: Double
    /// The lengths of dashes and gaps in turn, from the start of each contour, over and over. An odd number of lengths is
    /// gone through twice. No dashes if there is none, if one is negative or not finite, or if their sum is 0 or not finite.
    ///
    /// A gap of 0 cuts all the same: two dashes that meet at a corner do not join there. Only where a closed contour starts,
    /// a dash that ends there and one that begins there are one.
    public var dash: [Double]
    /// How far into the lengths a contour starts.
    public var dashPhase: Double

    public init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
