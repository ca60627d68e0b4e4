package import QuartzCore

/// What UIKit keeps per application: hangs on the current stage, so that every world has its own.
@MainActor package final class ApplicationState {
    package let application = UIApplication()
    let mainScreen: UIScreen
    let touchScreen = TouchScreen()
    /// What `UIView.setAnimationsEnabled(_:)` last said.
    var areAnimationsEnabled = true
    /// The animation block being run.
    var animationScope = AnimationScope()
    /// Appearance calls, while the run is inspected.
    package let appearances = AppearanceInspection()
    /// Who was first asked to show a controller that is being shown.
    var showing: UIViewController?
    /// Transitions that have begun and not ended.
    var runningTransitions: [PresentationTransition] = []
    /// The change of the window's size that is under way.
    var sizeTransition: SizeTransition?
    /// What the screen loses to the status bar, the camera and the home indicator.
    package var screenInsets = ScreenInsets.none

    /// How many actions were made without an identifier of their own.
    var anonymousActionCount = 0
    private var afterTransitions: [@MainActor () -> Void] = []

    /// Runs `body` when no transition runs.
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

    package static var current: ApplicationState { Stage.current.applicationState }

    fileprivate init(stage: Stage) {
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
