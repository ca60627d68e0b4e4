import FrameGeometry

/// The glyph masks of a plan and where they are drawn.
struct GlyphPool: Sendable {
    /// Memory limit of all masks in bytes; texts beyond it are drawn as paths. Tuned: a full screen of text, with every
    /// letter at every quarter of a pixel, takes half a megabyte.
    static let byteLimit = 8 << 20
    /// Number of bytes that may be read past the last mask, because rows are read four pixels at a time.
    static let padding = 4

    /// Number of bytes above which equal glyphs of different texts share a mask. Below it, looking up masks by their
    /// outlines costs more than it saves.
    private static let sharedBytes = 1 << 20

    /// Everything a mask depends on.
    private struct Key: Hashable {
        let outline: Path
        let linear: Affine
        let x: Int
        let y: Int
    }

    private var shared: [Key: Int] = [:]
    var masks: [GlyphMask] = []
    var coverage: [UInt8] = []
    var places: [GlyphPlace] = []

    /// Adds the masks of a text and returns their indices, or `nil` if the pool is full.
    mutating func add(_ text: GlyphMasks) -> [Int]? {
        let isSharing = coverage.count + text.coverage.count > Self.sharedBytes
        var indices: [Int] = []
        for (mask, key) in zip(text.masks, text.maskKeys) {
            let key =
                isSharing
                ? Key(outline: text.input.glyphs.outlines[key.outline], linear: text.input.linear, x: key.x, y: key.y)
                : nil
            if let key, let index = shared[key] {
                indices.append(index)
                continue
            }
            let bytes = text.coverage[mask.first..<mask.first + mask.width * mask.height]
            guard coverage.count + bytes.count <= Self.byteLimit else { return nil }
            indices.append(masks.count)
            if let key { shared[key] = masks.count }
            masks.append(mask)
            masks[masks.count - 1].first = coverage.count
            coverage += bytes
        }
        return indices
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
    /// Horizontal offset from the pixel that contains the origin to the mask's top-left pixel.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// Offset of its rows in the pool; rows follow each other without gaps.
    var first: Int
}

/// A mask at a position on the device.
struct GlyphPlace: Sendable {
    /// Column of the mask's top-left pixel.
    var x: Int
    var y: Int
    /// Index into the pool's masks.
    var mask: Int
}
