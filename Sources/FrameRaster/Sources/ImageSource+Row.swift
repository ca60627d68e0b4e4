extension ImageSource {
    /// Draws a run of row `y`: columns `from..<to`, all with one coverage.
    ///
    /// - Parameter row: the whole row, from column 0.
    func draw(_ y: Int, from: Int, to: Int, coverage: Int, into row: UnsafeMutablePointer<Pixel>) {
        withPixels { pixels in
            let scale = scale(coverage)
            guard let offset = copyOffset else {
                draw(from, to, into: row, scale: { _ in SIMD4(repeating: scale) }) { sample($0, y, pixels) }
                return
            }
            let line = pixels + ((y + offset.y) * width + offset.x)
            if scale == 257, isOpaque {
                (row + from).update(from: line + from, count: to - from)
                return
            }
            draw(from, to, into: row, scale: { _ in SIMD4(repeating: scale) }) {
                FourPixels(Words.load(line + $0, count: to &- $0))
            }
        }
    }

    /// Draws a run of row `y` whose pixels have each their own coverage.
    ///
    /// - Parameter coverage: of the whole row, by column.
    func draw(
        _ y: Int, from: Int, to: Int, coverage: UnsafePointer<Int>, into row: UnsafeMutablePointer<Pixel>
    ) {
        withPixels { pixels in
            draw(
                from, to, into: row,
                scale: { x in
                    var scales = SIMD4<Float>()
                    for lane in 0..<min(4, to &- x) { scales[lane] = scale(coverage[x &+ lane]) }
                    return scales
                }
            ) { sample($0, y, pixels) }
        }
    }

    /// - Parameters:
    ///   - scale: for four pixels from a column on; see ``scale(_:)``.
    ///   - channels: of four pixels from a column on. What lies beyond `to` is not used.
    @inline(__always) private func draw(
        _ from: Int, _ to: Int, into row: UnsafeMutablePointer<Pixel>, scale: (Int) -> SIMD4<Float>,
        channels: (Int) -> FourPixels
    ) {
        for x in stride(from: from, to: to, by: 4) {
            let below = Words.load(row + x, count: to &- x)
            let result = sources(channels(x), scale(x)).over(below)
            Words.store(result, to: row + x, count: to &- x)
        }
    }

    @inline(__always) private func withPixels(_ body: (UnsafePointer<Pixel>) -> Void) {
        bitmap.pixels.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            base.withMemoryRebound(to: Pixel.self, capacity: bytes.count / 4, body)
        }
    }
}
