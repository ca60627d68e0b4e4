internal import FrameGeometry
internal import FrameTiming
package import QuartzCore
package import UIKit

/// Performs the actions of a scene's script in a window.
@MainActor package final class ScenePlayer {
    private let document: SceneDocument
    private let maker: ViewMaker
    private let first: ScreenDescription
    // Captures the current stage: The player has no window yet.
    private var reference = StageReference()
    /// Stage of the window in which the script is played.
    private var stage: Stage { reference.stage }
    private lazy var root = controller(of: first)
    /// Performs the flow of the document.
    private let flow: FlowPlayer
    /// Number of script actions that have not completed.
    private var remaining: Int

    /// Fails if the document's root is not one of its screens, which cannot happen for a document read from a file.
    ///
    /// - Parameters:
    ///   - images: All images of the document, keyed by the file names that the scene uses.
    ///   - flow: The flow of the world in which the document is played.
    ///   - source: Returns the file, line and column of a constraint, for reports.
    package init?(
        _ document: SceneDocument, images: [String: CGImage], flow: FlowPlayer,
        source: @escaping (ConstraintDescription) -> String
    ) {
        self.document = document
        self.flow = flow
        remaining = document.script.count
        maker = ViewMaker(images: images.mapValues { UIImage(cgImage: $0) }, source: source)
        guard let screen = document.screen(document.root) else { return nil }
        first = screen
    }

    /// Shows the root screen and schedules the script. An action with a start time begins at that time; any other
    /// begins when the preceding action is complete. The flow begins when all actions are complete.
    package func play(in window: UIWindow) {
        reference.enter(window.layer.stage)
        window.rootViewController = root
        for (index, action) in document.script.enumerated() {
            guard let start = action.start else { continue }
            // Begin one turn later, so that animations that end at this instant have ended.
            stage.loop.schedule(at: MediaTime(seconds: start)) {
                self.stage.loop.scheduleNow { self.perform(index) }
            }
        }
        if document.script.isEmpty { beginFlow() } else { begin(0) }
    }

    private func beginFlow() { document.flow.forEach(flow.add) }

    /// Begins an action after the preceding one has completed.
    private func proceed(to index: Int) {
        remaining -= 1
        if remaining == 0 { beginFlow() } else { begin(index) }
    }

    private func begin(_ index: Int) {
        guard document.script.indices.contains(index), document.script[index].start == nil else { return }
        stage.loop.scheduleNow { self.perform(index) }
    }

    private func perform(_ index: Int) {
        switch document.script[index] {
        case .wait(let seconds):
            stage.loop.schedule(after: seconds) { self.proceed(to: index + 1) }
        case .present(let action):
            guard let screen = document.screen(action.screen) else { return }
            let controller = controller(of: screen)
            let presenter = topmost
            controller.modalPresentationStyle = action.presentation.style.modalPresentationStyle
            if let sheet = action.presentation.sheet { controller.sheetPresentationController?.show(sheet) }
            if let popover = action.presentation.popover { show(popover, controller, from: presenter) }
            controller.transitions = SceneTransitioningDelegate(
                presentation: action.presentation, animator: action.animator, swipe: action.swipe)
            // A swipe dismisses the screen with the reversed presentation.
            controller.transitions?.dismissing = action.animator?.reversed
            presenter.present(controller, animated: action.animated) { self.proceed(to: index + 1) }
            if controller.presentingViewController == nil { refuse(index, "present “\(action.screen)”") }
        case .dismiss(let action):
            let leaving = topmost
            leaving.transitions?.dismissing = action.animator
            leaving.dismiss(animated: action.animated) { self.proceed(to: index + 1) }
            if !leaving.isBeingDismissed { refuse(index, "dismiss") }
        case .animate(let action):
            topmost.shownScreen?.animate(action) { self.proceed(to: index + 1) }
        case .scrub(let action):
            topmost.shownScreen?.scrub(action) { self.proceed(to: index + 1) }
        case .touch(let action): touch(action, index)
        case .tap(let action): tap(action, index)
        case .type(let action): type(action, index)
        case .container(let action):
            perform(action) { self.proceed(to: index + 1) }
        case .setting(let action):
            perform(action.change)
            proceed(to: index + 1)
        }
    }

    private func perform(_ change: SettingAction.Change) {
        let application = stage.applicationState
        switch change {
        case .set(let settings): UIScreen.main.change(settings.apply)
        case .rotate(let orientation): application.rotation.turnDevice(to: orientation.device)
        case .application(.active): application.lifeCycle.enterForeground()
        case .application(.inactive): application.lifeCycle.resignActive()
        case .application(.background): application.lifeCycle.enterBackground()
        }
    }

    private func show(
        _ popover: PopoverDescription, _ controller: any SceneScreen, from presenter: any SceneScreen
    ) {
        if let size = popover.size { controller.preferredContentSize = CGSize(size) }
        guard let presentation = controller.popoverPresentationController else { return }
        presentation.sourceView = presenter.shownScreen?.view(identified: popover.source)
        presentation.permittedArrowDirections = UIPopoverArrowDirection(popover.arrows.map(\.direction))
        if !popover.adapts { presentation.delegate = UnadaptedPopovers.shared }
    }

    /// Taps the position at which the view or row is shown when the action begins.
    private func tap(_ action: TapAction, _ index: Int) {
        guard let window = topmost.view.window, let view = topmost.shownScreen?.view(identified: action.view) else {
            return proceed(to: index + 1)
        }
        var area = view.bounds
        if let row = action.row, let table = view as? UITableView {
            table.layoutIfNeeded()
            area = table.rectForRow(at: IndexPath(row: row.index, section: row.section))
            let visible = table.bounds.inset(by: table.adjustedContentInset)
            if !visible.contains(CGPoint(x: area.midX, y: area.midY)) {
                stage.diagnostics.misuse(
                    "script[\(index)]: row [\(row.section), \(row.index)] of “\(action.view)” is not visible; scroll to it with a touch first."
                )
            }
        }
        let point = view.convert(CGPoint(x: area.midX, y: area.midY), to: window)
        let touch = TouchAction(at: Point(x: point.x, y: point.y), rest: action.rest)
        self.touch(touch, index)
    }

    /// Presses the keys from now on.
    private func type(_ action: TypeAction, _ index: Int) {
        let (start, keyboard) = (stage.loop.now, stage.applicationState.keyboard)
        let characters: [String?]
        switch action.keys {
        case .text(let text): characters = text.map { String($0) }
        case .erase(let count): characters = Array(repeating: nil, count: count)
        }
        for (key, character) in characters.enumerated() {
            stage.loop.schedule(at: start + MediaTime(seconds: action.interval * Double(key))) {
                if let character { keyboard.type(character) } else { keyboard.erase(1) }
            }
        }
        stage.loop.schedule(at: start + MediaTime(seconds: action.length)) { self.proceed(to: index + 1) }
    }

    private func touch(_ action: TouchAction, _ index: Int) {
        let controller = topmost
        let touches = ScriptedTouches(
            action.paths.map { $0.map { CGPoint(x: $0.x, y: $0.y) } }, duration: action.duration, rest: action.rest,
            curve: { action.curve.value(at: $0) }, releaseSpeed: action.releaseSpeed, rate: action.rate,
            on: stage.applicationState.touchScreen)
        let start = stage.loop.now
        let depth = controller.shownNavigation?.viewControllers.count
        for moment in touches.moments {
            stage.loop.schedule(at: start + MediaTime(seconds: moment.time)) { touches.perform(moment) }
        }
        stage.loop.schedule(at: start + MediaTime(seconds: action.length)) {
            guard let swipe = controller.transitions?.swipe else {
                return self.settle(controller, depth, action, index)
            }
            swipe.afterwards {
                self.check(controller, action, index)
                self.proceed(to: index + 1)
            }
        }
    }

    /// Reports a touch whose effect on the presented screen differs from the script.
    private func check(_ controller: any SceneScreen, _ action: TouchAction, _ index: Int) {
        let isGone = controller.presentingViewController == nil
        guard isGone != action.dismisses else { return }
        stage.diagnostics.misuse(
            "script[\(index)]: the touch \(isGone ? "dismissed" : "did not dismiss") the screen “\(controller.title ?? "")”; set \"dismisses\" to \(isGone), or move the touch \(isGone ? "less" : "more")."
        )
    }

    /// Proceeds when the touches' transition of the visible stack is complete.
    private func settle(_ controller: any SceneScreen, _ depth: Int?, _ action: TouchAction, _ index: Int) {
        whenSettled(controller) {
            if let depth, let now = controller.shownNavigation?.viewControllers.count, (now < depth) != action.pops {
                self.stage.diagnostics.misuse(
                    "script[\(index)]: the touch \(action.pops ? "did not pop" : "popped") a screen; set \"pops\" to \(!action.pops), or move the touch \(action.pops ? "more" : "less")."
                )
            }
            guard controller.modalPresentationStyle.isDismissedByTouch else { return self.proceed(to: index + 1) }
            // The screen is gone once the transition has ended and its completions have run.
            self.stage.loop.scheduleNow {
                self.check(controller, action, index)
                self.proceed(to: index + 1)
            }
        }
    }

    /// Reports an action that UIKit refused, which would otherwise end the script silently.
    private func refuse(_ index: Int, _ action: String) {
        let refused = stage.applicationState.refused
        let reason = refused.map { "\($0.action.rawValue) refused: \($0.reason)" } ?? "\(action) refused"
        stage.diagnostics.misuse("script[\(index)]: \(reason); let the action before it end first.")
    }

    private var topmost: any SceneScreen {
        sequence(first: root, next: { $0.presentedViewController as? any SceneScreen }).reversed().first ?? root
    }
}

// Actions inside containers.
extension ScenePlayer {
    /// Creates the controllers of a screen and of the screens it contains.
    private func controller(of screen: ScreenDescription) -> any SceneScreen {
        func controllers(_ names: [String]) -> [UIViewController] {
            names.compactMap { document.screen($0) }.map { controller(of: $0) }
        }
        return switch screen.container {
        case .navigation(let names)?: NavigationScreen(screen.name, controllers(names))
        case .tabs(let names)?: TabScreen(screen.name, controllers(names))
        case nil: ScreenController(screen, maker: maker)
        }
    }

    private func perform(_ action: ContainerAction, then proceed: @escaping @MainActor () -> Void) {
        let top = topmost
        switch action.change {
        case .push(let name):
            guard let screen = document.screen(name) else { return }
            top.shownNavigation?.pushViewController(controller(of: screen), animated: action.animated)
        case .pop: top.shownNavigation?.popViewController(animated: action.animated)
        case .popToRoot: top.shownNavigation?.popToRootViewController(animated: action.animated)
        case .select(let name):
            guard let tabs = top as? UITabBarController else { return }
            tabs.selectedViewController = tabs.viewControllers?.first { $0.title == name }
        }
        whenSettled(top, proceed)
    }

    /// Runs `body` when the transition of the visible screen is complete, or in the next turn if there is none.
    private func whenSettled(_ screen: any SceneScreen, _ body: @escaping @MainActor () -> Void) {
        guard let coordinator = screen.shownNavigation?.transitionCoordinator ?? screen.transitionCoordinator else {
            stage.loop.scheduleNow { body() }
            return
        }
        coordinator.animate(alongsideTransition: nil) { _ in body() }
    }
}

extension ScriptAction {
    fileprivate var start: Double? {
        switch self {
        case .wait: nil
        case .present(let action): action.start
        case .dismiss(let action): action.start
        case .animate(let action): action.start
        case .scrub(let action): action.start
        case .touch(let action): action.start
        case .tap(let action): action.start
        case .type(let action): action.start
        case .container(let action): action.start
        case .setting(let action): action.start
        }
    }
}

extension PresentationDescription.Style {
    fileprivate var modalPresentationStyle: UIModalPresentationStyle {
        switch self {
        case .custom: .custom
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .popover: .popover
        }
    }
}

extension PopoverDescription.Arrow {
    fileprivate var direction: UIPopoverArrowDirection {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}

/// Prevents popovers from adapting to compact widths.
private final class UnadaptedPopovers: NSObject, UIPopoverPresentationControllerDelegate {
    static let shared = UnadaptedPopovers()

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

extension UISheetPresentationController {
    fileprivate func show(_ sheet: SheetDescription) {
        detents = sheet.detents.map { detent in
            switch detent {
            case .medium: .medium()
            case .large: .large()
            case .points(let height): .custom { _ in height }
            }
        }
        prefersGrabberVisible = sheet.grabber
    }
}

extension UIModalPresentationStyle {
    fileprivate var isDismissedByTouch: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
