internal import QuartzCore

extension UINavigationController {
    /// Responds to the back button and to its menu.
    func goBack(to item: UINavigationItem) {
        guard let index = stack.firstIndex(where: { $0.navigationItem === item }), index < stack.count - 1 else {
            return
        }
        if index == stack.count - 2 {
            popViewController(animated: true)
        } else {
            popToViewController(stack[index], animated: true)
        }
    }

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

    /// Changes the stack without a transition, as when the interface collapses. Children are added and removed
    /// immediately.
    func replaceStack(by new: [UIViewController]) {
        whenSettled { [self] in
            for controller in new where !stack.contains(controller) { join(controller) }
            for controller in stack where !new.contains(controller) { part(from: controller) }
            stack = new
            showChildAtOnce()
        }
    }

    private var isOnScreen: Bool { viewIfLoaded?.window != nil }

    private func join(_ controller: UIViewController) {
        if leaving.contains(controller) {
            leaving.removeAll { $0 === controller }
            controller.clearMoveFlags()
            controller.notifyWillMove(toParent: self)
        } else {
            adopt(controller)
        }
        controller.isMovingToParent = true
        arriving.append(controller)
    }

    private func part(from controller: UIViewController) {
        arriving.removeAll { $0 === controller }
        controller.notifyWillMove(toParent: nil)
        controller.isMovingToParent = false
        controller.isMovingFromParent = true
        leaving.append(controller)
    }

    var wanted: UIViewController? { stack.last }
    func changeBarsAtOnce() { navigationBar.show(stack.map(\.navigationItem)) }
    func didShowAtOnce() { settleChildren(completed: true) }

    func settleChildren(completed: Bool) {
        let (arrived, left) = (arriving, leaving)
        arriving = []
        leaving = []
        for controller in arrived where completed { controller.notifyDidMove(toParent: self) }
        for controller in left where controller.parent === self {
            if completed { controller.leaveParent() } else { controller.notifyDidMove(toParent: self) }
        }
        for controller in arrived where !completed { controller.leaveParent() }
        stackBefore = []
    }
}
