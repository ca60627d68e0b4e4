internal import FrameTiming
package import QuartzCore
package import UIKit

/// Plays a scene's script in a window: presents, dismisses and waits, each when it is due.
@MainActor package final class ScenePlayer {
    let document: SceneDocument
    let builder: ViewBuilder
    private let first: ScreenDescription
    private var reference = StageReference()
    /// The stage of the window the script is played in.
    var stage: Stage { reference.stage }
    private lazy var root = controller(of: first)

    /// `nil` when the document's root is no screen of its own, which reading a document rules out.
    ///
    /// - Parameter images: by the file names the scene uses; every one of the document's.
    package init?(_ document: SceneDocument, images: [String: CGImage]) {
        self.document = document
        builder = ViewBuilder(images: images.mapValues { UIImage(cgImage: $0) })
        guard let screen = document.screen(document.root) else { return nil }
        first = screen
    }

    /// Shows the root screen and plans the script. Actions with a start time begin then; the others when the one before is
    /// complete.
    package func play(in window: UIWindow) {
        reference.enter(window.layer.stage)
        window.rootViewController = root
        for (index, action) in document.script.enumerated() {
            guard let start = action.start else { continue }
            // A turn later: what ends at this instant has ended then.
            stage.loop.schedule(at: MediaTime(seconds: start)) {
                self.stage.loop.scheduleNow { self.perform(index) }
            }
        }
        proceed(to: 0)
    }

    private func proceed(to index: Int) {
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
            controller.modalPresentationStyle = action.presentation.style.modalPresentationStyle
            controller.transitions = SceneTransitioningDelegate(
                presentation: action.presentation, animator: action.animator, swipe: action.swipe)
            // A finger takes the screen away as the presentation came, backwards.
            controller.transitions?.dismissing = action.animator?.reversed
            let presenter = topmost
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
        case .touch(let action):
            touch(action, index)
        case .container(let action):
            perform(action) { self.proceed(to: index + 1) }
        }
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
                let isGone = controller.presentingViewController == nil
                if isGone != action.dismisses {
                    self.stage.diagnostics.misuse(
                        "script[\(index)]: the touch \(isGone ? "took" : "did not take") the screen “\(controller.title ?? "")” away; say \"dismisses\": \(isGone), or move the finger \(isGone ? "less" : "more")."
                    )
                }
                self.proceed(to: index + 1)
            }
        }
    }

    /// Goes on when what the fingers have done to the stack that is seen is over.
    private func settle(_ controller: any SceneScreen, _ depth: Int?, _ action: TouchAction, _ index: Int) {
        whenSettled(controller) {
            if let depth, let now = controller.shownNavigation?.viewControllers.count, (now < depth) != action.pops {
                self.stage.diagnostics.misuse(
                    "script[\(index)]: the touch \(action.pops ? "popped nothing" : "popped a screen"); say \"pops\": \(!action.pops), or move the finger \(action.pops ? "more" : "less")."
                )
            }
            self.proceed(to: index + 1)
        }
    }

    /// An action that UIKit turns down would silently end the script.
    private func refuse(_ index: Int, _ action: String) {
        let note = stage.diagnostics.trace.lazy.compactMap(\.note).last
        let reason = note.map(TracePrinter.text(of:)) ?? "\(action) refused"
        stage.diagnostics.misuse("script[\(index)]: \(reason); let the action before it end first.")
    }

    var topmost: any SceneScreen {
        sequence(first: root, next: { $0.presentedViewController as? any SceneScreen }).reversed().first ?? root
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
        case .container(let action): action.start
        }
    }
}

extension PresentationDescription.Style {
    fileprivate var modalPresentationStyle: UIModalPresentationStyle {
        switch self {
        case .custom: .custom
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        }
    }
}
