import FramePainting

/// Paints rows of a plan, one at a time, with the memory of one ``Rasterizer/draw(rows:into:)``.
///
/// A row is finished before the next is begun: it stays in the processor's first cache, and no row can know in which
/// band it is drawn.
struct RowPainter {
    /// How many rows share one look through the list for what touches them. Tuned: a few hundred steps and less than
    /// a tenth of a frame.
    static let rowsPerLook = 32

    let plan: Plan
    /// The columns anybody looks at.
    private let columns: Range<Int>
    private let vertices: UnsafeBufferPointer<Vertex>
    private let chains: UnsafeBufferPointer<Chain>
    var coverage: CoverageRow
    /// What was put aside, one row per open group.
    private let saved: UnsafeMutablePointer<Pixel>
    /// The steps that touch the rows at hand, in order.
    private let active: UnsafeMutablePointer<Int>
    private var activeCount = 0

    /// - Parameters:
    ///   - vertices, chains: the plan's own, valid as long as the painter is used.
    ///   - columns: those that are looked at; all if there are none.
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
            (row + columns.lowerBound).update(repeating: plan.background, count: columns.count)
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
            case .soft(let source, let shape, let hidden):
                shape.draw(y, source, except: hidden?.columns(y) ?? 0..<0, into: row)
            case .gradient(let source, let shape):
                cover(shape, y, bounds)
                for span in UnsafeBufferPointer(start: coverage.spans, count: coverage.spanCount) {
                    source.draw(
                        y, from: span.start, to: span.end, coverage: span.coverage, values: coverage.values, into: row)
                }
            case .picture(let picture, let replaces, let hidden):
                picture.draw(
                    y, in: bounds.minX..<bounds.maxX, replaces: replaces, except: hidden?.columns(y) ?? 0..<0, into: row
                )
            case .unseen: break
            case .sharp(let picture): picture.draw(y, in: bounds.minX..<bounds.maxX, into: row)
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
}
