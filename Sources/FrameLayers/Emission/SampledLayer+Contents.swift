internal import FrameGeometry
internal import FramePainting

// A layer's contents, as a whole or in nine parts.
extension SampledLayer {
    /// - Parameter scale: Pixels per point, which decide whether the image is enlarged or reduced.
    func contents(scale: Double, _ edges: Edges) -> [PaintItem] {
        let part = properties.contentsRect
        guard let contents = properties.contents, !frame.isEmpty, !part.isEmpty else { return [] }
        let size = Size(
            width: Double(contents.size.width) * part.size.width / properties.contentsScale,
            height: Double(contents.size.height) * part.size.height / properties.contentsScale)
        let place = properties.contentsGravity.frame(of: size, in: frame)
        let parts = parts(of: part, size: size, in: place)
        func image(_ source: Rect, _ place: Rect, _ edges: Edges) -> PaintItem {
            .image(
                ImageItem(
                    contents, in: DisplayNumber.rect(place), source: source,
                    sampling: sampling(of: size, in: place, scale: scale), edges: edges, transform: transform,
                    name: node.name))
        }
        if !needsJoining(parts, scale) { return parts.map { image($0.source, $0.place, edges) } }
        return joined(parts, in: place, transform: transform, edges) { [image($0, $1, .hard)] }
    }

    /// Whether parts meet inside pixels, where two partially covering edges would leave a seam.
    private func needsJoining(_ parts: [(source: Rect, place: Rect)], _ scale: Double) -> Bool {
        func isWhole(_ position: Double) -> Bool {
            let pixels = DisplayNumber.points(position * scale)
            return pixels == pixels.rounded()
        }
        return parts.count > 1
            && !(transform.isIdentity
                && parts.allSatisfy { part in
                    [part.place.minX, part.place.maxX, part.place.minY, part.place.maxY].allSatisfy(isWhole)
                })
    }

    /// Joins adjacent parts without a seam: each part covers whole pixels, and a clip around all of them provides the
    /// edges.
    private func joined(
        _ parts: [(source: Rect, place: Rect)], in whole: Rect, transform: Affine, _ edges: Edges,
        _ items: (_ source: Rect, _ place: Rect) -> [PaintItem]
    ) -> [PaintItem] {
        guard !parts.isEmpty else { return [] }
        let clip = Clip(.rect(DisplayNumber.rect(whole)), edges: edges, transform: transform)
        let inside = parts.flatMap { source, place -> [PaintItem] in
            // Extend the outer parts to fill the pixels that the clip covers partially.
            let more = (
                left: place.minX <= whole.minX ? 1.0 : 0, top: place.minY <= whole.minY ? 1.0 : 0,
                right: place.maxX >= whole.maxX ? 1.0 : 0, bottom: place.maxY >= whole.maxY ? 1.0 : 0
            )
            func wider(_ rect: Rect, _ unitX: Double, _ unitY: Double) -> Rect {
                Rect(
                    x: rect.minX - more.left * unitX, y: rect.minY - more.top * unitY,
                    width: rect.size.width + (more.left + more.right) * unitX,
                    height: rect.size.height + (more.top + more.bottom) * unitY)
            }
            return items(
                wider(source, source.size.width / place.size.width, source.size.height / place.size.height),
                wider(place, 1, 1))
        }
        return [.group(Group(clip: clip, name: node.name, items: inside))]
    }

    /// Items of the drawing on the canvas. If there are several parts, each has a clip.
    var drawing: [PaintItem] {
        guard let drawing = properties.drawing, !properties.bounds.isEmpty else { return [] }
        let place = properties.contentsGravity.frame(of: drawing.size, in: properties.bounds)
        let whole = Rect(x: 0, y: 0, width: 1, height: 1)
        func items(_ source: Rect, _ place: Rect) -> [PaintItem] {
            let map = Affine.translation(x: -source.minX * drawing.size.width, y: -source.minY * drawing.size.height)
                .then(
                    .scale(
                        x: place.size.width / (source.size.width * drawing.size.width),
                        y: place.size.height / (source.size.height * drawing.size.height))
                )
                .then(.translation(x: place.minX, y: place.minY))
                .then(toCanvas)
            let rounded = DisplayNumber.affine(map)
            guard rounded.isFinite else { return [] }
            return drawing.items.map { $0.placed(by: rounded, name: node.name) }
        }
        guard hasParts else { return items(whole, place) }
        let parts = parts(of: whole, size: drawing.size, in: place)
        let rounded = DisplayNumber.affine(toCanvas)
        return joined(parts, in: place, transform: rounded, .smooth) { source, place in
            let clip = Clip(.rect(DisplayNumber.rect(place)), edges: .hard, transform: rounded)
            return [.group(Group(clip: clip, name: node.name, items: items(source, place)))]
        }
    }

    /// Whether only a part of the contents stretches or repeats.
    private var hasParts: Bool {
        let scales: Bool =
            switch properties.contentsGravity {
            case .resize, .resizeAspect, .resizeAspectFill: true
            case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: false
            }
        return scales
            && (properties.repeatsCenter || properties.contentsCenter != Rect(x: 0, y: 0, width: 1, height: 1))
    }

    /// Returns the parts of the image, in fractions of it, with their frames.
    private func parts(of part: Rect, size: Size, in place: Rect) -> [(source: Rect, place: Rect)] {
        guard hasParts else { return [(part, place)] }
        let center = properties.contentsCenter
        return NineParts(size: size, center: center, in: place, repeats: properties.repeatsCenter).parts.map {
            (
                Rect(
                    x: part.minX + $0.source.minX * part.size.width, y: part.minY + $0.source.minY * part.size.height,
                    width: $0.source.size.width * part.size.width, height: $0.source.size.height * part.size.height),
                $0.place
            )
        }
    }

    /// Returns the sampling of an image, which is enlarged if it covers more pixels than it has.
    private func sampling(of size: Size, in place: Rect, scale: Double) -> ImageItem.Sampling {
        guard properties.magnification != properties.minification else { return properties.magnification }
        let growth = toCanvas.determinant.magnitude.squareRoot() * scale / properties.contentsScale
        let isEnlarged = place.size.width * place.size.height * growth * growth > size.width * size.height
        return isEnlarged ? properties.magnification : properties.minification
    }
}
