package import FrameGeometry
internal import FramePainting

// Pictures and gradients.
extension CGContext {
    /// Draws a picture with its first row where y is greatest: upright where y points up. In a context of UIKit, where it
    /// points down, the picture stands on its head, as with Core Graphics; `UIImage.draw(in:)` turns it.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if byTiling {
            drawTiles(of: image, rect)
        } else {
            draw(turned(image, in: rect))
        }
    }

    /// Draws a part of a picture, given in fractions of it, with its first row where y is least.
    package func drawUpright(_ image: CGImage, part: Rect, in rect: Rect) {
        draw(.image(ImageItem(image.bitmap, in: rect, source: part, sampling: state.sampling)))
    }

    /// A picture with its first row where y is greatest.
    func turned(_ image: CGImage, in rect: CGRect) -> PaintItem {
        let box = Rect(rect.standardized)
        let turn = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY)
        return .image(ImageItem(image.bitmap, in: box, sampling: state.sampling, transform: turn))
    }

    /// Tiles all there is with the picture, one of which is in `rect`; 10,000 tiles at most.
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

    /// Fills the clip with colours that change along a line; beyond its ends only as far as `options` say.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (start, end) = (Point(startPoint), Point(endPoint))
        let way = end - start
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        guard length > 0, length.isFinite else { return }
        // A strip across the line, as wide as it takes, in coordinates in which the line goes from 0 to 1 along x.
        let along = Affine(a: way.x, b: way.y, c: -way.y, d: way.x, tx: start.x, ty: start.y)
        let reach = Self.reach / length
        let low = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let high = options.contains(.drawsAfterEndLocation) ? reach : 1
        let strip = Rect(x: low, y: -reach, width: high - low, height: 2 * reach)
        let paint = Gradient(.linear(from: .zero, to: Point(x: 1, y: 0)), stops: gradient.stops)
        draw(.fill(Fill(.rect(strip), paint: .gradient(paint), transform: along)))
    }

    /// Fills the clip with colours that change from one circle to another; inside the first and outside the second only as
    /// `options` say.
    ///
    /// Differs from Core Graphics: the first circle must lie in the second. One with another middle counts as a point if it
    /// has a radius.
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

    /// Fills the clip with colours that change around a point, from `angle` radians after the direction of x on.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let degrees = angle * 180 / .pi
        guard degrees.isFinite else { return }
        let all = Rect(
            x: center.x - Self.reach, y: center.y - Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
        let paint = Gradient(.conic(center: Point(center), start: degrees), stops: gradient.stops)
        draw(.fill(Fill(.rect(all), paint: .gradient(paint))))
    }

    /// Further than any canvas reaches, in points.
    private static let reach = 100_000.0
}
