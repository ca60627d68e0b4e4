import FrameGeometry
import FramePainting

/// The masks of a text's letters. As long as the text is as large and lies as it did between pixels, they are the same.
struct Letters: Sendable {
    /// Everything that decides outlines.
    struct Origin: Hashable {
        let glyphs: Glyphs
        /// From the outlines' units to pixels.
        let linear: Affine
    }

    /// What a mask is made of: an outline, and the parts of a pixel it is moved by, in ``Subpixel`` units.
    struct Key: Hashable {
        let outline: Int
        let x: Int
        let y: Int

        var phase: (x: Double, y: Double) {
            (Double(x) / Double(Subpixel.one), Double(y) / Double(Subpixel.one))
        }
    }

    private let outlines: [GlyphOutline?]
    /// Of each letter.
    private(set) var keys: [Key] = []
    /// Which mask each letter has; `nil` if it is to be drawn as a path.
    private(set) var masks: [Int?] = []
    private(set) var known: [GlyphMask] = []
    private(set) var coverage: [UInt8] = []

    init(_ origin: Origin) { outlines = origin.glyphs.outlines.map { GlyphOutline($0, origin.linear) } }

    /// Makes the masks of letters, each once.
    mutating func make(_ keys: [Key]) {
        guard keys != self.keys else { return }
        self.keys = keys
        (masks, known, coverage) = ([], [], [])
        masks.reserveCapacity(keys.count)
        var places: [Key: Int?] = [:]
        for key in keys {
            if let place = places[key] {
                masks.append(place)
                continue
            }
            let place = add(key)
            places[key] = .some(place)
            masks.append(place)
        }
    }

    private mutating func add(_ key: Key) -> Int? {
        guard let outline = outlines[key.outline], var mask = outline.mask(at: key.phase) else { return nil }
        mask.first = coverage.count
        outline.cover(mask, at: key.phase, into: &coverage)
        known.append(mask)
        return known.count - 1
    }
}
