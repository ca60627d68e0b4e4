/// In which order things happen: the one table of it, executed as it stands.
///
/// Documented by Apple: the guide's presentation and dismissal lists (controller, animators, will-begin, animation,
/// did-end); the completion handler after the presented `viewDidAppear`. Reported: the presenting side's calls
/// (remkoh.dev's log of appearance calls). **Chosen here**, where sources are silent or disagree:
///
/// - will-begin before the presented `viewWillAppear`;
/// - the container is laid out once before the animator is asked for anything;
/// - at the end: appearance, did-end, `animationEnded`, coordinator, completion handler;
/// - on dismissal, the presenting side has appeared before the presented one has disappeared, mirroring presentation;
/// - when several presentations are dismissed together, each hears of it, the topmost first; those below vanish when the
///   animation begins;
/// - after a cancelled transition the completion handler runs too, so that nobody waits for ever;
/// - a transition that is not animated takes the same steps, after the same commit, without an animator being asked for.
enum CallbackOrder {
    static let presentationBegins: [TransitionStep] = [
        .installContainer, .presentationTransitionWillBegin, .loadPresentedView, .presentingWillDisappear,
        .presentedWillAppear, .layOutContainer, .animate,
    ]
    static let presentationCompleted: [TransitionStep] = [
        .presentedDidAppear, .presentingDidDisappear, .presentationTransitionDidEnd, .animationEnded,
        .coordinatorCompletions, .completionHandler,
    ]
    static let presentationCancelled: [TransitionStep] = [
        .presentedWillDisappear, .presentedDidDisappear, .presentingWillAppear, .presentingDidAppear,
        .presentationTransitionDidEnd, .animationEnded, .coordinatorCompletions, .removeContainers, .clearLinks,
        .completionHandler,
    ]
    static let dismissalBegins: [TransitionStep] = [
        .dismissalTransitionWillBegin, .presentedWillDisappear, .presentingWillAppear, .takeContainersBelowAway,
        .animate,
    ]
    static let dismissalCompleted: [TransitionStep] = [
        .presentingDidAppear, .presentedDidDisappear, .dismissalTransitionDidEnd, .animationEnded,
        .coordinatorCompletions, .removeContainers, .clearLinks, .completionHandler,
    ]
    static let dismissalCancelled: [TransitionStep] = [
        .putContainersBelowBack, .presentingWillDisappear, .presentingDidDisappear, .presentedWillAppear,
        .presentedDidAppear,
        .dismissalTransitionDidEnd, .animationEnded, .coordinatorCompletions, .completionHandler,
    ]
}

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
