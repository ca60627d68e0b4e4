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
