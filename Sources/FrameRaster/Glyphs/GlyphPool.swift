/// The masks of a plan, and where they go.
struct GlyphPool: Sendable {
    /// The most bytes all masks may take; letters beyond are drawn as paths. Tuned: a screen full of every letter of a
    /// text at every quarter of a pixel takes half a megabyte.
    static let byteLimit = 8 << 20
    /// What may be read beyond the last mask: rows are read four pixels at a time.
    static let padding = 4

    var masks: [GlyphMask] = []
    var coverage: [UInt8] = []
    var places: [GlyphPlace] = []

    /// Adds a mask of `outline`; `nil` when it covers nothing or there is no room.
    mutating func add(_ outline: GlyphOutline, at phase: (x: Double, y: Double)) -> Int? {
        guard var mask = outline.mask(at: phase), coverage.count + mask.width * mask.height <= Self.byteLimit else {
            return nil
        }
        mask.first = coverage.count
        outline.cover(mask, at: phase, into: &coverage)
        masks.append(mask)
        return masks.count - 1
    }

    func bounds(of place: GlyphPlace) -> PixelBounds {
        let mask = masks[place.mask]
        return PixelBounds(minX: place.x, minY: place.y, maxX: place.x + mask.width, maxY: place.y + mask.height)
    }

    /// With the room that reading needs.
    var padded: GlyphPool {
        var pool = self
        if !coverage.isEmpty { pool.coverage += [UInt8](repeating: 0, count: Self.padding) }
        return pool
    }
}
