package import FrameGeometry
package import FramePainting
internal import FrameRaster

// Images and gradients.
extension CGContext {
    /// Draws an image with its first row at the greatest y: upright if y points up. In UIKit's contexts, where y points
    /// down, the image is upside down, as with Core Graphics; `UIImage.draw(in:)` flips it.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if byTiling {
            drawTiles(of: image, rect)
        } else {
            draw(turned(image, in: rect))
        }
    }

    /// Draws a part of an image, given as fractions of it, with its first row at the least y.
    package func drawUpright(_ image: CGImage, part: Rect, in rect: Rect) {
        draw(.image(ImageItem(image.rasterImage, in: rect, source: part, sampling: state.sampling)))
    }

    /// An image item with its first row at the greatest y.
    func turned(_ image: CGImage, in rect: CGRect) -> PaintItem {
        let box = Rect(rect.standardized)
        let turn = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY)
        return .image(ImageItem(image.rasterImage, in: box, sampling: state.sampling, transform: turn))
    }

    /// Tiles the clip with the image, one tile in `rect`; at most 10,000 tiles.
    private func drawTiles(of image: CGImage, _ rect: CGRect) {
        let (tile, area) = (rect.standardized, boundingBoxOfClipPath)
        guard tile.width > 0, tile.height > 0, !area.isNull, area.width.isFinite, area.height.isFinite else { return }
        let left = ((area.minX - tile.minX) / tile.width).rounded(.down)
        let top = ((area.minY - tile.minY) / tile.height).rounded(.down)
        let columns = ((area.maxX - tile.minX) / tile.width).rounded(.up) - left
        let rows = ((area.maxY - tile.minY) / tile.height).rounded(.up) - top
        guard columns * rows <= 10_000 else { return }
        for row in 0..<max(Int(rows), 0) {
            for column in 0..<max(Int(columns), 0) {
                let offset = (x: (left + CGFloat(column)) * tile.width, y: (top + CGFloat(row)) * tile.height)
                draw(turned(image, in: tile.offsetBy(dx: offset.x, dy: offset.y)))
            }
        }
    }

    // MARK: Gradients

    /// Fills the clip with a linear gradient. `options` extend it beyond its ends.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (start, end) = (Point(startPoint), Point(endPoint))
        let direction = end - start
        let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
        guard length > 0, length.isFinite else { return }
        // A wide enough strip across the line, in coordinates in which the line goes from 0 to 1 along x.
        let along = Affine(a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: start.x, ty: start.y)
        let reach = Self.reach / length
        let low = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let high = options.contains(.drawsAfterEndLocation) ? reach : 1
        let strip = Rect(x: low, y: -reach, width: high - low, height: 2 * reach)
        let paint = Gradient(.linear(from: .zero, to: Point(x: 1, y: 0)), stops: gradient.stops)
        draw(.fill(Fill(.rect(strip), paint: .gradient(paint), transform: along)))
    }

    /// Fills the clip with a radial gradient between two circles. `options` extend it inside the first and outside the
    /// second circle.
    ///
    /// Differs from Core Graphics: the first circle must be inside the second. A first circle with a radius and a
    /// different center counts as a point.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let isConcentric = startCenter == endCenter
        let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
        guard outer > 0, outer.isFinite, inner >= 0 else { return }
        let isOutwards = endRadius >= startRadius
        let center = Point(isOutwards ? endCenter : startCenter)
        let hole = isConcentric ? inner / outer : 0
        let stops = isOutwards ? gradient.stops : gradient.reversedStops
        let paint = Gradient(
            .radial(center: center, radius: outer, focus: Point(isOutwards ? startCenter : endCenter)),
            stops: stops.map { Gradient.Stop(hole + $0.offset * (1 - hole), $0.color) })
        let fillsOutside = options.contains(isOutwards ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let fillsInside = options.contains(isOutwards ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let circle = Rect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer)
        let all = Rect(
            x: center.x - Self.reach, y: center.y - Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
        var shape: Shape = fillsOutside ? .rect(all) : .ellipse(circle)
        if hole > 0, !fillsInside {
            let path = CGMutablePath()
            fillsOutside ? path.addRect(CGRect(all)) : path.addEllipse(in: CGRect(circle))
            path.addEllipse(
                in: CGRect(x: center.x - inner, y: center.y - inner, width: 2 * inner, height: 2 * inner))
            shape = .path(path.path, .evenodd)
        }
        draw(.fill(Fill(shape, paint: .gradient(paint))))
    }

    /// Fills the clip with a conic gradient around a point, starting `angle` radians from the x axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let degrees = angle * 180 / .pi
        guard degrees.isFinite else { return }
        let all = Rect(
            x: center.x - Self.reach, y: center.y - Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
        let paint = Gradient(.conic(center: Point(center), start: degrees), stops: gradient.stops)
        draw(.fill(Fill(.rect(all), paint: .gradient(paint))))
    }

    /// A distance, in points, beyond any canvas.
    private static let reach = 100_000.0
}

extension CGImage {
    /// Rasterizes display-list items; `nil` if there are no pixels, more than a canvas may have, or paths with too many
    /// edges.
    ///
    /// - Parameters:
    ///   - bounds: The visible part of the items' coordinates, expanded to whole pixels.
    ///   - scale: The number of pixels per point.
    package convenience init?(drawing items: [PaintItem], in bounds: Rect, scale: Double, background: Color = .clear) {
        // Tolerates 1/10,000 pixel.
        let width = (bounds.size.width * scale - 1e-4).rounded(.up)
        let height = (bounds.size.height * scale - 1e-4).rounded(.up)
        let limit = Double(PixelSize.limit)
        guard width >= 1, height >= 1, width <= limit, height <= limit else { return nil }
        var list = DisplayList(
            size: PixelSize(width: Int(width), height: Int(height)), scale: scale, background: background, items: items)
        if bounds.origin != .zero {
            list.items = [
                .group(Group(transform: .translation(x: -bounds.minX, y: -bounds.minY), items: items))
            ]
        }
        let rasterizer = Rasterizer(list, filtersImages: true)
        guard rasterizer.isComplete else { return nil }
        self.init(RasterImage(rasterizer.draw(rows: 0..<rasterizer.size.height)))
    }
}
