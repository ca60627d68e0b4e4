/// The outline and background of a view's preview.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
    /// The visible part of the view, in its coordinates; `nil` for the whole view.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; `nil` for the outline of the preview.
    ///
    /// Differs from UIKit: has no effect; the shadow always follows the outline of the preview.
    open var shadowPath: UIBezierPath?
    /// The color behind the view; `nil` for the system background color.
    open var backgroundColor: UIColor!

    public override init() { super.init() }

    /// Creates the parameters for a preview of lines of text.
    ///
    /// - Parameter textLineRects: The rectangles of the lines, in the view's coordinates.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for rect in textLineRects {
            path.append(UIBezierPath(roundedRect: rect.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 4))
        }
        visiblePath = path
    }
}

/// The position that a preview moves to or comes from.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
    public let container: UIView
    /// The center in the container's coordinates.
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// A view that is highlighted while its menu is shown.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
    public let target: UIPreviewTarget
    public let view: UIView
    public let parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Creates a preview at the position of the view, which must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open var size: CGSize { view.bounds.size }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
