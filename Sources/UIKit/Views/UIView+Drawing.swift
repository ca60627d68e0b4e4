internal import FrameLayers
internal import QuartzCore

// What views draw by themselves. It is kept as a drawing, not as pixels: stretched by the content mode, it stays sharp.
extension UIView {
    /// Asks for ``draw(_:)`` before the screen changes next.
    public func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Differs from UIKit: the whole view is drawn anew, whatever the rectangle.
    public func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    func drawInOwnContext(_ context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        draw(bounds)
    }
}
