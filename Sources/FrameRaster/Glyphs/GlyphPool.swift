/// The glyph masks of a plan and where they are drawn.
struct GlyphPool: Sendable {
    /// The memory limit of all masks in bytes; texts beyond it are drawn as paths. Tuned: a full screen of text, with
    /// every letter at every quarter of a pixel, takes half a megabyte.
    static let byteLimit = 8 << 20
    /// Bytes that may be read past the last mask, because rows are read four pixels at a time.
    static let padding = 4

    var masks: [GlyphMask] = []
    var coverage: [UInt8] = []
    var places: [GlyphPlace] = []

    /// Adds the masks of a text and returns the index of the first; `nil` when the pool is full.
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

    /// This pool with ``padding`` appended.
    var padded: GlyphPool {
        var pool = self
        if !coverage.isEmpty { pool.coverage += [UInt8](repeating: 0, count: Self.padding) }
        return pool
    }
}

/// The coverage of one outline at one subpixel position, as bytes in a pool.
struct GlyphMask: Sendable {
    /// From the pixel that contains the origin to the mask's top left pixel.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// The offset of its rows in the pool; rows follow each other without gaps.
    var first: Int
}

/// A mask at a position on the device.
struct GlyphPlace: Sendable {
    /// The pixel of the mask's top left byte.
    var x: Int
    var y: Int
    /// An index of the pool's masks.
    var mask: Int
}
