import FrameGeometry

extension ImageSource {
    /// Draws a run of row `y`, in columns `from..<to`.
    ///
    /// - Parameters:
    ///   - coverage: Coverage of every pixel, or ``CoverageSpan/varying``.
    ///   - values: Coverage of the whole row by column, if it varies.
    ///   - lines: Lines of row `y`; `nil` unless the source ``hasLines``.
    ///   - row: The whole row, starting at column 0.
    func draw(
        _ y: Int, from: Int, to: Int, coverage: Int, values: UnsafePointer<Int>, _ lines: ImageLines?,
        into row: UnsafeMutablePointer<Pixel>
    ) {
        let replaces = isOpaque && coverage == CoverageSpan.full && opacity == 1
        if let lines {
            if replaces { return lines.store(to: row, from: from, to: to) }
            lines.blend(over: row, from: from, to: to) {
                scale(coverage == CoverageSpan.varying ? values[$0] : coverage)
            }
            return
        }
        withPixels { pixels in
            if replaces, let line = line(y, pixels) {
                (row + from).update(from: line + from, count: to - from)
                return
            }
            ImageRun.with { run in
                for start in stride(from: from, to: to, by: ImageRun.capacity) {
                    let count = min(ImageRun.capacity, to - start)
                    for index in 0..<count {
                        run.scale[index] = scale(coverage == CoverageSpan.varying ? values[start &+ index] : coverage)
                    }
                    draw(start, y, count, pixels, run, into: row + start)
                }
            }
        }
    }

    /// Moves lines to row `y` of the device.
    func move(_ lines: ImageLines, to y: Int) {
        withPixels { pixels in
            lines.move(to: TexelPair(Self.place(firstColumn, y, map, part).y, count: height), of: self, pixels)
        }
    }

    /// Interpolates a row of the image along x, for columns of the device.
    ///
    /// Each channel is a + (b − a)·f in `Float`. Equal neighbors yield exactly themselves, and f = 0 yields exactly the
    /// first.
    func interpolate(
        _ row: Int, _ pixels: UnsafePointer<Pixel>, _ columns: Range<Int>,
        into line: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        let pixels = pixels + row &* width
        self.columns.withUnsafeBufferPointer { places in
            for x in columns {
                let place = places[x &- firstColumn]
                let (left, right) = (pixels[place.first].channels, pixels[place.second].channels)
                line[x &- columns.lowerBound] = left + (right - left) * (Float(place.fraction) * 0x1p-16)
            }
        }
    }

    private func withPixels(_ body: (UnsafePointer<Pixel>) -> Void) {
        image.pixels.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            base.withMemoryRebound(to: Pixel.self, capacity: bytes.count / 4) { body($0) }
        }
    }

    /// Returns the image pixel for column 0 of row `y`, which may lie outside the image, if pixels map to pixels.
    private func line(_ y: Int, _ pixels: UnsafePointer<Pixel>) -> UnsafePointer<Pixel>? {
        copyOffset.map { pixels + ((y + $0.y) * width + $0.x) }
    }

    private func scale(_ coverage: Int) -> Float {
        Float(257 * opacity * (Double(coverage) / Double(CoverageSpan.full)))
    }

    private func draw(
        _ x: Int, _ y: Int, _ count: Int, _ pixels: UnsafePointer<Pixel>, _ run: ImageRun,
        into row: UnsafeMutablePointer<Pixel>
    ) {
        if let line = line(y, pixels) {
            for index in 0..<count { run.topLeft[index] = line[x &+ index].word }
            run.blend(over: row, count: count)
            return
        }
        switch sampling {
        case .nearest:
            for index in 0..<count {
                let place = place(x &+ index, y)
                let column = min(Subpixel.floor(Subpixel.snap(place.x)), width &- 1)
                let line = min(Subpixel.floor(Subpixel.snap(place.y)), height &- 1)
                run.topLeft[index] = pixels[line &* width &+ column].word
            }
            run.blend(over: row, count: count)
        case .bilinear:
            fetch(x, y, count, pixels, run)
            run.blendInterpolated(over: row, count: count)
        }
    }

    /// Returns the position of the center of pixel (`x`, `y`) in the image. NaN counts as the first pixel.
    @inline(__always) private func place(_ x: Int, _ y: Int) -> Point {
        guard let space else { return Self.place(x, y, map, part) }
        let place = space.homogeneous(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        return Point(
            x: Self.clamp(place.x / place.z, part.minX, part.maxX),
            y: Self.clamp(place.y / place.z, part.minY, part.maxY))
    }

    @inline(__always) static func place(_ x: Int, _ y: Int, _ map: Affine, _ part: Rect) -> Point {
        let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
        return Point(
            x: clamp(map.a * x + map.c * y + map.tx, part.minX, part.maxX),
            y: clamp(map.b * x + map.d * y + map.ty, part.minY, part.maxY))
    }

    @inline(__always) private static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
        value > low ? (value < high ? value : high) : low
    }

    /// Fetches the pixels around `count` positions, starting with that of (`x`, `y`).
    private func fetch(_ x: Int, _ y: Int, _ count: Int, _ pixels: UnsafePointer<Pixel>, _ run: ImageRun) {
        for index in 0..<count {
            let place = place(x &+ index, y)
            let column = TexelPair(place.x, count: width)
            let row = TexelPair(place.y, count: height)
            let upper = pixels + row.first &* width
            let lower = pixels + row.second &* width
            run.fetch(index, column, row.fraction, upper: upper, lower: lower)
        }
    }
}
