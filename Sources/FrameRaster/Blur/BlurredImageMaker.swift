import FrameGeometry
import FramePainting

/// Blurs pixels that arrive row by row from the top.
///
/// Each row is spread over texels along x, and these over the grid's lines. A complete line is blurred along x; once
/// all lines that reach a row of the result are present, that row is computed. Everything is in `Float`, in an order
/// that depends only on the image.
struct BlurredImageMaker {
    /// The operation applied to the blurred colors.
    enum Finish {
        case none
        /// Keeps their alpha and replaces their color.
        case tint(Color)
        /// Changes their saturation; see ``FramePainting/Backdrop/saturation``.
        case saturate(Double)
    }

    /// The treatment of pixels outside the source.
    enum Edges {
        /// Pixels outside are clear.
        case clear
        /// Pixels outside do not count: the weights of those inside add up to 1.
        case omitted
    }

    private let along: BlurAxis
    private let columns: TexelGrid
    private let rows: TexelGrid
    private let wanted: PixelBounds
    private let source: PixelBounds
    private let across: RowBlur
    /// Gains, if pixels outside do not count.
    private let gains: BlurGains?
    /// Alpha of the texels of an opaque row, if pixels outside do not count.
    private let opaqueTexels: [Float]
    /// Whether all rows so far have been opaque.
    private var isOpaque: Bool

    /// Rows of pixels that the result depends on; ``source`` provides some of them.
    private let asked: Range<Int>
    private var nextRow: Int
    private var rowsTaken = 0
    /// Texels of the latest row.
    private var latest: [SIMD4<Float>]
    private var isBlank = true
    private var sameRows = 0
    /// Four lines being summed, each as long as ``latest``. The first is the next to be complete.
    private var sums: [SIMD4<Float>]
    /// Weights with which the latest row still has to be added to the four lines.
    private var pending = SIMD4<Double>.zero
    private let weights: [SIMD4<Double>]

    /// Latest complete lines, as many as there are weights.
    private var ring: [SIMD4<Float>]
    private var linesDone = 0
    /// Number of latest lines that equal the line before them.
    private var sameLines = 0
    private var texels: BlurredTexels

    /// - Parameters:
    ///   - source: Bounds of the pixels that will arrive. Pixels outside are as `edges` describes, or do not reach
    ///     `wanted`.
    ///   - anchor: Pixel at which texels begin.
    ///   - wanted: Pixels of the result that will be read; not empty.
    init(
        _ blur: DeviceBlur, of source: PixelBounds, anchor: (x: Int, y: Int), wanted: PixelBounds,
        edges: Edges, finish: Finish = .none
    ) {
        along = blur.along
        columns = TexelGrid(
            wanted: wanted.minX..<wanted.maxX, anchor: anchor.x, axis: blur.across, offset: blur.offset.x)
        rows = TexelGrid(wanted: wanted.minY..<wanted.maxY, anchor: anchor.y, axis: along, offset: blur.offset.y)
        self.wanted = wanted
        self.source = source
        across = RowBlur(blur.across, columns, source: source.minX..<source.maxX)
        switch edges {
        case .clear: (gains, opaqueTexels) = (nil, [])
        case .omitted:
            gains = BlurGains(
                across, RowBlur(blur.along, rows, source: source.minY..<source.maxY), wanted: wanted)
            opaqueTexels = across.whiteTexels.map(\.w)
        }
        isOpaque = gains != nil && !source.isEmpty
        let (first, end) = (rows.first - along.radius, rows.first + rows.needed + along.radius)
        asked =
            rows.step == 1
            ? rows.anchor + first..<rows.anchor + end
            : rows.firstPixel(ofTexel: first - 2)..<rows.firstPixel(ofTexel: end + 1)
        nextRow = asked.lowerBound
        let grid = rows
        weights = grid.step == 1 ? [] : (0..<grid.step).map { grid.weights(ofPixel: $0) }
        latest = [SIMD4<Float>](repeating: .zero, count: across.spreadCount)
        sums = [SIMD4<Float>](repeating: .zero, count: rows.step == 1 ? 0 : 4 * across.spreadCount)
        ring = [SIMD4<Float>](repeating: .zero, count: across.count * along.weights.count)
        texels = BlurredTexels(width: across.count, height: rows.needed, finish)
    }

    /// Returns the required memory in bytes.
    static func bytes(_ blur: DeviceBlur, wanted: PixelBounds) -> Int {
        let width = (wanted.maxX - wanted.minX) / blur.across.step + 4
        let height = (wanted.maxY - wanted.minY) / blur.along.step + 4
        return 8 * width * height + 16 * (width * blur.along.weights.count + 5 * (width + 2 * blur.across.radius))
    }

    // MARK: Rows

    /// Takes the next row of the source.
    ///
    /// - Parameter repeatsAbove: Whether the row equals the previous one.
    mutating func take(_ row: UnsafePointer<Pixel>, repeatsAbove: Bool) {
        let y = source.minY + rowsTaken
        rowsTaken += 1
        guard asked.contains(y) else { return }
        let isFirst = nextRow <= asked.lowerBound
        let missing = isFirst ? y - nextRow : 0
        push(missing)
        if !repeatsAbove || isFirst {
            flush()
            latest.withUnsafeMutableBufferPointer { [across] latest in
                if let base = latest.baseAddress { across.spread(row, into: base) }
            }
            isOpaque = isOpaque && opaqueTexels.indices.allSatisfy { latest[$0].w == opaqueTexels[$0] }
            isBlank = false
            sameRows = 0
        }
        push(1)
    }

    /// Returns the image, once all rows are taken.
    mutating func image() -> BlurredImage {
        if nextRow < asked.upperBound {
            flush()
            for index in latest.indices { latest[index] = .zero }
            isBlank = true
            sameRows = 0
        }
        push(asked.upperBound - nextRow)
        return BlurredImage(
            bounds: wanted, columns: columns, rows: rows, texels: texels, gains: gains,
            isOpaque: isOpaque)
    }

    /// Repeats the latest row for the next `count` rows.
    private mutating func push(_ count: Int) {
        for _ in 0..<max(0, count) {
            let y = nextRow
            nextRow += 1
            sameRows += 1
            if rows.step == 1 {
                finishLine(isSame: sameRows > 1)
                continue
            }
            let phase = (y - asked.lowerBound) % rows.step
            pending += weights[phase]
            if phase == rows.step - 1 { finishBlock() }
        }
    }

    /// Adds the latest row to the lines being summed, with its pending weights.
    private mutating func flush() {
        defer { pending = .zero }
        guard rows.step > 1, !isBlank, pending != .zero else { return }
        let count = across.spreadCount
        let weights = SIMD4<Float>(pending)
        latest.withUnsafeBufferPointer { latest in
            sums.withUnsafeMutableBufferPointer { sums in
                for line in 0..<4 {
                    let weight = weights[line]
                    for x in 0..<count { sums[line &* count &+ x] += latest[x] * weight }
                }
            }
        }
    }

    /// Ends a block of rows. Four blocks make a line, and this one completes the first of the four lines.
    private mutating func finishBlock() {
        flush()
        let count = across.spreadCount
        if nextRow - asked.lowerBound >= 4 * rows.step { finishLine(isSame: sameRows >= 5 * rows.step) }
        sums.withUnsafeMutableBufferPointer { sums in
            guard let base = sums.baseAddress else { return }
            base.update(from: base + count, count: 3 * count)
            (base + 3 * count).update(repeating: .zero, count: count)
        }
    }

    // MARK: Lines

    private mutating func finishLine(isSame: Bool) {
        let count = across.count
        let capacity = along.weights.count
        let isSame = isSame && linesDone > 0
        let place = linesDone % capacity * count
        let before = (linesDone + capacity - 1) % capacity * count
        let spread = rows.step == 1 ? latest : sums
        ring.withUnsafeMutableBufferPointer { [across] ring in
            guard let base = ring.baseAddress else { return }
            if isSame {
                if place != before { (base + place).update(from: base + before, count: count) }
            } else {
                spread.withUnsafeBufferPointer { spread in
                    if let spread = spread.baseAddress { across.blur(spread, into: base + place) }
                }
            }
        }
        sameLines = isSame ? sameLines + 1 : 0
        linesDone += 1
        guard linesDone >= capacity else { return }
        if sameLines >= capacity, linesDone > capacity {
            texels.appendSame()
        } else {
            appendRow(oldest: linesDone % capacity)
        }
    }

    /// Blurs the lines in the ring along y into one row of texels.
    private mutating func appendRow(oldest: Int) {
        let count = across.count
        let capacity = along.weights.count
        withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { result in
            withUnsafeTemporaryAllocation(of: WeightedLines.Line.self, capacity: capacity) { lines in
                ring.withUnsafeBufferPointer { ring in
                    guard let base = ring.baseAddress, let result = result.baseAddress else { return }
                    // The latest line takes the first weight.
                    for index in 0..<capacity {
                        let slot = (oldest + capacity - 1 - index) % capacity
                        lines.initializeElement(at: index, to: base + slot * count)
                    }
                    along.weights.withUnsafeBufferPointer { weights in
                        WeightedLines.sum(
                            UnsafeBufferPointer(lines), weights, isSymmetric: along.isSymmetric, count: count,
                            into: result)
                    }
                }
            }
            if let gains { for index in 0..<count { result[index] *= gains.ofTexels } }
            texels.append(UnsafeBufferPointer(result))
        }
    }
}
