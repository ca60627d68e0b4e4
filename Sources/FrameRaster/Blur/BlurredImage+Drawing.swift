/// Images with any colors.
extension BlurredImage {
    /// Interpolates the texels along y for one row of pixels.
    func mixColors(
        _ upper: Int, _ isSingle: Bool, _ weights: SIMD4<Float>, _ line: UnsafeMutableBufferPointer<SIMD4<Float>>
    ) {
        let width = columns.needed
        texels.colors.withUnsafeBufferPointer { texels in
            guard let first = texels.baseAddress.map({ $0 + upper * width }) else { return }
            if isSingle {
                for column in 0..<width { line[column] = Self.float(first[column]) }
                return
            }
            for column in 0..<width {
                let outer = Self.float(first[column]) * weights.x + Self.float(first[column &+ 3 &* width]) * weights.w
                let inner =
                    Self.float(first[column &+ width]) * weights.y + Self.float(first[column &+ 2 &* width]) * weights.z
                line[column] = outer + inner
            }
        }
    }

    @inline(__always) private static func float(_ texel: SIMD4<UInt16>) -> SIMD4<Float> {
        SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: texel))
    }

    /// Multiplies colors, which stay within 0…65535.
    static func multiply(_ line: UnsafeMutableBufferPointer<SIMD4<Float>>, by gain: Float) {
        guard gain != 1 else { return }
        for index in line.indices {
            let color = line[index] * gain
            line[index] = color.replacing(with: 65_535, where: color .> 65_535)
        }
    }

    /// Multiplies the pixels from column `x` on by the gains of their columns.
    ///
    /// - Parameters:
    ///   - channels: Planar channels, `stride` apart, with room for three more pixels.
    ///   - channelCount: Number of channels to multiply, 3 or 4.
    @inline(__always) private func weigh(
        _ channels: UnsafeMutablePointer<Float>, _ stride: Int, from x: Int, count: Int, channelCount: Int = 4
    ) {
        guard let gains, !gains.areOne(in: x..<x + count) else { return }
        gains.withColumns(from: x) { gains in
            let (gains, channels) = (UnsafeRawPointer(gains), UnsafeMutableRawPointer(channels))
            for index in Swift.stride(from: 0, to: count, by: 4) {
                let gain = gains.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<Float>.self)
                for channel in 0..<channelCount {
                    let place = (channel &* stride &+ index) &* 4
                    let four = channels.loadUnaligned(fromByteOffset: place, as: SIMD4<Float>.self) * gain
                    channels.storeBytes(
                        of: four.replacing(with: 65_535, where: four .> 65_535), toByteOffset: place,
                        as: SIMD4<Float>.self)
                }
            }
        }
    }

    func drawColors(
        from: Int, to: Int, _ line: UnsafeBufferPointer<SIMD4<Float>>, _ replaces: Bool,
        into row: UnsafeMutablePointer<Pixel>
    ) {
        // The channels are planar, with padding for the vector stores past the last pixel.
        let stride = to - from + 4
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * stride) { channels in
            guard let channels = channels.baseAddress else { return }
            if columns.step == 1 {
                let first = columns.place(from).index
                for index in 0..<to - from {
                    let color = line[first &+ index]
                    for channel in 0..<4 { channels[channel &* stride &+ index] = color[channel] }
                }
                weigh(channels, stride, from: from, count: to - from)
                return Self.draw(channels, stride, replaces, over: row + from, count: to - from)
            }
            drawBetween(from: from, to: to, line, channels, stride, replaces, into: row)
        }
    }

    private func drawBetween(
        from: Int, to: Int, _ line: UnsafeBufferPointer<SIMD4<Float>>, _ channels: UnsafeMutablePointer<Float>,
        _ stride: Int, _ replaces: Bool, into row: UnsafeMutablePointer<Pixel>
    ) {
        var (index, part) = columns.place(from)
        let span = 256 * columns.step
        let unit = 1 / Float(span)
        var x = from
        // This is the start of the pixels that are computed but not yet drawn.
        var begin = from
        var areOpaque = false
        func finish(_ next: Int) {
            if begin < x {
                let first = channels + (begin - from)
                if areOpaque {
                    weigh(first, stride, from: begin, count: x - begin, channelCount: 3)
                    Self.drawOpaque(first, stride, over: row + begin, count: x - begin)
                } else {
                    weigh(first, stride, from: begin, count: x - begin)
                    Self.draw(first, stride, replaces, over: row + begin, count: x - begin)
                }
            }
            begin = next
        }
        while x < to {
            let (a, b, c, d) = (line[index], line[index + 1], line[index + 2], line[index + 3])
            let end = min(to, x + (span - part + 255) / 256)
            let isUnweighted = gains?.areOne(in: x..<end) ?? true
            if isUnweighted, a == b, b == c, c == d {
                finish(end)
                Self.draw(a, replaces, over: row + x, count: end - x)
            } else {
                let isOpaque = isOpaque || isUnweighted && Self.isOpaque(a, b, c, d)
                if isOpaque != areOpaque {
                    finish(x)
                    areOpaque = isOpaque
                }
                Self.interpolate(
                    a, b, c, d, from: part, unit, count: end - x, channels: isOpaque ? 3 : 4,
                    into: channels + (x - from), stride)
            }
            part += 256 * (end - x) - span
            index += 1
            x = end
        }
        finish(to)
    }

    /// Whether all pixels between the second and the third of four texels are opaque. Not all such pixels are detected.
    ///
    /// Interpolating equal numbers gives the same number, except for an error far below the tolerance.
    @inline(__always) private static func isOpaque(
        _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
    ) -> Bool {
        a.w == b.w && b.w == c.w && c.w == d.w && a.w > 65_534.75
    }

    /// Interpolates pixels between the second and the third of four texels. Up to three pixels more are written.
    ///
    /// - Parameters:
    ///   - part: Position of the first pixel, in 256ths of a pixel.
    ///   - unit: Reciprocal of the distance of two texels, in 256ths of a pixel.
    ///   - channels: Number of channels to compute, 3 or 4.
    ///   - target: Planar channels, `stride` apart.
    @inline(__always) private static func interpolate(
        _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, from part: Int, _ unit: Float,
        count: Int, channels: Int, into target: UnsafeMutablePointer<Float>, _ stride: Int
    ) {
        let (p0, p1, p2, p3) = CubicSpline.powers(a, b, c, d)
        let memory = UnsafeMutableRawPointer(target)
        for place in Swift.stride(from: 0, to: count, by: 4) {
            let t = (SIMD4<Float>(0, 256, 512, 768) + Float(part &+ 256 &* place)) * unit
            for channel in 0..<channels {
                var four = t * p3[channel] + p2[channel]
                four = four * t + p1[channel]
                four = four * t + p0[channel]
                memory.storeBytes(
                    of: four, toByteOffset: (channel &* stride &+ place) &* 4, as: SIMD4<Float>.self)
            }
        }
    }

    /// Draws one color.
    private static func draw(
        _ color: SIMD4<Float>, _ replaces: Bool, over pixels: UnsafeMutablePointer<Pixel>, count: Int
    ) {
        // Adding 2²³ leaves no bits for a fraction, which rounds the number.
        let whole = (color + 0x1p23) - 0x1p23
        let source = Source(color: whole.replacing(with: whole.w, where: whole .> whole.w))
        if replaces {
            pixels.update(repeating: source.pixel, count: count)
        } else {
            SourceOver.blend(source, over: pixels, count: count)
        }
    }

    /// Draws one color per pixel, from planar channels `stride` apart. Rounded channels are capped at their alpha.
    private static func draw(
        _ channels: UnsafePointer<Float>, _ stride: Int, _ replaces: Bool, over pixels: UnsafeMutablePointer<Pixel>,
        count: Int
    ) {
        @inline(__always) func four(_ channel: Int, _ index: Int) -> SIMD4<Float> {
            let value = UnsafeRawPointer(channels + (channel &* stride &+ index)).loadUnaligned(as: SIMD4<Float>.self)
            return (value + 0x1p23) - 0x1p23
        }
        for index in Swift.stride(from: 0, to: count, by: 4) {
            let alpha = four(3, index)
            let sources = FourPixels(
                red: four(0, index), green: four(1, index), blue: four(2, index), alpha: alpha
            ).map { $0.replacing(with: alpha, where: $0 .> alpha) }
            let rest = count &- index
            let words = replaces ? sources.narrowed : sources.over(PackedPixels.load(pixels + index, count: rest))
            PackedPixels.store(words, to: pixels + index, count: rest)
        }
    }

    /// Stores opaque pixels, from planar channels `stride` apart. Alpha is not read.
    private static func drawOpaque(
        _ channels: UnsafePointer<Float>, _ stride: Int, over pixels: UnsafeMutablePointer<Pixel>, count: Int
    ) {
        let memory = UnsafeRawPointer(channels)
        @inline(__always) func four(_ channel: Int, _ index: Int) -> SIMD4<Float> {
            let place = (channel &* stride &+ index) &* 4
            return (memory.loadUnaligned(fromByteOffset: place, as: SIMD4<Float>.self) + 0x1p23) - 0x1p23
        }
        for index in Swift.stride(from: 0, to: count, by: 4) {
            let sources = FourPixels(
                red: four(0, index), green: four(1, index), blue: four(2, index),
                alpha: SIMD4(repeating: SourceOver.one))
            PackedPixels.store(sources.narrowed, to: pixels + index, count: count &- index)
        }
    }
}

/// Images in a single color, stored as fractions of it.
extension BlurredImage {
    /// Interpolates the texels along y for one row of pixels, 0…1.
    func mixTinted(
        _ upper: Int, _ isSingle: Bool, _ weights: SIMD4<Float>, _ line: UnsafeMutableBufferPointer<Float>
    ) {
        let width = columns.needed
        let weights = weights / 65_535
        let memory = UnsafeMutableRawBufferPointer(line)
        texels.fractions.withUnsafeBytes { texels in
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

    func drawTinted(
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
        let least = tint.leastFraction
        withUnsafeTemporaryAllocation(of: Float.self, capacity: to - from + 4) { fractions in
            let memory = UnsafeMutableRawBufferPointer(fractions)
            var x = from
            // This is the start of the pixels that are computed but not yet drawn.
            var begin = from
            func finish(_ next: Int) {
                if begin < x, let base = fractions.baseAddress {
                    tint.draw(base + (begin - from), over: row + begin, count: x - begin)
                }
                begin = next
            }
            while x < to {
                let (a, b, c, d) = (line[index], line[index + 1], line[index + 2], line[index + 3])
                let end = min(to, x + (span - part + 255) / 256)
                if a == b, b == c, c == d {
                    finish(end)
                    SourceOver.blend(tint.scaled(by: a), over: row + x, count: end - x)
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
