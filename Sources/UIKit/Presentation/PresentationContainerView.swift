/// The container of a presentation: fills its host and tells the presentation controller about its layouts.
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?

    /// What lies behind gets the touches that the presentation leaves to it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let presentationController, let hit, presentationController.letsTouchThrough(at: point),
            presentationController.presentedView.map({ !hit.isDescendant(of: $0) }) ?? true
        else { return hit }
        return nil
    }

    override func layoutSubviews() {
        guard let presentationController else { return }
        presentationController.record("containerViewWillLayoutSubviews()")
        presentationController.containerViewWillLayoutSubviews()
        presentationController.record("containerViewDidLayoutSubviews()")
        presentationController.containerViewDidLayoutSubviews()
    }
}
