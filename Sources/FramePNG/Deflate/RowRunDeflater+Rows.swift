// The two loops that look at every pixel.
extension RowRunDeflater {
    /// Writes the row less the row above into `delta`, component by component, and remembers the row. Whether nothing
    /// remains.
    mutating func subtractAbove(_ row: UnsafeRawBufferPointer) -> Bool {
        let mask: UInt32 = bytesPerPixel == 4 ? 0xFFFF_FFFF : 0x00FF_FFFF
        return above.withUnsafeMutableBytes { above in
            delta.withUnsafeMutableBytes { delta in
                var remains = SIMD16<UInt8>.zero
                let lanes = SIMD4<UInt32>(repeating: mask.littleEndian)
                let kept = unsafeBitCast(lanes, to: SIMD16<UInt8>.self)
                let wholeGroups = row.count & ~15
                for offset in stride(from: 0, to: wholeGroups, by: 16) {
                    let now = row.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
                    let before = above.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
                    let difference = (now &- before) & kept
                    above.storeBytes(of: now, toByteOffset: offset, as: SIMD16<UInt8>.self)
                    delta.storeBytes(of: difference, toByteOffset: offset, as: SIMD16<UInt8>.self)
                    remains |= difference
                }
                for offset in wholeGroups..<row.count {
                    let difference = (row[offset] &- above[offset]) & (mask >> (8 * UInt32(offset & 3)) & 0xFF).byte
                    above[offset] = row[offset]
                    delta[offset] = difference
                    remains[0] |= difference
                }
                return remains == .zero
            }
        }
    }

    /// Says `delta` as literals and runs.
    mutating func addRuns() {
        let bytes = bytesPerPixel
        let count = width
        delta.withUnsafeBufferPointer { delta in
            guard let pixels = delta.baseAddress else { return }
            var start = 0
            while start < count {
                let pixel = pixels[start]
                let end = Self.endOfRun(pixels, from: start, to: count)
                addRun(UInt32(littleEndian: pixel), count: end - start, bytes: bytes)
                start = end
            }
        }
        checksum.reduce()
    }

    /// The first place after `start` with another pixel, two at a time.
    @inline(__always)
    private static func endOfRun(_ pixels: UnsafePointer<UInt32>, from start: Int, to count: Int) -> Int {
        let pixel = pixels[start]
        var end = start + 1
        let pair = UInt64(pixel) << 32 | UInt64(pixel)
        let raw = UnsafeRawPointer(pixels)
        while end + 8 <= count {
            let first = raw.loadUnaligned(fromByteOffset: end * 4, as: UInt64.self) ^ pair
            let second = raw.loadUnaligned(fromByteOffset: end * 4 + 8, as: UInt64.self) ^ pair
            let third = raw.loadUnaligned(fromByteOffset: end * 4 + 16, as: UInt64.self) ^ pair
            let fourth = raw.loadUnaligned(fromByteOffset: end * 4 + 24, as: UInt64.self) ^ pair
            if first | second | third | fourth != 0 { break }
            end += 8
        }
        while end < count, pixels[end] == pixel { end += 1 }
        return end
    }

    @inline(__always)
    private mutating func addRun(_ pixel: UInt32, count: Int, bytes: Int) {
        if pixel == 0 {
            checksum.addZeros(count * bytes)
            sequences.addByteRun(0, count: count * bytes)
        } else {
            checksum.addPixels(pixel, bytes: bytes, count: count)
            sequences.addPixelRun(pixel, bytes: bytes, count: count)
        }
    }
}

extension UInt32 {
    fileprivate var byte: UInt8 { UInt8(truncatingIfNeeded: self) }
}
