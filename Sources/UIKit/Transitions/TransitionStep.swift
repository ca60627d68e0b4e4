/// One thing that happens when a presentation begins or ends.
enum TransitionStep: CaseIterable {
    case installContainer
    case presentationTransitionWillBegin
    case dismissalTransitionWillBegin
    case loadPresentedView
    case presentedWillAppear, presentedDidAppear, presentedWillDisappear, presentedDidDisappear
    /// The presenting side's calls are made only when its view leaves the screen for the presentation.
    case presentingWillAppear, presentingDidAppear, presentingWillDisappear, presentingDidDisappear
    case layOutContainer
    /// What lies between the topmost presentation and the controller that dismisses it.
    case takeContainersBelowAway, putContainersBelowBack
    case animate
    case presentationTransitionDidEnd
    case dismissalTransitionDidEnd
    case animationEnded
    case coordinatorCompletions
    case removeContainers
    case clearLinks
    /// What `present` or `dismiss` was given.
    case completionHandler
}
