public import FrameGeometry

/// An outline that can be filled or clipped to. An empty rectangle (see `Rect`) covers nothing.
public enum Shape: Hashable, Sendable {
    case rect(Rect)
    /// Corners are circular arcs; radii that do not fit are scaled down together (`CornerRadii.fitted(to:)`).
    case roundedRect(Rect, CornerRadii)
    /// A border: the inside of the rounded rectangle without that of the same outline inset by `width` points. The inner
    /// radii are the outer ones less `width`. A width of half a side or more fills everything.
    case ring(Rect, CornerRadii, width: Double)
    /// The ellipse that touches the rectangle's sides at their midpoints.
    case ellipse(Rect)
    /// Contours count as closed. They may cross themselves and each other; the rule decides what is inside. A non-finite
    /// path covers nothing.
    case path(Path, FillRule)
    /// Text. Non-finite glyphs cover nothing.
    case glyphs(Glyphs)
}

/// Clips a group to the inside of a shape: coverage multiplies the group's alpha.
public struct Clip: Hashable, Sendable {
    public var shape: Shape
    /// From the shape's coordinates to the clipped group's own.
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
/// Each copy is filled by the non-zero rule, one over the other, as if it were an item of its own. Clipped to or stroked, a
/// text is one path.
public struct Glyphs: Hashable, Sendable {
    /// A copy of an outline.
    public struct Place: Hashable, Sendable {
        /// The index of the outline.
        public var outline: Int
        /// The position of the outline's origin.
        public var origin: Point

        public init(_ outline: Int, at origin: Point) {
            self.outline = outline
            self.origin = origin
        }
    }

    /// In units of ``unit``.
    public let outlines: [Path]
    /// The length of the outlines' unit in the shape's coordinates.
    public let unit: Double
    /// Copies of outlines that do not exist are ignored.
    public let places: [Place]
    /// The hash of all of the above, computed once: the same text is looked up in tables in every frame.
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

    /// From an outline's units to the shape's coordinates, for one copy.
    public func transform(of place: Place) -> Affine {
        Affine(a: unit, b: 0, c: 0, d: unit, tx: place.origin.x, ty: place.origin.y)
    }

    /// All copies as one path.
    public var path: Path {
        Path(
            places.flatMap { place in
                outlines.indices.contains(place.outline)
                    ? outlines[place.outline].applying(transform(of: place)).elements : []
            })
    }
}
