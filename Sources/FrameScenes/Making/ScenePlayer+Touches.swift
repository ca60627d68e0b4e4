internal import FrameGeometry
internal import FrameJSON
internal import FrameTiming
internal import QuartzCore
internal import UIKit

// Touches and keys of a script.
extension ScenePlayer {
    /// Taps the view or row where it is shown when the action begins.
    func tap(_ action: TapAction, _ path: JSONPath, then proceed: @escaping @MainActor () -> Void) {
        guard let top = topmost, let window = top.view.window, let view = top.shownScreen?.view(identified: action.view)
        else {
            report(path, missing(action.view))
            return proceed()
        }
        var area = view.bounds
        if let row = action.row, let table = view as? UITableView {
            table.layoutIfNeeded()
            area = table.rectForRow(at: IndexPath(row: row.index, section: row.section))
            let visible = table.bounds.inset(by: table.adjustedContentInset)
            if !visible.contains(CGPoint(x: area.midX, y: area.midY)) {
                report(
                    path,
                    "row [\(row.section), \(row.index)] of “\(action.view)” is not visible; scroll to it with a touch first."
                )
            }
        }
        let point = view.convert(CGPoint(x: area.midX, y: area.midY), to: window)
        touch(TouchAction(at: Point(x: point.x, y: point.y), rest: action.rest), path, then: proceed)
    }

    /// Presses the keys, beginning now.
    func type(_ action: TypeAction, then proceed: @escaping @MainActor () -> Void) {
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
        stage.loop.schedule(at: start + MediaTime(seconds: action.length), proceed)
    }

    func touch(_ action: TouchAction, _ path: JSONPath, then proceed: @escaping @MainActor () -> Void) {
        guard let controller = topmost else { return proceed() }
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
                return self.settle(controller, depth, action, path, then: proceed)
            }
            swipe.afterwards {
                self.check(controller, action, path)
                proceed()
            }
        }
    }

    /// Reports a touch whose effect on the presented screen differs from the script. If views react to touches, a touch
    /// may dismiss a screen although the script does not say so.
    private func check(_ controller: any SceneScreen, _ action: TouchAction, _ path: JSONPath) {
        let isGone = controller.presentingViewController == nil
        guard isGone != action.dismisses, action.dismisses || !reacts else { return }
        report(
            path,
            "the touch \(isGone ? "dismissed" : "did not dismiss") the screen “\(controller.title ?? "")”; set \"dismisses\" to \(isGone), or move the touch \(isGone ? "less" : "more")."
        )
    }

    private var reacts: Bool { !document.reactions.isEmpty || !document.menus.isEmpty }

    /// Proceeds when the transition that the touches caused in the visible stack is complete.
    private func settle(
        _ controller: any SceneScreen, _ depth: Int?, _ action: TouchAction, _ path: JSONPath,
        then proceed: @escaping @MainActor () -> Void
    ) {
        whenSettled(controller) {
            let now = controller.shownNavigation?.viewControllers.count
            if let depth, let now, (now < depth) != action.pops, action.pops || !self.reacts {
                self.report(
                    path,
                    "the touch \(action.pops ? "did not pop" : "popped") a screen; set \"pops\" to \(!action.pops), or move the touch \(action.pops ? "more" : "less")."
                )
            }
            guard controller.modalPresentationStyle.isDismissedByTouch else { return proceed() }
            // The screen is gone once the transition has ended and its completions have run.
            self.stage.loop.scheduleNow {
                self.check(controller, action, path)
                proceed()
            }
        }
    }

    /// Runs `body` when the transition of the visible screen is complete, or in the next turn if there is none.
    func whenSettled(_ screen: any SceneScreen, _ body: @escaping @MainActor () -> Void) {
        guard let coordinator = screen.shownNavigation?.transitionCoordinator ?? screen.transitionCoordinator else {
            stage.loop.scheduleNow { body() }
            return
        }
        coordinator.animate(alongsideTransition: nil) { _ in body() }
    }
}

extension UIModalPresentationStyle {
    fileprivate var isDismissedByTouch: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
