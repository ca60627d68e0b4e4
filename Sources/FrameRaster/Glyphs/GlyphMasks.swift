import FrameGeometry
import FramePainting

/// The masks of the glyphs of one text. They stay valid as long as the text keeps its size and its subpixel positions.
struct GlyphMasks: Sendable {
    /// Everything the outlines depend on.
    struct Input: Hashable {
        let glyphs: Glyphs
        /// Transform from the outlines' units to pixels.
        let linear: Affine
    }

    /// Everything a mask depends on: an outline and its subpixel offset, in ``Subpixel`` units.
    struct Key: Hashable {
        let outline: Int
        let x: Int
        let y: Int

        var phase: (x: Double, y: Double) {
            (Double(x) / Double(Subpixel.one), Double(y) / Double(Subpixel.one))
        }
    }

    let input: Input
    private let outlines: [GlyphOutline?]
    /// Keys, one per glyph.
    private(set) var keys: [Key] = []
    /// Index of each glyph's mask; `nil` for a glyph that is drawn as a path.
    private(set) var indices: [Int?] = []
    private(set) var masks: [GlyphMask] = []
    /// Keys, one per mask.
    private(set) var maskKeys: [Key] = []
    private(set) var coverage: [UInt8] = []

    init(_ input: Input) {
        self.input = input
        outlines = input.glyphs.outlines.map { GlyphOutline($0, input.linear) }
    }

    /// Builds the masks of all glyphs, one per distinct key.
    mutating func make(_ keys: [Key]) {
        guard keys != self.keys else { return }
        self.keys = keys
        (indices, masks, maskKeys, coverage) = ([], [], [], [])
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
        maskKeys.append(key)
        return masks.count - 1
    }
}
