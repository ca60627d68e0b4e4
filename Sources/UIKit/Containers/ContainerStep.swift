/// One thing that happens when a container goes from one child to another.
enum ContainerStep: CaseIterable {
    /// The delegate is asked for an animator and an interaction controller.
    case askForMovers
    case loadIncomingView
    case outgoingWillDisappear, outgoingDidDisappear, incomingWillAppear, incomingDidAppear
    /// After a cancelled transition.
    case incomingWillDisappear, incomingDidDisappear, outgoingWillAppear, outgoingDidAppear
    /// The navigation delegate's.
    case willShow, didShow
    /// The tab bar delegate's.
    case didSelect
    /// Bars begin to show what belongs to the incoming child.
    case changeBars
    case animate
    /// Bars show what belongs to whoever is shown.
    case settleBars
    /// The view of the child that is not shown leaves; that of the other one is in its place.
    case settleViews
    /// Children that were added or removed are told that they have moved.
    case settleChildren
    /// The list of children is what it was before.
    case restoreChildren
    case animationEnded
    case coordinatorCompletions
}

// Containers. Reported: the will- and did-calls of a push and a pop, the delegate's around them, those of a cancelled pop
// (uikit-facts 3.5 and 3.6). **Chosen here**, where sources are silent or disagree:
//
// - a transition begins after the commit of the event that asked for it, as presentations do; the list of controllers has
//   changed by then, `parent` changes at the end;
// - willShow after the incoming `viewWillAppear`;
// - at the end: appearance, `didMove(toParent:)`, didShow, `animationEnded`, coordinator;
// - didShow is not called after a cancelled transition: nothing else is shown than before;
// - didSelect when the animation has begun, or everything is over where there is none.
extension CallbackOrder {
    /// Whoever was to go is back before anything began.
    static let nothingChanges: [ContainerStep] = [.settleChildren]
    static let navigationBegins: [ContainerStep] = [
        .askForMovers, .loadIncomingView, .outgoingWillDisappear, .incomingWillAppear, .willShow, .changeBars, .animate,
    ]
    static let navigationCompleted: [ContainerStep] = [
        .settleViews, .settleBars, .outgoingDidDisappear, .incomingDidAppear, .settleChildren, .didShow,
        .animationEnded,
        .coordinatorCompletions,
    ]
    static let navigationCancelled: [ContainerStep] = [
        .restoreChildren, .settleViews, .settleBars, .incomingWillDisappear, .incomingDidDisappear, .outgoingWillAppear,
        .outgoingDidAppear, .settleChildren, .animationEnded, .coordinatorCompletions,
    ]
    static let selectionBegins: [ContainerStep] = [
        .askForMovers, .loadIncomingView, .outgoingWillDisappear, .incomingWillAppear, .changeBars, .animate,
        .didSelect,
    ]
    static let selectionCompleted: [ContainerStep] = [
        .settleViews, .settleBars, .outgoingDidDisappear, .incomingDidAppear, .settleChildren, .animationEnded,
        .coordinatorCompletions,
    ]
    static let selectionCancelled: [ContainerStep] = [
        .restoreChildren, .settleViews, .settleBars, .incomingWillDisappear, .incomingDidDisappear, .outgoingWillAppear,
        .outgoingDidAppear, .settleChildren, .animationEnded, .coordinatorCompletions,
    ]
}
