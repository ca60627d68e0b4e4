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
    mutating func add(_ glyphMasks: GlyphMasks) -> Int? {
        guard coverage.count + glyphMasks.coverage.count <= Self.byteLimit else { return nil }
        let first = masks.count
        for mask in glyphMasks.masks {
            masks.append(mask)
            masks[masks.count - 1].first += coverage.count
        }
        coverage += glyphMasks.coverage
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

/// The coverage of one outline at one place between pixels, in bytes of a pool.
struct GlyphMask: Sendable {
    /// From the pixel its origin is in to its top left pixel.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// Where its rows begin in the pool, one after the other.
    var first: Int
}

/// A mask on the device.
struct GlyphPlace: Sendable {
    /// The pixel of the mask's top left byte.
    var x: Int
    var y: Int
    /// Which mask of the pool.
    var mask: Int
}
