/// In which order things happen: the one table of it, executed as it stands.
///
/// Documented by Apple: the guide's presentation and dismissal lists (controller, animators, will-begin, animation,
/// did-end); the completion handler after the presented `viewDidAppear`. Reported: the presenting side's calls
/// (remkoh.dev's log of appearance calls). **Chosen here**, where sources are silent or disagree:
///
/// - will-begin before the presented `viewWillAppear`;
/// - at the end: appearance, did-end, `animationEnded`, coordinator, completion handler;
/// - on dismissal, the presenting side has appeared before the presented one has disappeared, mirroring presentation;
/// - after a cancelled transition the completion handler runs too, so that nobody waits for ever;
/// - a transition that is not animated takes the same steps, after the same commit, without an animator being asked for.
enum CallbackOrder {
    static let presentationBegins: [TransitionStep] = [
        .installContainer, .presentationTransitionWillBegin, .loadPresentedView, .presentingWillDisappear,
        .presentedWillAppear, .animate,
    ]
    static let presentationCompleted: [TransitionStep] = [
        .presentedDidAppear, .presentingDidDisappear, .presentationTransitionDidEnd, .animationEnded,
        .coordinatorCompletions, .completionHandler,
    ]
    static let presentationCancelled: [TransitionStep] = [
        .presentedWillDisappear, .presentedDidDisappear, .presentingWillAppear, .presentingDidAppear,
        .presentationTransitionDidEnd, .animationEnded, .coordinatorCompletions, .removeContainer, .clearLinks,
        .completionHandler,
    ]
    static let dismissalBegins: [TransitionStep] = [
        .dismissalTransitionWillBegin, .presentedWillDisappear, .presentingWillAppear, .animate,
    ]
    static let dismissalCompleted: [TransitionStep] = [
        .presentingDidAppear, .presentedDidDisappear, .dismissalTransitionDidEnd, .animationEnded,
        .coordinatorCompletions, .removeContainer, .clearLinks, .completionHandler,
    ]
    static let dismissalCancelled: [TransitionStep] = [
        .presentingWillDisappear, .presentingDidDisappear, .presentedWillAppear, .presentedDidAppear,
        .dismissalTransitionDidEnd, .animationEnded, .coordinatorCompletions, .completionHandler,
    ]
}
