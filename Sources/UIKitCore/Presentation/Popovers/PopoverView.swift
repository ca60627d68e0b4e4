internal import FrameLayout
internal import QuartzCore

/// The bubble of a popover: a rounded box with an arrow, which contains the content.
final class PopoverView: UIView {
    private let bubble = CAShapeLayer()
    private let box = UIView()
    private var bubbleColor: UIColor?
    /// A background that the application draws in place of ``bubble``.
    private var background: UIPopoverBackgroundView?
    private var placement: PopoverPlacement?

    /// The parameters of the shadow. Chosen values.
    private enum Shadow {
        static let opacity: Float = 0.16
        static let radius: CGFloat = 16
        static let offset = CGSize(width: 0, height: 6)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        accessibilityIdentifier = "popover"
        bubble.name = "bubble"
        bubble.zPosition = -1
        layer.addSublayer(bubble)
        layer.shadowOpacity = Shadow.opacity
        layer.shadowRadius = Shadow.radius
        layer.shadowOffset = Shadow.offset
        box.clipsToBounds = true
        box.layer.cornerRadius = PopoverPlacement.radius
        addSubview(box)
    }

    /// - Parameter color: The fill color of the bubble and its arrow.
    func show(_ content: UIView, color: UIColor) {
        bubbleColor = color
        bubble.fillColor = content.resolved(color)
        guard content.superview !== box else { return }
        box.addSubview(content)
        content.frame = box.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func colorsDidChange() {
        super.colorsDidChange()
        if let content = box.subviews.first, let bubbleColor { bubble.fillColor = content.resolved(bubbleColor) }
    }

    /// Puts an application's background behind the content.
    func show(_ background: UIPopoverBackgroundView) {
        self.background = background
        insertSubview(background, at: 0)
        bubble.isHidden = true
        layer.shadowOpacity = 0
        if !type(of: background).wantsDefaultContentAppearance { box.layer.cornerRadius = 0 }
    }

    var hasBackground: Bool { background != nil }

    var arrowSize: PopoverPlacement.Arrow {
        guard let kind = background.map({ type(of: $0) }) else { return .standard }
        return PopoverPlacement.Arrow(height: kind.arrowHeight(), base: kind.arrowBase())
    }

    /// The distances of the content from the background's edges, excluding the arrow.
    var contentInsets: UIEdgeInsets { background.map { type(of: $0).contentViewInsets() } ?? .zero }

    /// Updates the bubble's shape for a placement. The caller sets the frame.
    func take(_ placement: PopoverPlacement) {
        self.placement = placement
        let bounds = CGRect(origin: .zero, size: CGSize(placement.frame.size))
        var inner = bounds
        let side = arrowSize.height
        switch placement.direction {
        case .up?: inner = bounds.inset(by: UIEdgeInsets(top: side, left: 0, bottom: 0, right: 0))
        case .down?: inner = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: side, right: 0))
        case .left?: inner = bounds.inset(by: UIEdgeInsets(top: 0, left: side, bottom: 0, right: 0))
        case .right?: inner = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: side))
        case nil: break
        }
        box.frame = inner.inset(by: contentInsets)
        if let background {
            background.frame = bounds
            background.arrowDirection = UIPopoverArrowDirection(placement.direction)
            let length = placement.direction?.isVertical == true ? bounds.width : bounds.height
            background.arrowOffset = placement.tip - length / 2
        }
        let path = UIBezierPath(roundedRect: inner, cornerRadius: PopoverPlacement.radius)
        if let direction = placement.direction { path.append(arrowOutline(direction, tip: placement.tip, in: inner)) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bubble.frame = bounds
        bubble.path = path.cgPath
        layer.shadowPath = path.cgPath
        CATransaction.commit()
    }

    /// The outline from the box's side to the tip and back, with concave sides and a rounded tip.
    private func arrowOutline(
        _ direction: PopoverPlacement.Direction, tip: CGFloat, in box: CGRect
    ) -> UIBezierPath {
        /// - Parameters:
        ///   - along: The distance from the tip along the side.
        ///   - out: The distance from the box.
        func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            switch direction {
            case .up: CGPoint(x: tip + along, y: box.minY - out)
            case .down: CGPoint(x: tip - along, y: box.maxY + out)
            case .left: CGPoint(x: box.minX - out, y: tip - along)
            case .right: CGPoint(x: box.maxX + out, y: tip + along)
            }
        }
        let (half, height) = (arrowSize.base / 2, arrowSize.height)
        let path = UIBezierPath()
        path.move(to: point(-half, 0))
        path.addCurve(
            to: point(-2, height - 1), controlPoint1: point(-half / 2, 0), controlPoint2: point(-5, height - 4))
        path.addQuadCurve(to: point(2, height - 1), controlPoint: point(0, height + 1))
        path.addCurve(to: point(half, 0), controlPoint1: point(5, height - 4), controlPoint2: point(half / 2, 0))
        path.close()
        return path
    }

    /// Whether a touch is inside the box. The arrow receives no touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { box.frame.contains(point) }
}
