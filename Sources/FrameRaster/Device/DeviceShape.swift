import FrameGeometry

/// A shape with its edges in device coordinates.
enum DeviceShape: Equatable, Sendable {
    /// A rectangle, as a shortcut that gives exactly the coverage of the equivalent chains.
    case rect(DeviceRect)
    /// An outline that winds once around its inside, given by indices of the plan's chains.
    case outline(chains: Range<Int>)
    /// A path that may cross itself.
    case path(chains: Range<Int>, FillRule)
    /// Paths whose coverage is added up, to at most 1: the contours of a stroke (facts/overlapping-strokes). Each is
    /// filled by the non-zero rule; ``Chain/part`` distinguishes them.
    case sum(chains: Range<Int>)
    /// A path with hard edges, which covers the pixels whose centers lie inside.
    case centers(chains: Range<Int>, FillRule)
}

/// An axis-aligned rectangle in ``Subpixel`` units.
struct DeviceRect: Equatable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    init(_ bounds: PixelBounds) {
        self.init(
            left: bounds.minX << Subpixel.bits, top: bounds.minY << Subpixel.bits,
            right: bounds.maxX << Subpixel.bits, bottom: bounds.maxY << Subpixel.bits)
    }

    /// Rectangle of pixels whose centers lie inside; `nil` if there are none.
    var centers: DeviceRect? {
        func column(_ x: Int) -> Int { Subpixel.firstCenter(x: x) << Subpixel.bits }
        func row(_ y: Int) -> Int { Subpixel.firstCenter(y: y) << Subpixel.bits }
        let whole = DeviceRect(left: column(left), top: row(top), right: column(right), bottom: row(bottom))
        return whole.left < whole.right && whole.top < whole.bottom ? whole : nil
    }

    /// Whether all four edges fall on pixel boundaries.
    var isOnWholePixels: Bool { (left | top | right | bottom) & (Subpixel.one - 1) == 0 }
}

/// A monotonic part of an outline: `vertices[first..<first + count]`, from top to bottom.
///
/// A row finds its segments by binary search, however finely an arc is divided.
struct Chain: Equatable, Sendable {
    var first: Int32
    var count: Int32
    /// Winding: +1 where the outline runs downward, −1 where it runs upward.
    var winding: Int32
    /// Number of the path it belongs to, within a ``DeviceShape/sum(chains:)``.
    var part: Int32 = 0
}

/// A vertex of an outline in ``Subpixel`` units.
struct Vertex: Equatable, Sendable {
    var x: Int32
    var y: Int32
}
