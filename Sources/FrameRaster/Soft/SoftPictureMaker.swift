import FrameGeometry

/// Blurs pixels that come row by row, from the top down.
///
/// Each row is added to the texels of the grid; a row of texels that is complete is blurred along x; when all are there,
/// they are blurred along y. All in `Float`, in an order that depends on nothing but the picture.
struct SoftPictureMaker {
    /// What the pixels outside the picture are.
    enum Edges {
        case clear
        /// The nearest pixel of the picture.
        case repeated
    }

    /// What becomes of the blurred colours.
    enum Finish {
        case none
        /// One colour, with their alpha.
        case tint(Color)
        /// See ``FramePainting/Backdrop/saturation``.
        case saturate(Double)
    }

    private let across: BlurAxis
    private let along: BlurAxis
    private let columns: SoftGrid
    private let rows: SoftGrid
    private let width: Int
    private let height: Int
    private let edges: Edges
    private let finish: Finish

    /// The sums of the latest row, and of the rows of the texels at hand.
    private var latest: [SIMD4<Float>]
    private var sums: [SIMD4<Float>]
    private var rowsSummed: Int
    private var rowsTaken = 0
    /// The texels to be blurred along x, with room for what lies outside; and those that are.
    private var padded: [SIMD4<Float>]
    private var lines: [SIMD4<Float>] = []

    /// `nil` if nothing is seen.
    ///
    /// - Parameters:
    ///   - source: where the pixels lie.
    ///   - anchor: where texels begin, not after the source. That is where it begins if its edges are repeated.
    ///   - wanted: which pixels of the result are looked at.
    ///   - offset: how far the result is moved, in 256ths of a pixel.
    init?(
        _ blur: DeviceBlur, of source: PixelBounds, anchor: (x: Int, y: Int), seenIn wanted: PixelBounds, edges: Edges,
        offset: (x: Int, y: Int) = (0, 0), finish: Finish = .none
    ) {
        across = BlurAxis(sigma: blur.sigmaX, phase: offset.x & 255)
        along = BlurAxis(sigma: blur.sigmaY, phase: offset.y & 255)
        var isEndless: Bool {
            switch edges {
            case .clear: false
            case .repeated: true
            }
        }
        guard !source.isEmpty, !wanted.isEmpty,
            let columns = SoftGrid(
                source: source.minX..<source.maxX, wanted: wanted.minX..<wanted.maxX, anchor: anchor.x, axis: across,
                offset: offset.x, isEndless: isEndless),
            let rows = SoftGrid(
                source: source.minY..<source.maxY, wanted: wanted.minY..<wanted.maxY, anchor: anchor.y, axis: along,
                offset: offset.y, isEndless: isEndless)
        else { return nil }
        self.columns = columns
        self.rows = rows
        self.edges = edges
        self.finish = finish
        width = source.maxX - source.minX
        height = source.maxY - source.minY
        rowsSummed = rows.lead
        latest = [SIMD4<Float>](repeating: .zero, count: columns.count)
        sums = latest
        padded = [SIMD4<Float>](repeating: .zero, count: columns.needed + 2 * across.radius)
    }

    /// How much memory it takes, at most.
    var bytes: Int { columns.needed * (16 * rows.count + 8 * rows.needed) }

    /// Takes the next row.
    ///
    /// - Parameter repeatsAbove: whether it is the same as the one before.
    mutating func take(_ row: UnsafePointer<Pixel>, repeatsAbove: Bool) {
        if !repeatsAbove { sum(row) }
        for index in sums.indices { sums[index] += latest[index] }
        rowsSummed += 1
        rowsTaken += 1
        if rowsSummed == rows.step || rowsTaken == height { finishLine() }
    }

    private mutating func sum(_ row: UnsafePointer<Pixel>) {
        let step = columns.step
        for index in latest.indices {
            let start = index * step - columns.lead
            var sum = SIMD4<Float>.zero
            for x in max(0, start)..<min(start + step, width) { sum += row[x].channels }
            latest[index] = sum
        }
    }

    /// Makes means of the sums, in 65,535ths, and blurs them along x.
    private mutating func finishLine() {
        let step = columns.step
        let last = columns.count - 1
        let height: Int
        let lastWidth: Int
        switch edges {
        case .clear:
            height = rows.step
            lastWidth = step
        case .repeated:
            height = rowsSummed
            lastWidth = width - last * step
        }
        let scale = 257 / Float(step * height)
        for index in sums.indices { sums[index] *= scale }
        sums[last] *= Float(step) / Float(lastWidth)
        let begin = columns.first - across.radius
        for index in padded.indices {
            let texel = begin + index
            switch edges {
            case .clear: padded[index] = texel >= 0 && texel <= last ? sums[texel] : .zero
            case .repeated: padded[index] = sums[max(0, min(last, texel))]
            }
        }
        let start = lines.count
        lines.append(contentsOf: repeatElement(.zero, count: columns.needed))
        let needed = columns.needed
        let radius = across.radius
        padded.withUnsafeBufferPointer { padded in
            lines.withUnsafeMutableBufferPointer { lines in
                for (distance, weight) in across.weights.enumerated() {
                    let left = radius - distance
                    let right = radius + distance
                    for x in 0..<needed {
                        let both = distance == 0 ? padded[left + x] : padded[left + x] + padded[right + x]
                        lines[start + x] += both * weight
                    }
                }
            }
        }
        for index in sums.indices { sums[index] = .zero }
        rowsSummed = 0
    }

    /// The picture, when all rows are taken.
    func picture() -> SoftPicture {
        let width = columns.needed
        let last = rows.count - 1
        var texels = [SIMD4<UInt16>](repeating: .zero, count: width * rows.needed)
        var line = [SIMD4<Float>](repeating: .zero, count: width)
        for row in 0..<rows.needed {
            for index in line.indices { line[index] = .zero }
            for (distance, weight) in along.weights.enumerated() {
                add(rows.first + row - distance, last, weight, to: &line)
                if distance > 0 { add(rows.first + row + distance, last, weight, to: &line) }
            }
            for index in line.indices { texels[row * width + index] = finished(line[index]) }
        }
        return SoftPicture(
            bounds: PixelBounds(
                minX: columns.seen.lowerBound, minY: rows.seen.lowerBound, maxX: columns.seen.upperBound,
                maxY: rows.seen.upperBound),
            columns: columns, rows: rows, texels: texels)
    }

    private func add(_ row: Int, _ last: Int, _ weight: Float, to line: inout [SIMD4<Float>]) {
        let source: Int
        switch edges {
        case .clear:
            guard row >= 0, row <= last else { return }
            source = row
        case .repeated: source = max(0, min(last, row))
        }
        let count = line.count
        lines.withUnsafeBufferPointer { lines in
            line.withUnsafeMutableBufferPointer { line in
                for index in 0..<count { line[index] += lines[source * count + index] * weight }
            }
        }
    }

    private func finished(_ color: SIMD4<Float>) -> SIMD4<UInt16> {
        var color = color
        switch finish {
        case .none: break
        case .tint(let tint):
            func share(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) : 0 }
            color = SIMD4(share(tint.red), share(tint.green), share(tint.blue), 1) * (color.w * share(tint.alpha))
        case .saturate(let amount):
            // The weights of Rec. 709, as in Apple's sample UIImage+ImageEffects.
            let grey = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
            let alpha = color.w
            color = grey + (color - grey) * Float(amount)
            color.w = alpha
        }
        let whole = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: min(color.w, 65_535))) + 0.5
        return SIMD4<UInt16>(truncatingIfNeeded: SIMD4<Int32>(whole))
    }
}
