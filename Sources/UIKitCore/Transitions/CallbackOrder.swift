/// The order of callbacks in presentations and dismissals: a single table that is executed as it stands.
///
/// Documented by Apple: the guide's presentation and dismissal lists (controller, animators, will-begin, animation,
/// did-end); the completion handler after the presented controller's `viewDidAppear`. Reported: the presenting side's
/// calls (remkoh.dev's log of appearance calls). **Chosen here**, where sources are silent or disagree:
///
/// - will-begin comes before the presented controller's `viewWillAppear`;
/// - the container is laid out once before the first call to the animator (the guide: during the animation process). A
///   later layout would undo the work of a dismissal's animator if the presentation lays out the presented view, as
///   samples do;
/// - at the end: appearance, did-end, `animationEnded`, coordinator, completion handler;
/// - on dismissal, the presenting side has appeared before the presented one has disappeared, mirroring presentation;
/// - when several presentations are dismissed together, each is notified, the topmost first; those below disappear when
///   the animation begins;
/// - the completion handler also runs after a canceled transition, so that no caller waits forever;
/// - a transition without animation takes the same steps after the same commit. Only the animator of a custom
///   presentation is called (documented: facts/unanimated-transitions), and its animations run as written;
/// - a dismissal without animation takes the steps immediately if its presenting controller presents again in the same
///   event.
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
        .layOutContainer, .animate,
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

/// A step of a presentation or dismissal.
enum TransitionStep: CaseIterable {
    case installContainer
    case presentationTransitionWillBegin
    case dismissalTransitionWillBegin
    case loadPresentedView
    case presentedWillAppear, presentedDidAppear, presentedWillDisappear, presentedDidDisappear
    /// The appearance of the presenting controller, only if the presentation removes its view from the screen.
    case presentingWillAppear, presentingDidAppear, presentingWillDisappear, presentingDidDisappear
    case layOutContainer
    /// Removes and restores the containers between the topmost presentation and the controller that dismisses it.
    case takeContainersBelowAway, putContainersBelowBack
    case animate
    case presentationTransitionDidEnd
    case dismissalTransitionDidEnd
    case animationEnded
    case coordinatorCompletions
    case removeContainers
    case clearLinks
    /// The handler passed to `present` or `dismiss`.
    case completionHandler
}
