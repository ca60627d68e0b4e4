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
