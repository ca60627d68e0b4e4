internal import FrameGeometry
internal import FramePainting

// A layer's picture, as a whole or in nine parts.
extension SampledLayer {
    /// - Parameter scale: pixels per point, which decide whether the picture is enlarged or reduced.
    func contents(scale: Double) -> [PaintItem] {
        let part = properties.contentsRect
        guard let bitmap = properties.contents, !frame.isEmpty, !part.isEmpty else { return [] }
        let size = Size(
            width: Double(bitmap.size.width) * part.size.width / properties.contentsScale,
            height: Double(bitmap.size.height) * part.size.height / properties.contentsScale)
        let place = properties.contentsGravity.frame(of: size, in: frame)
        return parts(of: part, size: size, in: place).map { source, place in
            .image(
                ImageItem(
                    bitmap, in: DisplayNumber.rect(place), source: source,
                    sampling: sampling(of: size, in: place, scale: scale), transform: transform, name: node.name))
        }
    }

    /// The drawing's items on the canvas.
    var drawing: [PaintItem] {
        guard let drawing = properties.drawing, !properties.bounds.isEmpty else { return [] }
        let place = properties.contentsGravity.frame(of: drawing.size, in: properties.bounds)
        let map = Affine.scale(
            x: place.size.width / drawing.size.width, y: place.size.height / drawing.size.height
        )
        .then(.translation(x: place.minX, y: place.minY))
        .then(toCanvas)
        let rounded = DisplayNumber.affine(map)
        return rounded.isFinite ? drawing.items.map { $0.placed(by: rounded, name: node.name) } : []
    }

    /// The parts of the bitmap, in fractions of it, and where they go.
    private func parts(of part: Rect, size: Size, in place: Rect) -> [(source: Rect, place: Rect)] {
        let center = properties.contentsCenter
        let scales: Bool =
            switch properties.contentsGravity {
            case .resize, .resizeAspect, .resizeAspectFill: true
            case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: false
            }
        guard scales, center != Rect(x: 0, y: 0, width: 1, height: 1) else { return [(part, place)] }
        let columns = Self.slices(center.minX, center.maxX, size.width, place.minX, place.size.width)
        let rows = Self.slices(center.minY, center.maxY, size.height, place.minY, place.size.height)
        return rows.flatMap { row in
            columns.map { column in
                (
                    Rect(
                        x: part.minX + column.from * part.size.width, y: part.minY + row.from * part.size.height,
                        width: (column.to - column.from) * part.size.width,
                        height: (row.to - row.from) * part.size.height),
                    Rect(x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start)
                )
            }
        }
    }

    /// Along one side: what keeps its size before the middle, the middle, and what keeps its size after it. Where there is no
    /// room for the ends they share what there is.
    private static func slices(
        _ low: Double, _ high: Double, _ size: Double, _ start: Double, _ length: Double
    ) -> [(from: Double, to: Double, start: Double, end: Double)] {
        let (low, high) = (min(max(low, 0), 1), min(max(high, low, 0), 1))
        let (before, after) = (low * size, (1 - high) * size)
        let squeeze = before + after > length ? length / (before + after) : 1
        let (first, last) = (start + before * squeeze, start + length - after * squeeze)
        return [(0, low, start, first), (low, high, first, last), (high, 1, last, start + length)]
            .filter { $0.1 > $0.0 && $0.3 > $0.2 }
    }

    /// Enlarged is what has fewer pixels than it covers.
    private func sampling(of size: Size, in place: Rect, scale: Double) -> ImageItem.Sampling {
        guard properties.magnification != properties.minification else { return properties.magnification }
        let growth = toCanvas.determinant.magnitude.squareRoot() * scale / properties.contentsScale
        let isEnlarged = place.size.width * place.size.height * growth * growth > size.width * size.height
        return isEnlarged ? properties.magnification : properties.minification
    }
}
