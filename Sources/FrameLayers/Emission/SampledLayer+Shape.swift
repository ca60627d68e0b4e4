internal import FrameGeometry
internal import FramePainting

// What shape layers draw.
extension SampledLayer {
    /// The filled path and the line along it.
    var shape: [PaintItem] {
        let style = properties.shape
        var items: [PaintItem] = []
        if let color = style.fillColor.map(DisplayNumber.color), color.alpha > 0, style.path.isDrawn {
            items.append(
                .fill(
                    Fill(
                        .path(placed(style.path), style.fillRule), color: color, transform: transform,
                        name: node.name + " shape")))
        }
        let width = DisplayNumber.points(style.lineWidth)
        guard let color = style.strokeColor.map(DisplayNumber.color), color.alpha > 0, width > 0, width.isFinite else {
            return items
        }
        let path = style.path.part(from: style.strokeStart, to: style.strokeEnd)
        guard path.isDrawn else { return items }
        let stroke = Stroke(
            width: width, cap: style.lineCap, join: style.lineJoin,
            miterLimit: DisplayNumber.fraction(style.miterLimit), dash: style.dash.map(DisplayNumber.points),
            dashPhase: DisplayNumber.points(style.dashPhase))
        items.append(
            .fill(
                Fill(
                    .path(placed(path), style.fillRule), stroke: stroke, color: color, transform: transform,
                    name: node.name + " stroke")))
        return items
    }
}

extension Path {
    /// Whether there is anything to fill or to stroke.
    fileprivate var isDrawn: Bool { elements.count > 1 && isFinite }
}
