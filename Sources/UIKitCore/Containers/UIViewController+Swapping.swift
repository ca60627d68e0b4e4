internal import QuartzCore

extension UIViewController {
    /// Implements `transition(from:to:duration:options:animations:completion:)`.
    func swapChildren(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        trace(
            request: .transition, ["from": .name(from.subject), "to": .name(to.subject), "duration": .number(duration)])
        guard from.parent === self, to.parent === self else {
            return stage.diagnostics.misuse(
                "Children view controllers \(from.subject) and \(to.subject) must have a common parent view controller when calling -[\(subject) transitionFromViewController:toViewController:duration:options:animations:completion:]; add both with addChild(_:) first."
            )
        }
        guard let superview = from.view.superview else {
            return stage.diagnostics.misuse(
                "\(subject) cannot replace \(from.subject), whose view has no superview; add the view first.")
        }
        let isAnimated = duration > 0
        let pair = [from, to]
        let directs = shouldAutomaticallyForwardAppearanceMethods && superview.window != nil
        pair.forEach { $0.isAppearanceDirected = true }
        to.loadViewIfNeeded()
        if directs {
            from.beginAppearance(false, animated: isAnimated)
            to.beginAppearance(true, animated: isAnimated)
        }
        func end(_ finished: Bool) {
            from.view.removeFromSuperview()
            if directs { pair.forEach { $0.endAppearance() } }
            pair.forEach { $0.isAppearanceDirected = false }
            if let completion {
                trace(callback: .transitionCompletion)
                completion(finished)
            }
        }
        if options.changesContent {
            UIView.transition(
                with: superview, duration: duration, options: options,
                animations: {
                    superview.insertSubview(to.view, aboveSubview: from.view)
                    from.view.removeFromSuperview()
                    animations?()
                }, completion: end)
        } else {
            superview.addSubview(to.view)
            UIView.run(options.timing(over: duration), animations: animations ?? {}, completion: end)
        }
    }
}

extension UIView.AnimationOptions {
    /// Whether the options contain a flip, a curl, or a dissolve (bits 20–23).
    fileprivate var changesContent: Bool { rawValue >> 20 & 0xF != 0 }
}
