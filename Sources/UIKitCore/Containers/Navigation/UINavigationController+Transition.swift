internal import QuartzCore

extension UINavigationController: ContainerTransitionHost {
    var beginning: [ContainerStep] { CallbackOrder.navigationBegins }
    var completion: [ContainerStep] { CallbackOrder.navigationCompleted }
    var cancellation: [ContainerStep] { CallbackOrder.navigationCancelled }

    func frame(of child: UIViewController) -> CGRect {
        let bounds = transitionView.bounds
        let reachesUnder = navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars
        guard !isBarHidden, !(reachesUnder && child.edgesForExtendedLayout.contains(.top)) else { return bounds }
        return bounds.inset(by: UIEdgeInsets(top: fixedBottom(above: child), left: 0, bottom: 0, right: 0))
    }

    func animators(for transition: ContainerTransition) -> (
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let isPush = transition.direction == .push
        let (from, to) = (transition.from, transition.to)
        traceDelegateCall([
            "animationControllerFor": .name(isPush ? "push" : "pop"), "from": .name(from.subject),
            "to": .name(to.subject),
        ])
        let driver = interactivePop.takeDriver()
        guard let delegate,
            let animator = delegate.navigationController(
                self, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
        else {
            (isPush ? to : from).reportZoom()
            let sharing = (from as? any NavigationSharing)?.sharingAnimator(isPush: isPush, to: to)
            // A touch that drives the pop moves the screen in any case.
            let fades = UIAccessibility.prefersCrossFadeTransitions && driver == nil
            let animator = NavigationAnimator(isPush: isPush, companion: companion(of: transition), fades: fades)
            return (sharing ?? animator, driver)
        }
        traceDelegateCall(["interactionControllerFor": .name("\(type(of: animator))")])
        return (animator, delegate.navigationController(self, interactionControllerFor: animator))
    }

    func perform(_ step: ContainerStep, of transition: ContainerTransition) {
        switch step {
        case .willShow:
            shown = transition.to
            traceDelegateCall(["willShow": .name(transition.to.subject)])
            delegate?.navigationController(self, willShow: transition.to, animated: transition.isAnimated)
        case .didShow:
            traceDelegateCall(["didShow": .name(transition.to.subject)])
            delegate?.navigationController(self, didShow: transition.to, animated: transition.isAnimated)
        case .changeBars: changeBars(for: transition)
        case .settleBars:
            settleBars()
            (shown as? any NavigationSharing)?.takeSharedContent()
        case .settleChildren: settleChildren(completed: !transition.isCancelled)
        case .restoreChildren:
            shown = transition.from
            stack = stackBefore
            (isBarHidden, isToolbarAway) = barsBefore
        case .requestAnimators, .loadIncomingView, .outgoingWillDisappear, .outgoingDidDisappear, .incomingWillAppear,
            .incomingDidAppear, .incomingWillDisappear, .incomingDidDisappear, .outgoingWillAppear, .outgoingDidAppear,
            .didSelect, .animate, .settleViews, .animationEnded, .coordinatorCompletions:
            break
        }
    }

    func didEnd(_ transition: ContainerTransition) {
        containerTransition = nil
        view.setNeedsLayout()
    }

    private func traceDelegateCall(_ arguments: TraceCall.Arguments) {
        guard let delegate else { return }
        stage.diagnostics.trace("\(type(of: delegate))", callback: .navigationController, ["_": .omitted] + arguments)
    }
}
