import FrameGeometry
import FramePainting

/// An image for the pixels of the device, as Core Graphics resamples it (facts/images-in-contexts).
///
/// Each pixel is a weighted mean of the image: the weight of a point falls linearly from the pixel's center to nothing,
/// as a tent does, and a pixel of the image is a square of one color. An enlarged image has sharper edges than with
/// bilinear interpolation, and a reduced one keeps the details that samples would miss.
struct FilteredImage {
    let image: RasterImage
    /// Transform from the device to pixels of ``image``.
    let map: Affine
    /// Part of ``image`` that may be sampled, in its pixels.
    let part: Rect

    /// Maximum number of weights along an axis. Tuned: five hundred times the number for a large photograph, which only
    /// an image with a border that repeats far beyond it exceeds.
    private static let limit = Double(1 << 22)

    /// Resamples an image for the pixels within `bounds`. Fails for one that is neither upright nor reduced, and for one
    /// that would take too long.
    ///
    /// An upright image gets a pixel for each pixel of the device. Any other has whole squares of pixels averaged, and
    /// is still to be interpolated.
    ///
    /// - Parameters:
    ///   - map: Transform from the device to pixels of `image`.
    ///   - part: Part of `image` that may be sampled, in its pixels.
    init?(_ image: RasterImage, _ map: Affine, _ part: Rect, within bounds: PixelBounds) {
        if map.b == 0, map.c == 0 {
            guard !bounds.isEmpty,
                Tent.count(step: map.a.magnitude, part.size.width, bounds.maxX - bounds.minX) <= Self.limit,
                Tent.count(step: map.d.magnitude, part.size.height, bounds.maxY - bounds.minY) <= Self.limit
            else { return nil }
            let columns = (bounds.minX..<bounds.maxX).map {
                Tent(at: map.a * (Double($0) + 0.5) + map.tx, step: map.a.magnitude, part.minX..<part.maxX)
            }
            let rows = (bounds.minY..<bounds.maxY).map {
                Tent(at: map.d * (Double($0) + 0.5) + map.ty, step: map.d.magnitude, part.minY..<part.maxY)
            }
            self.image = RasterImage(Self.averaged(image, columns, rows))
            self.map = .translation(x: -Double(bounds.minX), y: -Double(bounds.minY))
            self.part = Rect(x: 0, y: 0, width: Double(columns.count), height: Double(rows.count))
        } else {
            let steps = [(map.a, map.b), (map.c, map.d)].map { ($0.0 * $0.0 + $0.1 * $0.1).squareRoot() }
            let side = Int(min(steps[0], steps[1], Double(PixelSize.limit)))
            guard side > 1 else { return nil }
            let factor = 1 / Double(side)
            self.image = RasterImage(image.pixels.averaged(squaresOf: side))
            self.map = map.then(.scale(x: factor, y: factor))
            self.part = Rect(
                x: part.minX * factor, y: part.minY * factor, width: part.size.width * factor,
                height: part.size.height * factor)
        }
    }

    /// The weights of the image pixels along one axis, for one device pixel. Their sum is 1.
    private struct Tent {
        var first: Int
        var weights: [Float]

        /// - Parameters:
        ///   - center: Center of the device pixel, in image pixels.
        ///   - step: Image pixels per device pixel.
        ///   - part: Image pixels that may be sampled.
        init(at center: Double, step: Double, _ part: Range<Double>) {
            let reach = Self.reach(step)
            let (low, high) = (part.lowerBound.rounded(.down), part.upperBound.rounded(.up) - 1)
            // Not a number counts as the first pixel.
            func pixel(_ position: Double) -> Int { Int(position > low ? (position < high ? position : high) : low) }
            let start = pixel((center - reach).rounded(.down))
            let end = max(pixel((center + reach).rounded(.up) - 1), start)
            let parts = (start...end).map {
                Self.area((Double($0 + 1) - center) / reach) - Self.area((Double($0) - center) / reach)
            }
            let sum = parts.reduce(0, +)
            first = start
            weights = sum > 0 ? parts.map { Float($0 / sum) } : parts.map { _ in 1 / Float(parts.count) }
        }

        /// The distance at which weights are nothing, in image pixels.
        private static func reach(_ step: Double) -> Double { step > 1 ? min(step, 1.5 * step - 1) : 0.5 }

        /// The number of weights of all pixels of the device along an axis, at most.
        static func count(step: Double, _ length: Double, _ pixels: Int) -> Double {
            min(2 * reach(step) + 2, length + 2) * Double(pixels)
        }

        /// The area of a tent over −1…1, with the area 1, before a position.
        private static func area(_ position: Double) -> Double {
            let position = min(max(position, -1), 1)
            let (before, after) = (1 + position, 1 - position)
            return position < 0 ? before * before / 2 : 1 - after * after / 2
        }

        var pixels: Range<Int> { first..<first + weights.count }
    }

    private static func averaged(_ image: RasterImage, _ columns: [Tent], _ rows: [Tent]) -> PixelBuffer {
        var result = PixelBuffer(size: PixelSize(width: columns.count, height: rows.count))
        let width = image.size.width
        // Rows of the image whose columns are averaged. Device rows share about half of theirs with the next one.
        var lines: [Int: [SIMD4<Float>]] = [:]
        image.pixels.bytes.withUnsafeBytes { bytes in
            result.bytes.withUnsafeMutableBytes { target in
                let source = bytes.bindMemory(to: Pixel.self)
                let target = target.bindMemory(to: Pixel.self)
                for (y, row) in rows.enumerated() {
                    lines = lines.filter { row.pixels.contains($0.key) }
                    for index in row.pixels where lines[index] == nil {
                        lines[index] = columns.map { mean($0, of: source, from: index * width) }
                    }
                    var sums = [SIMD4<Float>](repeating: .zero, count: columns.count)
                    for (index, weight) in zip(row.pixels, row.weights) {
                        guard let line = lines[index] else { continue }
                        for x in sums.indices { sums[x] += line[x] * weight }
                    }
                    for x in sums.indices {
                        // The last bits of a number plus 2²³ are its nearest integer.
                        let integers = unsafeBitCast(sums[x] + 0x1p23, to: SIMD4<UInt32>.self)
                        target[y * columns.count + x] = Pixel(channels: integers)
                    }
                }
            }
        }
        return result
    }

    private static func mean(
        _ column: Tent, of pixels: UnsafeBufferPointer<Pixel>, from start: Int
    ) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in column.weights.enumerated() {
            sum += pixels[start + column.first + offset].channels * weight
        }
        return sum
    }
}
