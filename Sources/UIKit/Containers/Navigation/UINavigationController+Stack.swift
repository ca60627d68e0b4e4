internal import QuartzCore

extension UINavigationController {
    func pop(to count: Int, animated: Bool) {
        guard stack.count > max(1, count) else { return }
        change(to: Array(stack.prefix(max(1, count))), .pop, animated: animated)
    }

    func change(to new: [UIViewController], _ direction: ContainerTransition.Direction, animated: Bool) {
        if containerTransition == nil {
            stackBefore = stack
            barsBefore = (isBarHidden, isToolbarAway)
        }
        for controller in new where !stack.contains(controller) { join(controller) }
        for controller in stack where !new.contains(controller) { part(from: controller) }
        stack = new
        guard let from = shown, let to = new.last, isOnScreen, animated || appearance == .appeared else {
            return showChildAtOnce()
        }
        if let planned = containerTransition {
            planned.change(direction, to: to, animated: animated)
        } else if from !== to {
            let transition = ContainerTransition(direction, in: self, from: from, to: to, animated: animated)
            containerTransition = transition
            transition.schedule()
        } else {
            navigationBar.show(stack.map(\.navigationItem))
            settleChildren(completed: true)
        }
    }

    private var isOnScreen: Bool { viewIfLoaded?.window != nil }

    private func join(_ controller: UIViewController) {
        if leaving.contains(controller) {
            leaving.removeAll { $0 === controller }
            controller.forgetMovement()
            controller.tellWillMove(toParent: self)
        } else {
            adopt(controller)
        }
        controller.isMovingToParent = true
        arriving.append(controller)
    }

    private func part(from controller: UIViewController) {
        arriving.removeAll { $0 === controller }
        controller.tellWillMove(toParent: nil)
        controller.isMovingToParent = false
        controller.isMovingFromParent = true
        leaving.append(controller)
    }

    /// Without a transition: off screen, and where nobody is shown yet, there is nothing to see of a change.
    /// A container that has never been on screen does not load its child.
    func showChildAtOnce() {
        defer { settleChildren(completed: true) }
        guard isViewLoaded, shown != nil || appearance.isOnScreen || view.window != nil else { return }
        navigationBar.show(stack.map(\.navigationItem))
        let (old, new) = (shown, stack.last)
        guard old !== new else { return }
        old?.beginAppearance(false, animated: false)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearance()
        shown = new
        guard let new else { return }
        prepare(new)
        switch appearance {
        case .appearing(let animated): new.beginAppearance(true, animated: animated)
        case .appeared: new.beginAppearance(true, animated: false)
        case .disappearing, .disappeared: break
        }
        new.view.frame = frame(of: new)
        transitionView.insertSubview(new.view, at: 0)
        if appearance == .appeared { Stage.current.afterNextCommit { new.endAppearance() } }
    }

    /// Loads a child's view and gives it the insets and the way to follow that it has under the bar.
    func prepare(_ child: UIViewController) {
        child.loadViewIfNeeded()
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.insetsFromContainer = insets(for: child)
    }

    func settleChildren(completed: Bool) {
        let (arrived, left) = (arriving, leaving)
        arriving = []
        leaving = []
        for controller in arrived where completed { controller.tellDidMove(toParent: self) }
        for controller in left {
            if completed { controller.leaveParent() } else { controller.tellDidMove(toParent: self) }
        }
        for controller in arrived where !completed { controller.leaveParent() }
    }
}
