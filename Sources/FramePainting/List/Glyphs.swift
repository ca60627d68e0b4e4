public import FrameGeometry

/// Many copies of a few outlines: a text's letters.
///
/// Each copy is filled by the non-zero rule, one over the other, as if it were an item of its own. As a clip, and where its
/// outlines are stroked, a text is one path.
public struct Glyphs: Hashable, Sendable {
    /// One copy.
    public struct Place: Hashable, Sendable {
        /// Which of the outlines.
        public var outline: Int
        /// Where the outline's origin is.
        public var origin: Point

        public init(_ outline: Int, at origin: Point) {
            self.outline = outline
            self.origin = origin
        }
    }

    /// In units of their own.
    public let outlines: [Path]
    /// How long such a unit is in the shape's coordinates.
    public let unit: Double
    /// Copies of outlines that do not exist are not there.
    public let places: [Place]
    /// Stands for all of the above where a table looks for equals: text lists come again in every frame.
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
