import UIKit

/// An application's own container, which replaces one child with another using its own animator and makes their
/// appearance calls itself, or leaves both to `transition(from:to:…)`.
final class SwapController: Base {
    private let transition: ContainerCase
    private(set) var current: UIViewController
    private var context: SwapContext?
    private var driven: (any UIViewImplicitlyAnimating)?

    init(_ transition: ContainerCase, showing first: UIViewController) {
        self.transition = transition
        current = first
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { transition.motion == .builtIn }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(current)
        view.addSubview(current.view)
        current.view.frame = view.bounds
        current.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if transition.motion != .builtIn { current.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if transition.motion != .builtIn { current.endAppearanceTransition() }
    }

    /// - Parameter ended: Receives whether it was canceled.
    func show(_ next: UIViewController, ended: @escaping (Bool) -> Void) {
        let old = current
        old.willMove(toParent: nil)
        addChild(next)
        func settle(_ staying: UIViewController, _ leaving: UIViewController) {
            current = staying
            leaving.removeFromParent()
            staying.didMove(toParent: self)
            ended(staying === old)
        }
        if transition.motion == .builtIn {
            next.view.frame = view.bounds.offsetBy(dx: 0, dy: view.bounds.height)
            return transition(
                from: old, to: next, duration: LawAnimator.duration, animations: { next.view.frame = self.view.bounds },
                completion: { _ in settle(next, old) })
        }
        old.beginAppearanceTransition(false, animated: true)
        next.beginAppearanceTransition(true, animated: true)
        let context = SwapContext(from: old, to: next, in: view) { completed in
            if completed {
                old.view.removeFromSuperview()
            } else {
                next.beginAppearanceTransition(false, animated: true)
            }
            if completed { old.endAppearanceTransition() } else { next.endAppearanceTransition() }
            if completed {
                next.endAppearanceTransition()
            } else {
                old.beginAppearanceTransition(true, animated: true)
                old.endAppearanceTransition()
            }
            if completed { settle(next, old) } else { settle(old, next) }
        }
        self.context = context
        guard transition.motion == .interruptible else {
            return LawAnimator(presenting: true).animateTransition(using: context)
        }
        let animator = LawAnimator.Interruptible(presenting: true).interruptibleAnimator(using: context)
        driven = animator
        animator.startAnimation()
        if transition.interaction.startsInHand { animator.pauseAnimation() }
    }

    // MARK: The hand

    func update(_ fraction: CGFloat) { driven?.fractionComplete = fraction }
    func pause() { driven?.pauseAnimation() }

    func letGo(cancels: Bool) {
        context?.transitionWasCancelled = cancels
        driven?.isReversed = cancels
        driven?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}

/// The context of such a change.
private final class SwapContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    var transitionWasCancelled = false
    private let from: UIViewController
    private let to: UIViewController
    private let completion: (Bool) -> Void

    init(
        from: UIViewController, to: UIViewController, in container: UIView, completion: @escaping (Bool) -> Void
    ) {
        self.from = from
        self.to = to
        containerView = container
        self.completion = completion
        super.init()
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { completion(didComplete) }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
