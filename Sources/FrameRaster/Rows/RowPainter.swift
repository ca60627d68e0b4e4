import FramePainting

/// Paints the rows of a plan one at a time, with scratch memory for one call of ``Rasterizer/draw(rows:into:)``.
///
/// A row is finished before the next begins, so it stays in the first-level cache and cannot depend on its band.
struct RowPainter {
    /// Number of rows that share one search for the steps that touch them. Tuned: a few hundred steps, and less than a
    /// tenth of a frame.
    static let rowsPerPass = 32

    let plan: Plan
    /// Columns that will be read.
    private let columns: Range<Int>
    private let vertices: UnsafeBufferPointer<Vertex>
    private let chains: UnsafeBufferPointer<Chain>
    var coverage: CoverageRow
    /// Saved rows, one per open group.
    private let saved: UnsafeMutablePointer<Pixel>
    /// Indices of the steps that touch the current rows, in order.
    private let active: UnsafeMutablePointer<Int>
    private var activeCount = 0
    /// Lines of the images that touch the current rows, by step.
    private var lines: [Int: ImageLines] = [:]

    /// - Parameters:
    ///   - vertices, chains: The plan's own, which outlive the painter.
    ///   - columns: Columns that will be read; `nil` for all of them.
    init(
        _ plan: Plan, vertices: UnsafeBufferPointer<Vertex>, chains: UnsafeBufferPointer<Chain>,
        columns: Range<Int>? = nil
    ) {
        self.plan = plan
        self.columns = columns ?? 0..<plan.size.width
        self.vertices = vertices
        self.chains = chains
        coverage = CoverageRow(width: plan.size.width, chains: plan.mostChains)
        saved = .allocate(capacity: plan.size.width * plan.levels)
        active = .allocate(capacity: plan.steps.count)
    }

    func deallocate() {
        coverage.deallocate()
        saved.deallocate()
        active.deallocate()
    }

    /// Selects the steps that may touch the rows painted next.
    mutating func prepare(_ rows: Range<Int>) {
        activeCount = 0
        for index in plan.steps.indices
        where plan.steps[index].bounds.minY < rows.upperBound && plan.steps[index].bounds.maxY > rows.lowerBound {
            active[activeCount] = index
            activeCount += 1
        }
        if !lines.isEmpty { lines = lines.filter { plan.steps[$0.key].bounds.maxY > rows.lowerBound } }
    }

    /// - Parameter row: Memory for one row; its contents do not matter.
    mutating func paint(_ y: Int, into row: UnsafeMutablePointer<Pixel>) {
        var place = 0
        let painted = plan.canvas?.stepCount ?? 0
        let first = max(plan.rows.firstStep(y) ?? 0, painted)
        while place < activeCount, active[place] < first { place += 1 }
        if let canvas = plan.canvas, first == painted {
            canvas.copy(y, columns, to: row)
        } else if plan.rows.firstStep(y) == nil {
            (row + columns.lowerBound).update(repeating: plan.background, count: columns.count)
        }
        while place < activeCount {
            let index = active[place]
            place += 1
            // Read only the bounds at first, because a copy of the whole step costs more than many steps do.
            let bounds = plan.steps[index].bounds
            guard y >= bounds.minY, y < bounds.maxY else { continue }
            switch plan.steps[index].work {
            case .fill(let source, let shape):
                cover(shape, y, bounds)
                for span in UnsafeBufferPointer(start: coverage.spans, count: coverage.spanCount) {
                    fill(span, source, row)
                }
            case .image(let source, let shape):
                cover(shape, y, bounds)
                paint(source, step: index, y, bounds, row)
            case .blurredRect(let source, let shape, let hidden):
                shape.draw(y, source, except: hidden?.columns(y) ?? 0..<0, into: row)
            case .gradient(let source, let shape):
                cover(shape, y, bounds)
                for span in UnsafeBufferPointer(start: coverage.spans, count: coverage.spanCount) {
                    source.draw(
                        y, from: span.start, to: span.end, coverage: span.coverage, values: coverage.values, into: row)
                }
            case .blurredImage(let image, let replaces, let hidden):
                image.draw(
                    y, in: bounds.minX..<bounds.maxX, replaces: replaces, except: hidden?.columns(y) ?? 0..<0, into: row
                )
            case .unseen: break
            case .sharpImage(let image): image.draw(y, in: bounds.minX..<bounds.maxX, into: row)
            case .isolate(let level):
                savedRow(level, bounds.minX).update(from: row + bounds.minX, count: bounds.maxX - bounds.minX)
                (row + bounds.minX).update(repeating: .clear, count: bounds.maxX - bounds.minX)
            case .glyphs(let source, let places):
                paintGlyphs(y, bounds, source, places, row)
            case .save(let level):
                savedRow(level, bounds.minX).update(from: row + bounds.minX, count: bounds.maxX - bounds.minX)
            case .merge(let level, let opacity, let clip):
                merge(y, row, bounds, level, opacity, clip)
            case .blend(let end):
                blend(y, row, bounds, end)
            }
        }
    }

    mutating func cover(_ shape: DeviceShape, _ y: Int, _ bounds: PixelBounds) {
        coverage.cover(shape, row: y, from: bounds.minX, to: bounds.maxX, vertices: vertices, chains: chains)
    }

    func savedRow(_ level: Int, _ x: Int) -> UnsafeMutablePointer<Pixel> {
        saved + (level * plan.size.width + x)
    }

    private func fill(_ span: CoverageSpan, _ source: SolidSource, _ row: UnsafeMutablePointer<Pixel>) {
        if span.coverage != CoverageSpan.varying {
            SourceOver.blend(source.covering(span.coverage), over: row + span.start, count: span.end - span.start)
            return
        }
        for x in span.start..<span.end { row[x] = source.covering(coverage.values[x]).over(row[x]) }
    }

    /// Paints an image where it is covered.
    private mutating func paint(
        _ source: ImageSource, step: Int, _ y: Int, _ bounds: PixelBounds, _ row: UnsafeMutablePointer<Pixel>
    ) {
        guard coverage.spanCount > 0 else { return }
        let lines = source.hasLines ? lines(ofStep: step, bounds) : nil
        if let lines { source.move(lines, to: y) }
        for span in UnsafeBufferPointer(start: coverage.spans, count: coverage.spanCount) {
            source.draw(
                y, from: span.start, to: span.end, coverage: span.coverage, values: coverage.values, lines, into: row)
        }
    }

    private mutating func lines(ofStep step: Int, _ bounds: PixelBounds) -> ImageLines {
        if let known = lines[step] { return known }
        let new = ImageLines(columns: bounds.minX..<bounds.maxX)
        lines[step] = new
        return new
    }
}

extension RowPainter {
    /// Draws the glyphs of `places` that touch row `y`, in order.
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
                        PackedPixels.store(full, to: row + x, count: 4)
                    } else if four != 0 {
                        let bytes = SIMD4<UInt8>(
                            UInt8(truncatingIfNeeded: four), UInt8(truncatingIfNeeded: four >> 8),
                            UInt8(truncatingIfNeeded: four >> 16), UInt8(truncatingIfNeeded: four >> 24))
                        let fractions = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: bytes)) * (1 / 255)
                        let words = PackedPixels.load(row + x, count: count)
                        PackedPixels.store(source.scaled(by: fractions).over(words), to: row + x, count: count)
                    }
                    x += 4
                    offset += 4
                }
            }
        }
    }
}
