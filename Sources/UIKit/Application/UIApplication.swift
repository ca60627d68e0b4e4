package import QuartzCore

/// The running application, as far as transitions need it.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
    public static var shared: UIApplication { Stage.current.applicationState.application }

    /// In order of appearance, back to front.
    public internal(set) var windows: [UIWindow] = []
    public internal(set) weak var keyWindow: UIWindow?
}

/// The state that UIKit keeps per application. A stage owns it, so every world has its own.
@MainActor package final class ApplicationState {
    package let application = UIApplication()
    let mainScreen: UIScreen
    package let touchScreen: TouchScreen
    let animationScope = AnimationScope()
    /// The appearance calls made so far.
    package let appearances = AppearanceInspection()
    /// The controller that was first asked to show another one, while it is being shown.
    var showing: UIViewController?
    /// The transitions that have begun and not ended.
    var runningTransitions: [PresentationTransition] = []
    /// The change of the window's size that is under way.
    var sizeTransition: SizeTransition?
    /// The parts of the screen that the status bar, the camera and the home indicator cover.
    package var screenInsets = ScreenInsets.none

    private var anonymousActionCount = 0
    private var afterTransitions: [@MainActor () -> Void] = []

    /// Runs `body` as soon as no transition runs.
    func whenNoTransitionRuns(_ body: @escaping @MainActor () -> Void) {
        if runningTransitions.isEmpty { body() } else { afterTransitions.append(body) }
    }

    func didEnd(_ transition: PresentationTransition) {
        runningTransitions.removeAll { $0 === transition }
        guard runningTransitions.isEmpty, !afterTransitions.isEmpty else { return }
        let waiting = afterTransitions
        afterTransitions = []
        for body in waiting { whenNoTransitionRuns(body) }
    }

    /// Numbers the actions that are made without an identifier, from 1.
    func nextActionNumber() -> Int {
        anonymousActionCount += 1
        return anonymousActionCount
    }

    fileprivate init(stage: Stage) {
        touchScreen = TouchScreen(of: application, on: stage.loop)
        mainScreen = UIScreen(bounds: stage.committer.screen.bounds, scale: stage.committer.scale)
    }
}

extension Stage {
    /// What UIKit keeps for the application on this stage; made at first use.
    package var applicationState: ApplicationState {
        if let state = application as? ApplicationState { return state }
        let state = ApplicationState(stage: self)
        application = state
        return state
    }
}
