import FramePainting

/// Paints rows of a plan, one at a time, with the memory of one ``Rasterizer/draw(rows:into:)``.
///
/// A row is finished before the next is begun: it stays in the processor's first cache, and no row can know in which
/// band it is drawn.
struct RowPainter {
    private let plan: Plan
    private let vertices: UnsafeBufferPointer<Vertex>
    private let chains: UnsafeBufferPointer<Chain>
    private var coverage: CoverageRow
    /// What was put aside, one row per open group.
    private let saved: UnsafeMutablePointer<Pixel>
    /// The steps that touch the rows at hand, in order.
    private let active: UnsafeMutablePointer<Int>
    private var activeCount = 0

    /// - Parameters: pointers to the plan's own vertices and chains, valid as long as the painter is used.
    init(_ plan: Plan, vertices: UnsafeBufferPointer<Vertex>, chains: UnsafeBufferPointer<Chain>) {
        self.plan = plan
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

    /// Announces the rows that will be painted next, so that each looks only at steps that may touch it.
    mutating func prepare(_ rows: Range<Int>) {
        activeCount = 0
        for index in plan.steps.indices
        where plan.steps[index].bounds.minY < rows.upperBound && plan.steps[index].bounds.maxY > rows.lowerBound {
            active[activeCount] = index
            activeCount += 1
        }
    }

    /// - Parameter row: a row's worth of pixels, whatever they hold.
    mutating func paint(_ y: Int, into row: UnsafeMutablePointer<Pixel>) {
        var place = 0
        if let first = plan.rows.firstStep(y) {
            while place < activeCount, active[place] < first { place += 1 }
        } else {
            row.update(repeating: plan.background, count: plan.size.width)
        }
        while place < activeCount {
            let step = plan.steps[active[place]]
            place += 1
            let bounds = step.bounds
            guard y >= bounds.minY, y < bounds.maxY else { continue }
            switch step.work {
            case .fill(let source, let shape):
                cover(shape, y, bounds)
                for span in UnsafeBufferPointer(start: coverage.spans, count: coverage.spanCount) {
                    fill(span, source, row)
                }
            case .image(let source, let shape):
                cover(shape, y, bounds)
                for span in UnsafeBufferPointer(start: coverage.spans, count: coverage.spanCount) {
                    source.draw(
                        y, from: span.start, to: span.end, coverage: span.coverage, values: coverage.values, into: row)
                }
            case .soft(let source, let shape):
                shape.draw(y, source, into: row)
            case .gradient(let source, let shape):
                cover(shape, y, bounds)
                for span in UnsafeBufferPointer(start: coverage.spans, count: coverage.spanCount) {
                    source.draw(
                        y, from: span.start, to: span.end, coverage: span.coverage, values: coverage.values, into: row)
                }
            case .beginMask(let level):
                savedRow(level, bounds.minX).update(from: row + bounds.minX, count: bounds.maxX - bounds.minX)
                (row + bounds.minX).update(repeating: .clear, count: bounds.maxX - bounds.minX)
            case .mergeMasked(let level, let opacity, let clip, let kind):
                mergeMasked(y, row, bounds, level, opacity, clip, kind)
            case .save(let level):
                savedRow(level, bounds.minX).update(from: row + bounds.minX, count: bounds.maxX - bounds.minX)
            case .merge(let level, let opacity, let clip):
                merge(y, row, bounds, level, opacity, clip)
            }
        }
    }

    private mutating func cover(_ shape: DeviceShape, _ y: Int, _ bounds: PixelBounds) {
        coverage.cover(shape, row: y, from: bounds.minX, to: bounds.maxX, vertices: vertices, chains: chains)
    }

    private func savedRow(_ level: Int, _ x: Int) -> UnsafeMutablePointer<Pixel> {
        saved + (level * plan.size.width + x)
    }

    private func fill(_ span: CoverageSpan, _ source: SolidSource, _ row: UnsafeMutablePointer<Pixel>) {
        if span.coverage != CoverageSpan.varying {
            SourceOver.blend(source.covering(span.coverage), over: row + span.start, count: span.end - span.start)
            return
        }
        for x in span.start..<span.end { row[x] = source.covering(coverage.values[x]).over(row[x]) }
    }

    private mutating func merge(
        _ y: Int, _ row: UnsafeMutablePointer<Pixel>, _ bounds: PixelBounds, _ level: Int, _ opacity: Double,
        _ clip: DeviceShape?
    ) {
        guard let clip else {
            SourceOver.lay(
                row + bounds.minX, over: savedRow(level, bounds.minX), weight: SourceOver.weight(opacity),
                count: bounds.maxX - bounds.minX)
            return
        }
        cover(clip, y, bounds)
        var x = bounds.minX
        for index in 0..<coverage.spanCount {
            let span = coverage.spans[index]
            restore(from: x, to: span.start, level, row)
            x = span.end
            if span.coverage != CoverageSpan.varying {
                SourceOver.lay(
                    row + span.start, over: savedRow(level, span.start),
                    weight: Self.weight(opacity, span.coverage), count: span.end - span.start)
            } else {
                let backdrop = savedRow(level, 0)
                for column in span.start..<span.end {
                    row[column] = SourceOver.lay(
                        row[column], over: backdrop[column], weight: Self.weight(opacity, coverage.values[column]))
                }
            }
        }
        restore(from: x, to: bounds.maxX, level, row)
    }

    private mutating func mergeMasked(
        _ y: Int, _ row: UnsafeMutablePointer<Pixel>, _ bounds: PixelBounds, _ level: Int, _ opacity: Double,
        _ clip: DeviceShape?, _ kind: Mask.Kind
    ) {
        cover(clip ?? .rect(DeviceRect(bounds)), y, bounds)
        let backdrop = savedRow(level, 0)
        let content = savedRow(level + 1, 0)
        var x = bounds.minX
        for span in UnsafeBufferPointer(start: coverage.spans, count: coverage.spanCount) {
            restore(from: x, to: span.start, level, row)
            x = span.end
            for column in span.start..<span.end {
                let covered = span.coverage == CoverageSpan.varying ? coverage.values[column] : span.coverage
                row[column] = SourceOver.lay(
                    content[column], over: backdrop[column],
                    weight: Self.weight(opacity * row[column].share(by: kind), covered))
            }
        }
        restore(from: x, to: bounds.maxX, level, row)
    }

    private func restore(from: Int, to: Int, _ level: Int, _ row: UnsafeMutablePointer<Pixel>) {
        guard from < to else { return }
        (row + from).update(from: savedRow(level, from), count: to - from)
    }

    private static func weight(_ opacity: Double, _ coverage: Int) -> Float {
        SourceOver.weight(opacity * (Double(coverage) / Double(CoverageSpan.full)))
    }
}
