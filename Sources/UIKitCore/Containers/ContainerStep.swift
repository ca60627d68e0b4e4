/// One step of a container's transition between two children.
enum ContainerStep: CaseIterable {
    /// Requests an animator and an interaction controller from the delegate.
    case requestAnimators
    case loadIncomingView
    case outgoingWillDisappear, outgoingDidDisappear, incomingWillAppear, incomingDidAppear
    /// Notifies the outgoing and incoming children after a canceled transition.
    case incomingWillDisappear, incomingDidDisappear, outgoingWillAppear, outgoingDidAppear
    /// Calls the navigation controller's delegate.
    case willShow, didShow
    /// Calls the tab bar controller's delegate.
    case didSelect
    /// Begins to show the items of the incoming child in the bars.
    case changeBars
    case animate
    /// Shows the items of the visible child in the bars.
    case settleBars
    /// Removes the view of the hidden child and sets the final frame of the other.
    case settleViews
    /// Calls `didMove(toParent:)` on children that were added or removed.
    case settleChildren
    /// Restores the list of children.
    case restoreChildren
    case animationEnded
    case coordinatorCompletions
}

// Reported: the will- and did-calls of a push and a pop with the delegate's calls around them, and those of a canceled
// pop (facts/cancelled-calls and facts/navigation-calls). **Chosen here**, where sources are silent or disagree:
//
// - a transition begins after the commit of the event that requested it, as presentations do; by then the list of
//   controllers has changed, `parent` changes at the end;
// - willShow after the incoming `viewWillAppear`;
// - at the end: appearance, `didMove(toParent:)`, didShow, `animationEnded`, coordinator;
// - didShow is not called after a canceled transition, because the same child is shown as before;
// - didSelect when the animation has begun, or at the end of a change without animation.
extension CallbackOrder {
    /// The only step when the requests have canceled each other out, so that the requested child is already on screen.
    static let nothingChanges: [ContainerStep] = [.settleChildren]
    static let navigationBegins: [ContainerStep] = [
        .requestAnimators, .loadIncomingView, .outgoingWillDisappear, .incomingWillAppear, .willShow, .changeBars,
        .animate,
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
        .requestAnimators, .loadIncomingView, .outgoingWillDisappear, .incomingWillAppear, .changeBars, .animate,
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
