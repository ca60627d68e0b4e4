internal import CoreGraphics
internal import FrameGeometry
internal import FrameLayers
internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// One screen of a scene.
final class ScreenController: UIViewController, SceneScreen {
    private let screen: ScreenDescription
    private let builder: ViewBuilder
    var transitions: SceneTransitioningDelegate? {
        didSet { transitioningDelegate = transitions }
    }

    var shownScreen: ScreenController? { self }

    private var restingStates: [ObjectIdentifier: LayerProperties] = [:]

    init(_ screen: ScreenDescription, builder: ViewBuilder) {
        self.screen = screen
        self.builder = builder
        super.init(nibName: nil, bundle: nil)
        title = screen.name
    }

    required init?(coder: NSCoder) { nil }

    /// The initial geometry of a view, captured before any transition moves it.
    func resting(_ view: UIView) -> LayerProperties {
        let key = ObjectIdentifier(view)
        if let state = restingStates[key] { return state }
        restingStates[key] = view.layer.model
        return view.layer.model
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(screen.background)
        for description in screen.views {
            view.addSubview(builder.view(description, in: view.bounds))
        }
        transitions?.swipe?.attach(to: self)
    }
}

// The actions of a script that animate the views of a screen.
extension ScreenController {
    func animate(_ action: AnimateAction, completion: @escaping () -> Void) {
        let views = action.changes.map { view(identified: $0.view) }
        UIView.animate(
            withDuration: action.duration, delay: action.delay, pacedBy: action.curve,
            passes: action.passes == 0 ? 1 : action.passes, autoreverses: action.autoreverses
        ) {
            for (change, view) in zip(action.changes, views) { apply(change, to: view) }
        } completion: { _ in
            completion()
        }
    }

    func scrub(_ action: ScrubAction, completion: @escaping () -> Void) {
        let views = action.changes.map { view(identified: $0.view) }
        let animator = UIViewPropertyAnimator(
            duration: action.duration, timingParameters: UICubicTimingParameters(action.curve))
        animator.addAnimations {
            for (change, view) in zip(action.changes, views) { self.apply(change, to: view) }
        }
        animator.addCompletion { _ in completion() }
        let loop = view.layer.stage.loop
        func at(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
            loop.schedule(after: seconds, body)
        }
        for step in action.steps { at(step.time) { animator.fractionComplete = step.fraction } }
        at(action.release) {
            animator.isReversed = action.finish == .start
            animator.startAnimation()
        }
    }

    private func view(identified identifier: String) -> UIView? {
        view.descendant(identified: identifier)
    }

    private func apply(_ change: ViewChange, to view: UIView?) {
        guard let view, let container = self.view else { return }
        let resting = resting(view)
        let value = change.value
        func set(_ property: LayerProperty, _ unit: AnimatedProperty.Unit) {
            view.layer.set(property, value.value(of: property, in: unit, resting: resting))
        }
        switch change.property.target {
        case .origin:
            let frame = value.frame(resting: view.layer.model.restingFrame, container: container.bounds.size)
            let place = value == .final ? resting.position : view.layer.model.position(of: frame)
            view.center = CGPoint(place)
        case .frame:
            let frame = value.frame(resting: resting.restingFrame, container: container.bounds.size)
            view.bounds.size = CGSize(frame.size)
            view.center = CGPoint(resting.position(of: frame))
        case .color(let property): set(property, .plain)
        case .number(let property, _, let unit): set(property, unit)
        }
    }
}
