/// Pictures in one colour.
extension SoftPicture {
    /// The texels of a row of pixels, 0…1.
    func mixShares(
        _ upper: Int, _ isSingle: Bool, _ weights: SIMD4<Float>, _ line: UnsafeMutableBufferPointer<Float>
    ) {
        let width = columns.needed
        let weights = weights / 65_535
        let memory = UnsafeMutableRawBufferPointer(line)
        texels.shares.withUnsafeBytes { texels in
            @inline(__always) func four(_ row: Int, _ column: Int) -> SIMD4<Float> {
                let four = texels.loadUnaligned(
                    fromByteOffset: ((upper &+ row) &* width &+ column) &* 2, as: SIMD4<UInt16>.self)
                return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: four))
            }
            for column in stride(from: 0, to: width, by: 4) {
                let mixed =
                    isSingle
                    ? four(0, column) * (1 / 65_535)
                    : (four(0, column) * weights.x + four(3, column) * weights.w)
                        + (four(1, column) * weights.y + four(2, column) * weights.z)
                memory.storeBytes(of: mixed, toByteOffset: column &* 4, as: SIMD4<Float>.self)
            }
        }
    }

    func drawShares(
        from: Int, to: Int, _ line: UnsafeBufferPointer<Float>, _ tint: SolidSource,
        into row: UnsafeMutablePointer<Pixel>
    ) {
        var (index, part) = columns.place(from)
        if columns.step == 1 {
            tint.draw(UnsafePointer(line.baseAddress.unsafelyUnwrapped + index), over: row + from, count: to - from)
            return
        }
        let span = 256 * columns.step
        let unit = 1 / Float(span)
        let least = tint.leastShare
        withUnsafeTemporaryAllocation(of: Float.self, capacity: to - from + 4) { shares in
            let memory = UnsafeMutableRawBufferPointer(shares)
            var x = from
            // Where the run of pixels begins that are worked out and not yet drawn.
            var begin = from
            func finish(_ next: Int) {
                if begin < x, let base = shares.baseAddress {
                    tint.draw(base + (begin - from), over: row + begin, count: x - begin)
                }
                begin = next
            }
            while x < to {
                let (a, b, c, d) = (line[index], line[index + 1], line[index + 2], line[index + 3])
                let end = min(to, x + (span - part + 255) / 256)
                if a == b, b == c, c == d {
                    finish(end)
                    SourceOver.blend(tint.sharing(a), over: row + x, count: end - x)
                } else if max(a, b, c, d) <= least {
                    finish(end)
                } else {
                    let (p0, p1, p2, p3) = CubicSpline.powers(a, b, c, d)
                    var t = (SIMD4<Float>(0, 256, 512, 768) + Float(part)) * unit
                    for place in stride(from: x, to: end, by: 4) {
                        let four = ((t * p3 + p2) * t + p1) * t + p0
                        memory.storeBytes(of: four, toByteOffset: (place &- from) &* 4, as: SIMD4<Float>.self)
                        t = (SIMD4<Float>(0, 256, 512, 768) + Float(part &+ 256 &* (place &+ 4 &- x))) * unit
                    }
                }
                part += 256 * (end - x) - span
                index += 1
                x = end
            }
            finish(to)
        }
    }
}
