/// The masks of a plan, and where they go.
struct GlyphPool: Sendable {
    /// The most bytes all masks may take; texts beyond are drawn as paths. Tuned: a screen full of every letter of a
    /// text at every quarter of a pixel takes half a megabyte.
    static let byteLimit = 8 << 20
    /// What may be read beyond the last mask: rows are read four pixels at a time.
    static let padding = 4

    var masks: [GlyphMask] = []
    var coverage: [UInt8] = []
    var places: [GlyphPlace] = []

    /// Adds the masks of a text, and says the number of the first; `nil` when there is no room.
    mutating func add(_ letters: Letters) -> Int? {
        guard coverage.count + letters.coverage.count <= Self.byteLimit else { return nil }
        let first = masks.count
        for mask in letters.known {
            masks.append(mask)
            masks[masks.count - 1].first += coverage.count
        }
        coverage += letters.coverage
        return first
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
