import FrameGeometry
import FramePainting

/// The masks of a text's letters. As long as the text is as large and lies as it did between pixels, they are the same.
struct GlyphMasks: Sendable {
    /// Everything that decides outlines.
    struct Input: Hashable {
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
    private(set) var indices: [Int?] = []
    private(set) var masks: [GlyphMask] = []
    private(set) var coverage: [UInt8] = []

    init(_ input: Input) { outlines = input.glyphs.outlines.map { GlyphOutline($0, input.linear) } }

    /// Makes the masks of letters, each once.
    mutating func make(_ keys: [Key]) {
        guard keys != self.keys else { return }
        self.keys = keys
        (indices, masks, coverage) = ([], [], [])
        indices.reserveCapacity(keys.count)
        var places: [Key: Int?] = [:]
        for key in keys {
            if let place = places[key] {
                indices.append(place)
                continue
            }
            let place = add(key)
            places[key] = .some(place)
            indices.append(place)
        }
    }

    private mutating func add(_ key: Key) -> Int? {
        guard let outline = outlines[key.outline], var mask = outline.mask(at: key.phase) else { return nil }
        mask.first = coverage.count
        outline.cover(mask, at: key.phase, into: &coverage)
        masks.append(mask)
        return masks.count - 1
    }
}
