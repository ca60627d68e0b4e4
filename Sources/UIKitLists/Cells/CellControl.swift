internal import QuartzCore

/// An icon in a cell that can be tapped: the detail button, or a delete or insert control.
final class CellControl: UIControl {
    let icon: CellIcon
    var tapped: @MainActor () -> Void
    /// The distance around the icon at which a touch still counts, in points.
    private static let reach: CGFloat = 11

    init(_ shape: CellIcon.Shape, tapped: @escaping @MainActor () -> Void) {
        icon = CellIcon(shape)
        self.tapped = tapped
        super.init(frame: icon.bounds)
        addSubview(icon)
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { icon.alpha = isHighlighted ? 0.2 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { icon.shapeSize }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }
}

/// The control at the trailing edge for moving a cell by touch. A touch on it does not scroll the list.
final class ReorderControl: UIView {
    let icon = CellIcon(.reorder)
    private let moved: (ReorderPhase, UIGestureRecognizer) -> Void

    init(moved: @escaping (ReorderPhase, UIGestureRecognizer) -> Void) {
        self.moved = moved
        super.init(frame: CGRect(origin: .zero, size: icon.shapeSize))
        addSubview(icon)
        let press = UILongPressGestureRecognizer(
            target: self, action: Selector("follow", ReorderControl.follow))
        press.minimumPressDuration = 0
        press.name = "reorder"
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    private func follow(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: moved(.began, press)
        case .changed: moved(.moved, press)
        case .ended: moved(.ended, press)
        case .cancelled, .failed: moved(.cancelled, press)
        case .possible: break
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { icon.shapeSize }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -15, dy: -16).contains(point)
    }
}
