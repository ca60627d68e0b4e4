/// The container of a presentation: fills its host and tells the presentation controller about its layouts.
final class PresentationContainerView: UIView {
    weak var presentationController: UIPresentationController?

    override func layoutSubviews() {
        guard let presentationController else { return }
        presentationController.record("containerViewWillLayoutSubviews()")
        presentationController.containerViewWillLayoutSubviews()
        presentationController.record("containerViewDidLayoutSubviews()")
        presentationController.containerViewDidLayoutSubviews()
    }
}
