internal import FrameGeometry
internal import FrameLayers
internal import QuartzCore

/// What the presenting view looked like, as a page that a partial curl lifts. Touches of the part that still lies are its own;
/// those of the rest belong to what is uncovered. A tap on the page lays it down again.
final class CurledPage: UIView {
    private var onTap: () -> Void = {}

    /// - Parameter picture: lies in the page, which is as large.
    convenience init(_ picture: UIView, frame: CGRect, onTap: @escaping () -> Void) {
        self.init(frame: frame)
        self.onTap = onTap
        accessibilityIdentifier = "page"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        show(picture)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", CurledPage.tap)))
    }

    func show(_ picture: UIView) {
        subviews.forEach { $0.removeFromSuperview() }
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }

    private func tap() { onTap() }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            && !Curl(of: Rect(bounds), progress: layer.curl).isLifted(Point(x: point.x, y: point.y))
    }
}
