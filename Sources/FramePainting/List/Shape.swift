public import FrameGeometry

/// An outline that can be filled or clipped to. An empty rectangle (see `Rect`) covers nothing.
public enum Shape: Hashable, Sendable {
    case rect(Rect)
    /// A rounded rectangle. Corners are circular arcs; radii that do not fit are scaled down together
    /// (`CornerRadii.fitted(to:)`).
    case roundedRect(Rect, CornerRadii)
    /// A border: the inside of the rounded rectangle without the inside of the same outline inset by `width` points.
    /// The inner radii are the outer ones minus `width`. A width of half a side or more fills everything.
    case ring(Rect, CornerRadii, width: Double)
    /// The ellipse that touches the rectangle's sides at their midpoints.
    case ellipse(Rect)
    /// A path whose contours count as closed. They may cross themselves and each other; the rule decides which points
    /// are inside. A non-finite path covers nothing.
    case path(Path, FillRule)
    /// Text. Non-finite glyphs cover nothing.
    case glyphs(Glyphs)
}

/// Clips a group to the inside of a shape, whose coverage multiplies the group's alpha.
public struct Clip: Hashable, Sendable {
    public var shape: Shape
    /// Transform from the shape's coordinates to the clipped group's own.
    public var transform: Affine
    public var edges: Edges

    public init(_ shape: Shape, edges: Edges = .smooth, transform: Affine = .identity) {
        self.shape = shape
        self.edges = edges
        self.transform = transform
    }
}

/// Many copies of a few outlines: the glyphs of a text.
///
/// Each copy is filled by the non-zero rule, one over the other, as if it were a separate item. For clipping and
/// stroking, a text is a single path.
public struct Glyphs: Hashable, Sendable {
    /// A copy of an outline.
    public struct Place: Hashable, Sendable {
        /// Index of the outline.
        public var outline: Int
        /// Position of the outline's origin.
        public var origin: Point

        public init(_ outline: Int, at origin: Point) {
            self.outline = outline
            self.origin = origin
        }
    }

    /// Outlines in units of ``unit``.
    public let outlines: [Path]
    /// Length of the outlines' unit in the shape's coordinates.
    public let unit: Double
    /// Placed copies. Copies of outlines that do not exist are ignored.
    public let places: [Place]
    /// Hash of all properties above, computed once because the same text is looked up in tables in every frame.
    private let fingerprint: Int

    public init(outlines: [Path], unit: Double, places: [Place]) {
        self.outlines = outlines
        self.unit = unit
        self.places = places
        var hasher = Hasher()
        hasher.combine(outlines)
        hasher.combine(unit)
        hasher.combine(places)
        fingerprint = hasher.finalize()
    }

    public static func == (left: Glyphs, right: Glyphs) -> Bool {
        left.fingerprint == right.fingerprint && left.unit == right.unit && left.places == right.places
            && left.outlines == right.outlines
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

    /// Returns the transform from an outline's units to the shape's coordinates, for one copy.
    public func transform(of place: Place) -> Affine {
        Affine(a: unit, b: 0, c: 0, d: unit, tx: place.origin.x, ty: place.origin.y)
    }

    /// All copies as a single path.
    public var path: Path {
        Path(
            places.flatMap { place in
                outlines.indices.contains(place.outline)
                    ? outlines[place.outline].applying(transform(of: place)).elements : []
            })
    }
}
