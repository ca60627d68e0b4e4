internal import FrameLayout
internal import QuartzCore

// Sheets make room for the keyboard of their own fields (facts/sheet-keyboard).
extension UISheetPresentationController: KeyboardFollower {
    /// The height of the container's part that the keyboard of a responder in the sheet covers; 0 without one.
    private var keyboardHeight: CGFloat {
        let keyboard = stage.applicationState.keyboard
        guard let containerView, let window = containerView.window, keyboard.shownView(in: window) != nil,
            let frame = keyboard.frame, isInSheet(keyboard.firstResponder)
        else { return 0 }
        return max(0, containerView.bounds.maxY - containerView.convert(frame, from: nil).minY)
    }

    private func isInSheet(_ responder: UIResponder?) -> Bool {
        sequence(first: responder, next: { $0?.next }).contains { $0 === presentedViewController }
    }

    /// The geometry of the sheet beside the keyboard.
    var geometryAboveKeyboard: SheetGeometry? { geometry?.above(keyboard: Double(keyboardHeight)) }

    package func keyboardDidMove() {
        guard let presentedView, presentedView.superview === containerView, !drag.isActive,
            !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
        else { return }
        if keyboardHeight > 0, let highest = rests.first?.identifier, rests.count > 1 {
            selectedDetentIdentifier = highest
        }
        arrange()
        presentedView.layoutIfNeeded()
    }
}
