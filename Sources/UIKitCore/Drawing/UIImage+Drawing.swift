internal import FrameGeometry
internal import FrameLayers
internal import QuartzCore

// These methods draw in the current graphics context and have no effect without one.
// Not overridable: images are shared between threads, and UIKit makes them.
extension UIImage {
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image upright, scaled to fill the rectangle. The caps of a resizable image keep their size.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), var upright else { return }
        if let vector = vectorPixels(max(rect.width / size.width, rect.height / size.height)) { upright = vector }
        let parts = NineParts(
            size: Size(size), center: Rect(center), in: Rect(rect), repeats: renderingAttributes.tiles)
        for part in parts.parts { context.drawUpright(upright, part: part.source, in: part.place) }
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Tiles the rectangle with the image, starting at its top-left corner. Draws nothing if that takes more than
    /// 10,000 tiles.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        let columns = (rect.width / size.width).rounded(.up)
        let rows = (rect.height / size.height).rounded(.up)
        guard columns * rows > 0, columns * rows <= 10_000 else { return }
        context.saveGState()
        context.clip(to: rect)
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                draw(
                    at: CGPoint(
                        x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
            }
        }
        context.restoreGState()
    }
}
