internal import FrameGeometry
internal import FramePainting

// A layer's picture, as a whole or in nine parts.
extension SampledLayer {
    /// - Parameter scale: pixels per point, which decide whether the picture is enlarged or reduced.
    func contents(scale: Double, _ edges: Edges) -> [PaintItem] {
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
                    sampling: sampling(of: size, in: place, scale: scale), edges: edges, transform: transform,
                    name: node.name))
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
        return NineParts(size: size, center: center, in: place, repeats: properties.repeatsCenter).parts.map {
            (
                Rect(
                    x: part.minX + $0.source.minX * part.size.width, y: part.minY + $0.source.minY * part.size.height,
                    width: $0.source.size.width * part.size.width, height: $0.source.size.height * part.size.height),
                $0.place
            )
        }
    }

    /// Enlarged is what has fewer pixels than it covers.
    private func sampling(of size: Size, in place: Rect, scale: Double) -> ImageItem.Sampling {
        guard properties.magnification != properties.minification else { return properties.magnification }
        let growth = toCanvas.determinant.magnitude.squareRoot() * scale / properties.contentsScale
        let isEnlarged = place.size.width * place.size.height * growth * growth > size.width * size.height
        return isEnlarged ? properties.magnification : properties.minification
    }
}
