internal import CoreGraphics
internal import FrameGeometry
internal import FrameLayers
internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// One screen of a scene.
final class ScreenController: UIViewController, SceneScreen {
    private let screen: ScreenDescription
    private let maker: ViewMaker
    private let layout = ScreenLayout()
    var transitions: SceneTransitioningDelegate? {
        didSet { transitioningDelegate = transitions }
    }

    var shownScreen: ScreenController? { self }

    private var restingStates: [ObjectIdentifier: LayerProperties] = [:]

    init(_ screen: ScreenDescription, maker: ViewMaker) {
        self.screen = screen
        self.maker = maker
        super.init(nibName: nil, bundle: nil)
        title = screen.name
        navigationItem.largeTitleDisplayMode = screen.bar?.hasLargeTitle == true ? .always : .never
        if let bar = screen.bar { show(bar, player: maker.player) }
    }

    /// Enables large titles in the navigation bar once a screen requests one.
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        guard let bar = screen.bar, let navigation = parent as? UINavigationController else { return }
        if bar.hasLargeTitle { navigation.navigationBar.prefersLargeTitles = true }
        if !bar.toolbar.isEmpty { navigation.isToolbarHidden = false }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the initial geometry of a view, captured before any transition moves it.
    func resting(_ view: UIView) -> LayerProperties {
        let key = ObjectIdentifier(view)
        if let state = restingStates[key] { return state }
        if !screen.constraints.isEmpty { self.view.layoutIfNeeded() }
        restingStates[key] = view.layer.modelValues
        return view.layer.modelValues
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        switch screen.statusBarStyle {
        case .default: .default
        case .lightContent: .lightContent
        case .darkContent: .darkContent
        }
    }

    override var prefersStatusBarHidden: Bool { screen.hides.contains(.statusBar) }
    override var prefersHomeIndicatorAutoHidden: Bool { screen.hides.contains(.homeIndicator) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let source = screen.reactions { maker.player.react(to: .appear, source) }
    }

    /// Performs the reactions to a tap on the tab of the screen.
    func didSelectTab() {
        if let source = screen.reactions { maker.player.react(to: .select, source) }
    }

    /// Returns the first view or constraint that changes name and that does not exist on this screen.
    func missingName(in changes: [ViewChange]) -> String? {
        changes.lazy.compactMap { change in
            switch change {
            case .property(_, _, let view), .hidden(_, let view): self.view(identified: view) == nil ? view : nil
            case .constant(_, let name): self.layout.constraint(named: name) == nil ? name : nil
            }
        }.first
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = screen.background.color
        layout.add(view, number: ConstraintDescription.Item.screen)
        for description in screen.views {
            view.addSubview(maker.view(description, in: view.bounds, layout))
        }
        layout.activate(screen.constraints, source: maker.source)
        transitions?.swipe?.attach(to: self)
    }
}

// Script actions that animate the views of a screen.
extension ScreenController {
    func animate(_ action: AnimateAction, completion: @escaping () -> Void) {
        // Pending layout is not animated.
        if action.changes.contains(where: \.changesLayout) { view.layoutIfNeeded() }
        UIView.animate(
            withDuration: action.duration, delay: action.delay, pacedBy: action.curve,
            passes: action.passes == 0 ? 1 : action.passes, autoreverses: action.autoreverses
        ) {
            apply(action.changes)
        } completion: { _ in
            completion()
        }
    }

    func scrub(_ action: ScrubAction, completion: @escaping () -> Void) {
        if action.changes.contains(where: \.changesLayout) { view.layoutIfNeeded() }
        let animator = UIViewPropertyAnimator(
            duration: action.duration, timingParameters: UICubicTimingParameters(action.curve))
        animator.addAnimations {
            self.apply(action.changes)
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

    func view(identified identifier: String) -> UIView? {
        view.descendant(identified: identifier)
    }

    private func apply(_ changes: [ViewChange]) {
        for change in changes {
            switch change {
            case .property(let property, let value, let identifier):
                if let view = view(identified: identifier) { apply(property, value, to: view) }
            case .hidden(let isHidden, let identifier): view(identified: identifier)?.isHidden = isHidden
            case .constant(let constant, let name): layout.constraint(named: name)?.constant = constant
            }
        }
        if changes.contains(where: \.changesLayout) { view.layoutIfNeeded() }
    }

    private func apply(_ property: AnimatedProperty, _ value: TrackValue, to view: UIView) {
        guard let container = self.view else { return }
        let resting = resting(view)
        func set(_ property: LayerProperty, _ unit: AnimatedProperty.Unit) {
            view.layer.set(property, value.value(of: property, in: unit, resting: resting))
        }
        switch property.target {
        case .origin:
            let frame = value.frame(resting: view.layer.modelValues.restingFrame, container: container.bounds.size)
            let position = value == .final ? resting.position : view.layer.modelValues.position(of: frame)
            view.center = CGPoint(position)
        case .frame:
            let frame = value.frame(resting: resting.restingFrame, container: container.bounds.size)
            view.bounds.size = CGSize(frame.size)
            view.center = CGPoint(resting.position(of: frame))
        case .color(let property): set(property, .plain)
        case .number(let property, _, let unit): set(property, unit)
        }
    }
}
