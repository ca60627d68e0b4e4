/// How a preview of a view looks: its outline and its background.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
    /// The part of the view that is shown, in its coordinates; `nil` for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; `nil` for that of the preview.
    ///
    /// Differs from UIKit: without effect; the shadow has the outline of the preview.
    open var shadowPath: UIBezierPath?
    /// Behind the view; `nil` for the system's background colour.
    open var backgroundColor: UIColor!

    public override init() { super.init() }

    /// Creates the parameters of a preview of lines of text.
    ///
    /// - Parameter textLineRects: the rectangles of the lines, in the view's coordinates.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for rect in textLineRects {
            path.append(UIBezierPath(roundedRect: rect.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 4))
        }
        visiblePath = path
    }
}

/// Where a preview is moved to, or where it comes from.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
    public let container: UIView
    /// In the coordinates of the container.
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

/// A view that stands out while a menu belongs to it.
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

    /// A preview at the position of the view, which must be in a window.
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
