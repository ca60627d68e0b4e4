/// The length of what covers a controller's view at an edge, and the anchors of it.
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
    /// In points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind ``UIViewController/topLayoutGuide`` and ``UIViewController/bottomLayoutGuide``.
@MainActor private final class SupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    func support(_ part: UILayoutGuide.Part) -> any UILayoutSupport {
        view.systemGuide(part, SupportGuide.init)
    }
}
