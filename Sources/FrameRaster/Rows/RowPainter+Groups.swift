import FramePainting

/// Ends of groups.
extension RowPainter {
    mutating func merge(
        _ y: Int, _ row: UnsafeMutablePointer<Pixel>, _ bounds: PixelBounds, _ level: Int, _ opacity: Double,
        _ clip: DeviceShape?
    ) {
        guard let clip else {
            SourceOver.lay(
                row + bounds.minX, over: savedRow(level, bounds.minX), weight: Weight(opacity: opacity),
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
                    weight: Weight(opacity: opacity, coverage: span.coverage), count: span.end - span.start)
            } else {
                let backdrop = savedRow(level, 0)
                for column in span.start..<span.end {
                    row[column] = SourceOver.lay(
                        row[column], over: backdrop[column],
                        weight: Weight(opacity: opacity, coverage: coverage.values[column]))
                }
            }
        }
        restore(from: x, to: bounds.maxX, level, row)
    }

    mutating func blend(_ y: Int, _ row: UnsafeMutablePointer<Pixel>, _ bounds: PixelBounds, _ blend: Blend) {
        cover(blend.clip ?? .rect(DeviceRect(bounds)), y, bounds)
        let level = blend.level
        let backdrop = savedRow(level, 0)
        let content = blend.mask == nil ? row : savedRow(level + 1, 0)
        let mixer = BlendMixer(blend.mode)
        var x = bounds.minX
        for span in UnsafeBufferPointer(start: coverage.spans, count: coverage.spanCount) {
            restore(from: x, to: span.start, level, row)
            x = span.end
            for column in span.start..<span.end {
                let covered = span.coverage == CoverageSpan.varying ? coverage.values[column] : span.coverage
                let shown = blend.mask.map { row[column].fraction(by: $0) } ?? 1
                if blend.mode == .normal {
                    row[column] = SourceOver.lay(
                        content[column], over: backdrop[column],
                        weight: Weight(opacity: blend.opacity * shown, coverage: covered))
                } else {
                    row[column] = mixer.mix(
                        content[column], with: backdrop[column], opacity: blend.opacity * shown,
                        coverage: Double(covered) / Double(CoverageSpan.full))
                }
            }
        }
        restore(from: x, to: bounds.maxX, level, row)
    }

    private func restore(from: Int, to: Int, _ level: Int, _ row: UnsafeMutablePointer<Pixel>) {
        guard from < to else { return }
        (row + from).update(from: savedRow(level, from), count: to - from)
    }
}
