extension RowPainter {
    /// The letters of `places` that touch row `y`, one over the other.
    func paintGlyphs(
        _ y: Int, _ bounds: PixelBounds, _ source: SolidSource, _ places: Range<Int>,
        _ row: UnsafeMutablePointer<Pixel>
    ) {
        let full = SIMD4(repeating: source.full.pixel.word)
        let isOpaque = source.full.isOpaque
        plan.glyphs.coverage.withUnsafeBytes { coverage in
            for place in plan.glyphs.places[places] {
                let mask = plan.glyphs.masks[place.mask]
                let line = y - place.y
                guard line >= 0, line < mask.height else { continue }
                let end = min(place.x + mask.width, bounds.maxX)
                var x = max(place.x, bounds.minX)
                var offset = mask.first + line * mask.width + x - place.x
                while x < end {
                    let four = coverage.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                    let count = end - x
                    if four == .max, isOpaque, count >= 4 {
                        Words.store(full, to: row + x, count: 4)
                    } else if four != 0 {
                        let bytes = SIMD4<UInt8>(
                            UInt8(truncatingIfNeeded: four), UInt8(truncatingIfNeeded: four >> 8),
                            UInt8(truncatingIfNeeded: four >> 16), UInt8(truncatingIfNeeded: four >> 24))
                        let shares = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: bytes)) * (1 / 255)
                        let words = Words.load(row + x, count: count)
                        Words.store(source.sharing(shares).over(words), to: row + x, count: count)
                    }
                    x += 4
                    offset += 4
                }
            }
        }
    }
}
