import FrameGeometry

extension TimelineChart {
    /// As tall as its rows need.
    public func figure(_ palette: Palette, _ lettering: Lettering) -> Figure {
        var drawing = TimelineDrawing(self, palette, lettering)
        drawing.draw()
        return Figure(
            size: Size(width: width, height: drawing.bottom), background: palette.ground,
            title: title.map { "Timeline: \($0)" } ?? "Timeline", summary: summary, elements: drawing.elements)
    }

    private var summary: String {
        let bars = rows.reduce(0) { $0 + $1.bars.count }
        var sentences = [
            "\(SVGText.number(duration)) seconds.",
            bars == 0
                ? "Nothing is animated."
                : "\(bars) animation\(bars == 1 ? "" : "s") of \(rows.count) propert\(rows.count == 1 ? "y" : "ies").",
        ]
        sentences += phases.map {
            "\($0.name) from \(SVGText.number($0.start)) to \(SVGText.number($0.end)) seconds."
        }
        return sentences.joined(separator: " ")
    }
}
