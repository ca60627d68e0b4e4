internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

// Not overridable: animation blocks are the same for every class of views.
extension UIView {
    /// Runs `animations` and animates `view` and its subviews from their old to their new appearance with the
    /// transition in `options`. Without a transition, this is the same as `animate`.
    ///
    /// Individual property changes animate only with the option `allowAnimatedContent`. Inside an animation block, the
    /// transition inherits duration, curve, and repetition unless its options override them.
    ///
    /// The eye distance of flips and the curvature of page curls are inferred (`TurningNumbers` in `FrameLayers`).
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        // Entry point: UIView.transition(from:to:) may concern views without a window.
        let timing = Stage.current.applicationState.animationScope.nested(options.timing(over: duration))
        guard areAnimationsEnabled, timing.duration > 0, let transition = options.contentTransition else {
            return run(timing, animations: changes, completion: completion)
        }
        transition.startFromModel(of: view.layer)
        let block = begin(transition, of: view, timing, completion: completion)
        if options.contains(.allowAnimatedContent) { block.run(changes) } else { performWithoutAnimation(changes) }
    }

    /// Fades `view`, which is new on the screen, in from the appearance of `old` at the last commit, with the duration
    /// and curve of the animation block.
    static func crossDissolve(_ view: UIView, from old: UIView) {
        let options = AnimationOptions.transitionCrossDissolve
        let timing = Stage.current.applicationState.animationScope.nested(options.timing(over: 0))
        guard areAnimationsEnabled, timing.duration > 0 else { return }
        let transition = CATransition()
        transition.start(from: old.layer)
        _ = begin(transition, of: view, timing, completion: nil)
    }

    private static func begin(
        _ transition: CATransition, of view: UIView, _ timing: BlockTiming, completion: ((Bool) -> Void)?
    ) -> BlockAnimation {
        let block = BlockAnimation(timing, on: view.stage, completion: completion)
        begin(transition, of: view, in: block)
        return block
    }

    /// Begins a transition from the current appearance as part of a block.
    static func begin(_ transition: AnimationTransition, of view: UIView, in block: BlockAnimation) {
        guard transition != .none, let content = transition.options.contentTransition else { return }
        content.startFromModel(of: view.layer)
        begin(content, of: view, in: block)
    }

    private static func begin(_ transition: CATransition, of view: UIView, in block: BlockAnimation) {
        let timing = block.timing
        transition.duration = timing.duration
        transition.curve = timing.curve
        if timing.options.contains(.repeat) { transition.repeatCount = block.repeatCount }
        transition.autoreverses = timing.options.contains(.autoreverse)
        block.begin(transition, on: view.layer, forKey: kCATransition)
    }

    /// Replaces `fromView` with `toView` in a transition of their superview. With the option `showHideTransitionViews`,
    /// both stay in the hierarchy and are hidden and shown instead.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        func swap() {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let container = fromView.superview, options.contentTransition != nil else {
            swap()
            if let completion { Stage.current.loop.scheduleNow { completion(true) } }
            return
        }
        transition(with: container, duration: duration, options: options, animations: swap, completion: completion)
    }

    // MARK: Asynchronous variants

    @discardableResult public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            transition(with: view, duration: duration, options: options, animations: animations) {
                continuation.resume(returning: $0)
            }
        }
    }

    @discardableResult public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            transition(from: fromView, to: toView, duration: duration, options: options) {
                continuation.resume(returning: $0)
            }
        }
    }
}

extension UIView.AnimationTransition {
    fileprivate var options: UIView.AnimationOptions {
        switch self {
        case .none: []
        case .flipFromLeft: .transitionFlipFromLeft
        case .flipFromRight: .transitionFlipFromRight
        case .curlUp: .transitionCurlUp
        case .curlDown: .transitionCurlDown
        }
    }
}

extension UIView.AnimationOptions {
    /// The transition in bits 20–23, without a duration; `nil` for no transition.
    @MainActor fileprivate var contentTransition: CATransition? {
        let transition = CATransition()
        switch rawValue >> 20 & 0xF {
        case 0: return nil
        case 1: transition.turn = .flip(.left)
        case 2: transition.turn = .flip(.right)
        case 3: transition.turn = .curlUp
        case 4: transition.turn = .curlDown
        case 6: transition.turn = .flip(.top)
        case 7: transition.turn = .flip(.bottom)
        default: break
        }
        return transition
    }
}
