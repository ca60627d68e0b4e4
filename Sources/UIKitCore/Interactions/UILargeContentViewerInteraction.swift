/// Shows the content of a view larger while it is pressed, for people who use the sizes of text for accessibility.
///
/// Differs from UIKit: nothing is shown, and the delegate is not asked.
@MainActor @preconcurrency open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Whether people use the viewer; `false`.
    open class var isEnabled: Bool { false }
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// The recognizer that other recognizers can be made to exclude. It recognizes nothing.
    open private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public convenience override init() { self.init(delegate: nil) }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@MainActor @preconcurrency public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController()
    }
}

/// An element whose content can be shown larger.
@MainActor @preconcurrency public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
