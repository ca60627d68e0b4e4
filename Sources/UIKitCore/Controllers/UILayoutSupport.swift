/// The area at an edge of a controller's view that bars cover, as a length and anchors.
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
    /// The length in points.
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
