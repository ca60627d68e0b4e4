/// Recognizes presses by their force.
///
/// Differs from UIKit: touches have no force, so no preview begins, as on a device whose screen does not measure it.
@MainActor @preconcurrency open class UIPreviewInteraction: NSObject {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// The middle of the view in the coordinates of `coordinateSpace`, or `.zero` if there is no view.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let view else { return .zero }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return coordinateSpace.map { view.convert(middle, to: $0) } ?? middle
    }

    open func cancel() {}
}

@MainActor @preconcurrency public protocol UIPreviewInteractionDelegate: AnyObject {
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}
