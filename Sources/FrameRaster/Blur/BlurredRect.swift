import FrameGeometry
import FramePainting

/// A blurred rounded rectangle, whose coverage is computed on a coarse grid and interpolated.
struct BlurredRect: Sendable {
    let bounds: PixelBounds
    private let columns: BlurredRectAxis
    private let rows: BlurredRectAxis
    /// Coverage row by row, 0…1.
    private let grid: [Float]
    /// Transform from the device to the grid's coordinates; `nil` if they are the same.
    private let toGrid: Affine?

    /// Returns `nil` if nothing is visible because of an empty rectangle, or a singular or non-finite transform.
    ///
    /// The blur is rotated and stretched with the shape. The extent of a pixel counts as a Gaussian with the same
    /// variance, 1/12, so that a blur of 0 is still antialiased.
    init?(
        _ rect: Rect, _ radii: CornerRadii, sigma: Double, _ falloff: Falloff = .gaussian, _ transform: Affine,
        within scissor: PixelBounds
    ) {
        guard !rect.isEmpty, sigma.isFinite, sigma >= 0, transform.isFinite, let inverse = transform.inverse else {
            return nil
        }
        let isUpright = transform.isPositiveScaleAndTranslation
        let size = transform.determinant.magnitude.squareRoot()
        let stretch = isUpright ? Size(width: transform.a, height: transform.d) : Size(width: size, height: size)
        let place = isUpright ? transform : Affine.scale(x: size, y: size)
        let corner = place.apply(rect.origin)
        let radii = radii.fitted(to: rect.size)
        let outline = BlurredRectOutline(
            rect: Rect(
                x: corner.x, y: corner.y, width: rect.size.width * stretch.width,
                height: rect.size.height * stretch.height),
            radii: radii, stretch: stretch,
            sigma: Size(
                width: Self.spread(sigma * stretch.width), height: Self.spread(sigma * stretch.height)),
            falloff: falloff)
        guard Self.isDrawable(outline) else { return nil }
        let largest = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].max() ?? 0
        columns = BlurredRectAxis(
            from: outline.rect.minX, to: outline.rect.maxX, sigma: outline.sigma.width, falloff,
            corner: min(largest, rect.size.width) * stretch.width)
        rows = BlurredRectAxis(
            from: outline.rect.minY, to: outline.rect.maxY, sigma: outline.sigma.height, falloff,
            corner: min(largest, rect.size.height) * stretch.height)
        grid = Self.grid(outline, columns, rows)
        let seen: PixelBounds
        if isUpright {
            toGrid = nil
            seen = PixelBounds(minX: columns.start, minY: rows.start, maxX: columns.end, maxY: rows.end)
        } else {
            toGrid = inverse.then(place)
            seen = Self.bounds(columns, rows, place.inverse?.then(transform))
        }
        bounds = seen.intersection(scissor)
        if bounds.isEmpty { return nil }
    }

    private static func spread(_ sigma: Double) -> Double { (sigma * sigma + 1.0 / 12).squareRoot() }

    /// Whether the shape can be drawn. Shapes larger than 2³⁰ pixels are not, because their coordinates would lose all
    /// precision.
    private static func isDrawable(_ outline: BlurredRectOutline) -> Bool {
        let limit = 0x1p30
        return [
            outline.rect.minX, outline.rect.minY, outline.rect.maxX, outline.rect.maxY, outline.sigma.width * 8,
            outline.sigma.height * 8,
        ].allSatisfy { $0.magnitude < limit } && outline.sigma.width < 4_096 && outline.sigma.height < 4_096
    }

    private static func grid(_ outline: BlurredRectOutline, _ columns: BlurredRectAxis, _ rows: BlurredRectAxis)
        -> [Float]
    {
        let slices = outline.slices
        let across = slices.map { slice in (0..<columns.count).map { outline.across(slice, columns.place($0)) } }
        var grid = [Float](repeating: 0, count: columns.count * rows.count)
        for row in 0..<rows.count {
            let y = rows.place(row)
            for (slice, values) in zip(slices, across) {
                let weight = outline.along(slice, y)
                if weight < 1e-6 { continue }
                let start = row * columns.count
                for column in 0..<columns.count { grid[start + column] += weight * values[column] }
            }
        }
        return grid
    }

    private static func bounds(_ columns: BlurredRectAxis, _ rows: BlurredRectAxis, _ toDevice: Affine?) -> PixelBounds
    {
        guard let toDevice else { return .empty }
        let xs = [Double(columns.start), Double(columns.end)]
        let ys = [Double(rows.start), Double(rows.end)]
        let corners = xs.flatMap { x in ys.map { toDevice.apply(Point(x: x, y: $0)) } }
        func whole(_ value: Double) -> Int { Int(max(-0x1p30, min(0x1p30, value))) }
        return PixelBounds(
            minX: whole(corners.reduce(.infinity) { min($0, $1.x) }) - 1,
            minY: whole(corners.reduce(.infinity) { min($0, $1.y) }) - 1,
            maxX: whole(corners.reduce(-.infinity) { max($0, $1.x) }) + 2,
            maxY: whole(corners.reduce(-.infinity) { max($0, $1.y) }) + 2)
    }

    /// Rows that may differ from the one above, which are those near the two ends.
    var changingRows: [ClosedRange<Int>] {
        guard toGrid == nil, rows.secondCount > 0 else { return [bounds.minY...bounds.maxY] }
        return [rows.start...rows.firstEnd, rows.secondStart...rows.end]
    }

    // MARK: Drawing

    /// - Parameter hidden: Columns that need not be drawn.
    func draw(_ y: Int, _ source: SolidSource, except hidden: Range<Int>, into row: UnsafeMutablePointer<Pixel>) {
        if let toGrid { return drawTurned(y, source, toGrid, into: row) }
        let sample = rows.sample(y)
        withUnsafeTemporaryAllocation(of: Float.self, capacity: columns.count) { line in
            let upper = sample.index * columns.count
            for column in 0..<columns.count {
                let (above, below) = (grid[upper + column], grid[upper + columns.count + column])
                line[column] = above + (below - above) * sample.part
            }
            if hidden.isEmpty { return draw(from: bounds.minX, to: bounds.maxX, source, line, into: row) }
            draw(from: bounds.minX, to: min(bounds.maxX, hidden.lowerBound), source, line, into: row)
            draw(from: max(bounds.minX, hidden.upperBound), to: bounds.maxX, source, line, into: row)
        }
    }

    /// Draws both ends and the constant part in between, clipped to columns `from..<to`.
    private func draw(
        from: Int, to: Int, _ source: SolidSource, _ line: UnsafeMutableBufferPointer<Float>,
        into row: UnsafeMutablePointer<Pixel>
    ) {
        drawStrip(from: from, to: min(columns.firstEnd, to), source, line, into: row)
        guard columns.secondCount > 0 else { return }
        let middle = (from: max(from, columns.firstEnd), to: min(to, columns.secondStart))
        if middle.from < middle.to {
            SourceOver.blend(
                source.scaled(by: line[columns.firstCount - 1]), over: row + middle.from, count: middle.to - middle.from
            )
        }
        drawStrip(from: max(from, columns.secondStart), to: to, source, line, into: row)
    }

    /// Draws pixels near one end: interpolates their fractions, then composites four at a time.
    private func drawStrip(
        from: Int, to: Int, _ source: SolidSource, _ line: UnsafeMutableBufferPointer<Float>,
        into row: UnsafeMutablePointer<Pixel>
    ) {
        let (from, to) = seen(from: from, to: to, line, least: source.leastFraction)
        guard from < to else { return }
        withUnsafeTemporaryAllocation(of: Float.self, capacity: to - from + 3) { fractions in
            fill(fractions, from: from, to: to, line)
            for index in 0..<3 { fractions[to - from + index] = 0 }
            if let base = fractions.baseAddress { source.draw(base, over: row + from, count: to - from) }
        }
    }

    /// Trims columns at both ends whose samples are at most `least`.
    private func seen(
        from: Int, to: Int, _ line: UnsafeMutableBufferPointer<Float>, least: Float
    ) -> (from: Int, to: Int) {
        guard from < to else { return (from, to) }
        func isClear(_ sample: Int) -> Bool { line[sample] <= least && line[sample + 1] <= least }
        var (first, last) = (columns.sample(from).index, columns.sample(to - 1).index)
        let (begin, end) = (first, last)
        while first < last, isClear(first) { first += 1 }
        while last > first, isClear(last) { last -= 1 }
        return (
            first == begin ? from : columns.pixel(ofSample: first),
            last == end ? to : columns.pixel(ofSample: last + 1)
        )
    }

    /// - Parameter fractions: Receives one fraction per column; up to three past the end are written too.
    private func fill(
        _ fractions: UnsafeMutableBufferPointer<Float>, from: Int, to: Int, _ line: UnsafeMutableBufferPointer<Float>
    ) {
        let memory = UnsafeMutableRawBufferPointer(fractions)
        guard from < to else { return }
        let sample = columns.sample(from)
        var index = sample.index
        var value = (sample.part * Float(columns.step)).rounded()
        var x = from
        while x < to {
            let (left, right) = (line[index], line[index + 1])
            let slope = (right - left) / Float(columns.step)
            // The run ends at the next sample, where the slope changes; values stored beyond it are overwritten.
            let end = min(to, x + columns.step - Int(value))
            var place = SIMD4<Float>(0, 1, 2, 3) + value
            while x < end {
                memory.storeBytes(
                    of: left + slope * place, toByteOffset: (x - from) * 4, as: SIMD4<Float>.self)
                place += 4
                x += 4
            }
            x = end
            index += 1
            value = 0
        }
    }

    private func drawTurned(_ y: Int, _ source: SolidSource, _ toGrid: Affine, into row: UnsafeMutablePointer<Pixel>) {
        for x in bounds.minX..<bounds.maxX {
            let place = toGrid.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
            let fraction = value(place)
            if fraction > 0 { row[x] = source.scaled(by: fraction).over(row[x]) }
        }
    }

    /// Interpolates the four samples around a position in the grid's coordinates.
    private func value(_ place: Point) -> Float {
        let (x, y) = (place.x - 0.5, place.y - 0.5)
        guard x >= Double(columns.start), x < Double(columns.end), y >= Double(rows.start), y < Double(rows.end) else {
            return 0
        }
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        func along(_ row: Int) -> Float {
            let (first, second) = (at(column, row), at(column + 1, row))
            return first + (second - first) * Float(x - Double(column))
        }
        let (upper, lower) = (along(row), along(row + 1))
        return upper + (lower - upper) * Float(y - Double(row))
    }

    private func at(_ column: Int, _ row: Int) -> Float {
        guard column < columns.end, row < rows.end else { return 0 }
        let (x, y) = (columns.sample(column), rows.sample(row))
        func along(_ row: Int) -> Float {
            let start = row * columns.count + x.index
            return grid[start] + (grid[start + 1] - grid[start]) * x.part
        }
        let (upper, lower) = (along(y.index), along(y.index + 1))
        return upper + (lower - upper) * y.part
    }
}
