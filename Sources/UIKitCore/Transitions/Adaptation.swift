internal import QuartzCore

/// The continuation of a presentation with another presentation controller while it is on screen, because its style
/// changed with the traits.
///
/// The old controller is notified that its presentation is being dismissed, and the new one that it is being presented,
/// so that each adds and removes its own views alongside the change of size. The presented view moves from one
/// container to the other without changing its position on screen, and from there to its new frame. The adaptation
/// performs two lists of steps from ``CallbackOrder``.
@MainActor final class Adaptation {
    private let old: UIPresentationController
    private let new: UIPresentationController
    /// The traits that the presenting controller has, or is about to have.
    private let traits: UITraitCollection
    /// The coordinator of the size change; `nil` for an immediate change.
    private let coordinator: (any UIViewControllerTransitionCoordinator)?
    /// The presented controllers before and after the adaptation, which differ if the delegate replaces the controller.
    private let leaving: UIViewController
    private let entering: UIViewController
    /// The presenting controller whose view returns, and the one whose view leaves the screen.
    private let revealed: UIViewController?
    private let covered: UIViewController?
    /// Whether the presented view is itself off screen, because of a full-screen presentation on top of it.
    private let isUnseen: Bool
    /// The presented view's frame in the window.
    private var frame: CGRect?

    init(
        from old: UIPresentationController, to new: UIPresentationController, for traits: UITraitCollection,
        with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        self.old = old
        self.new = new
        self.traits = traits
        self.coordinator = coordinator
        leaving = old.presentedViewController
        entering = new.presentedViewController
        let removed = old.presentingViewController.presentation.placeOutsidePresentation.map { _ in
            old.presentingViewController
        }
        let removable = new.shouldRemovePresentersView ? new.presentingViewController : nil
        revealed = removed === removable ? nil : removed
        covered = removed === removable ? nil : removable
        isUnseen = leaving.presentation.placeOutsidePresentation != nil && !leaving.isCoveredInPlace
    }

    /// Begins the adaptation. The old container remains until ``end()``, for the animations in it.
    func begin() {
        perform(CallbackOrder.adaptationBegins)
        stage.applicationState.adaptations.append(self)
        guard coordinator == nil else { return }
        settle()
        stage.applicationState.endAdaptations()
    }

    /// Gives the presented view its frame in the new style. Called in the animation, once the containers have their
    /// final sizes.
    func settle() {
        old.letGoOfPresentedView()
        guard let view = new.presentedView, let container = new.containerView, view.standIn.superview === container
        else {
            return
        }
        view.frame = new.frameOfPresentedViewInContainerView
        container.setNeedsLayout()
    }

    func end() { perform(CallbackOrder.adaptationEnds) }

    private func perform(_ steps: [AdaptationStep]) { steps.forEach(perform) }

    private func perform(_ step: AdaptationStep) {
        switch step {
        case .dismissalTransitionWillBegin: old.willDismiss()
        case .revealPresenter:
            guard let revealed else { return }
            revealed.isAppearanceDirected = true
            revealed.beginOwnAppearance(true, animated: isAnimated)
            revealed.presentation.putBack(revealed.view)
        case .replacedDisappears:
            guard isReplaced else { return }
            leaving.beginAppearance(false, animated: isAnimated)
            leaving.endAppearance()
        case .exchangeControllers: exchangeControllers()
        case .leaveReplaced: if isReplaced { leaveReplaced() }
        case .presentationTransitionWillBegin: beginPresentation()
        case .replacementWillAppear: if isReplaced, !isUnseen { entering.beginAppearance(true, animated: isAnimated) }
        case .presenterWillDisappear: covered?.beginOwnAppearance(false, animated: isAnimated)
        case .movePresentedView: UIView.performWithoutAnimation(movePresentedView)
        case .replacementDidAppear: if isReplaced { entering.endAppearance() }
        case .presenterDidAppear:
            revealed?.endOwnAppearance()
            revealed?.isAppearanceDirected = false
        case .presenterDidDisappear:
            guard let covered else { return }
            covered.presentation.setAside(covered.view)
            covered.view.removeFromSuperview()
            covered.endOwnAppearance()
            new.takePlaceOfPresenter()
        case .dismissalTransitionDidEnd: old.didDismiss(completed: true)
        case .presentationTransitionDidEnd: new.didPresent(completed: true)
        case .removeContainer:
            old.removeContainer()
            new.containerView?.setNeedsLayout()
        }
    }

    // MARK: Steps

    /// Detaches the returning controller from the replacement, whose child it may be.
    private func leaveReplaced() {
        guard entering.ancestry.contains(where: { $0 === leaving }) else { return }
        entering.notifyWillMove(toParent: nil)
        entering.viewIfLoaded?.removeFromSuperview()
        entering.leaveParent()
    }

    private func exchangeControllers() {
        frame = old.presentedView.map(\.standIn).flatMap { view in
            view.superview.map { $0.convert(view.frame, to: nil) }
        }
        PresentationState.exchange(old, for: new)
        new.installContainer(insteadOf: old.containerView)
        new.presentingViewController.presentation.noteStart(of: new.presentingViewController.view)
    }

    /// Begins the new presentation. Custom presentation controllers begin with the size and the size classes that the
    /// window is about to have (facts/adaptation-steps); the system's controllers lay themselves out in the animation.
    private func beginPresentation() {
        guard let change = stage.applicationState.sizeTransition, isAnimated, new.style == .custom,
            new.shouldPresentInFullscreen, let container = new.containerView
        else { return new.willPresent() }
        let size = container.bounds.size
        new.comingTraits.horizontalSizeClass = traits.horizontalSizeClass
        new.comingTraits.verticalSizeClass = traits.verticalSizeClass
        UIView.performWithoutAnimation { container.frame.size = change.size }
        new.willPresent()
        UIView.performWithoutAnimation { container.frame.size = size }
        new.comingTraits = TraitValues()
    }

    private func movePresentedView() {
        guard let container = new.containerView, let view = new.presentedView else { return }
        if let before = old.presentedView, before !== view, before.superview === old.containerView {
            before.removeFromSuperview()
        }
        container.addSubview(view)
        guard isUnseen else {
            if let frame { view.frame = container.convert(frame, from: nil) }
            return
        }
        view.frame = new.frameOfPresentedViewInContainerView
        entering.presentation.setAside(entering.view)
        entering.view.removeFromSuperview()
    }

    private var isReplaced: Bool { leaving !== entering }
    private var isAnimated: Bool { coordinator != nil }
    private var stage: Stage { leaving.stage }
}

/// A step of an adaptation.
enum AdaptationStep: CaseIterable {
    case dismissalTransitionWillBegin, dismissalTransitionDidEnd
    case presentationTransitionWillBegin, presentationTransitionDidEnd
    /// The appearance of the presenting controller whose view the old style had removed.
    case revealPresenter, presenterDidAppear
    /// The disappearance of the presenting controller whose view the new style removes.
    case presenterWillDisappear, presenterDidDisappear
    /// The steps for a presented controller that the delegate replaces.
    case replacedDisappears, leaveReplaced, replacementWillAppear, replacementDidAppear
    /// Exchanges the links between controllers, and the containers.
    case exchangeControllers
    case movePresentedView
    case removeContainer
}

// **Chosen here**, because sources are silent (facts/adaptation-steps): the presented controller makes no appearance
// calls unless it is replaced; a replaced one disappears before its replacement appears, even if the replacement
// contains it.
extension CallbackOrder {
    static let adaptationBegins: [AdaptationStep] = [
        .dismissalTransitionWillBegin, .revealPresenter, .replacedDisappears, .exchangeControllers, .leaveReplaced,
        .presentationTransitionWillBegin, .presenterWillDisappear, .replacementWillAppear, .movePresentedView,
    ]
    static let adaptationEnds: [AdaptationStep] = [
        .replacementDidAppear, .presenterDidAppear, .presenterDidDisappear, .dismissalTransitionDidEnd,
        .presentationTransitionDidEnd, .removeContainer,
    ]
}
