package import FrameStoryboards
internal import FrameTiming
package import QuartzCore
package import UIKit

/// Shows a part of a storyboard in a window.
@MainActor package final class StoryboardPlayer {
    private let document: InterfaceDocument
    private let storyboard: UIStoryboard
    private let staging: StoryboardStaging
    // Captures the current stage: The player has no window yet.
    private var reference = StageReference()
    private var stage: Stage { reference.stage }

    /// Virtual time in seconds at which segues are performed, so that the preceding state is visible. Tuned.
    private static let start = 0.2

    /// - Parameter bundles: Bundles with images and other storyboards.
    package init(_ document: InterfaceDocument, bundles: [Bundle], staging: StoryboardStaging) {
        self.document = document
        self.staging = staging
        storyboard = UIStoryboard(document, bundles: bundles)
    }

    package func play(in window: UIWindow) {
        reference.enter(window.layer.stage)
        for warning in document.warnings {
            stage.diagnostics.reportUnsupported(
                "\(document.name):\(warning.place.line):\(warning.place.column): \(warning.what)",
                instead: warning.instead)
        }
        guard let root = storyboard.controller(of: staging.root) else {
            return stage.diagnostics.misuse("\(document.name): the scene \(staging.root.id) shows no controller.")
        }
        let shown = root.descendant(madeFor: staging.shown) ?? root
        if let tabs = root as? UITabBarController {
            tabs.selectedViewController = tabs.viewControllers?.first { $0.descendant(madeFor: staging.shown) != nil }
        }
        window.rootViewController =
            staging.isWrapped ? UINavigationController(rootViewController: root) : root
        guard let segue = staging.segue else { return }
        guard let approach = staging.approach else {
            return at(Self.start) { self.perform(segue, from: shown) }
        }
        at(Self.start / 2) { UIView.performWithoutAnimation { self.perform(approach, from: shown) } }
        at(Self.start * 2) {
            let source = shown.top.descendant(madeFor: segue.source) ?? shown.top
            self.perform(segue, from: source)
        }
    }

    private func at(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        stage.loop.schedule(at: MediaTime(seconds: seconds), of: .application) { self.stage.loop.scheduleNow(body) }
    }

    private func perform(_ segue: InterfaceSegue, from source: UIViewController) {
        if segue.kind == .unwind, !source.isUnwinding(segue) {
            stage.diagnostics.reportUnsupported(
                "the unwind action “\(segue.unwindAction ?? "")” of \(document.name)",
                instead: "the controller before it is shown; no class in this program lists the action in its selectors"
            )
            return source.leave()
        }
        guard segue.kind != .embed, segue.kind != .relationship else { return }
        if !source.performSegue(withObjectID: segue.id) {
            stage.diagnostics.misuse("\(document.name): nothing on screen performs the segue “\(segue.id)”.")
        }
    }
}

extension InterfaceDocument {
    fileprivate var name: String { URL(fileURLWithPath: file).lastPathComponent }
}

extension UIViewController {
    /// The topmost controller that this one and its containers have presented or pushed.
    fileprivate var top: UIViewController {
        var top: UIViewController = navigationController ?? self
        while let next = top.presentedViewController { top = next }
        return (top as? UINavigationController)?.topViewController ?? top
    }

    /// Whether an earlier controller has the action of an unwind segue.
    fileprivate func isUnwinding(_ segue: InterfaceSegue) -> Bool {
        guard let action = segue.unwindAction.map({ Selector($0) }) else { return false }
        let before = sequence(first: self as UIViewController, next: { $0.parent ?? $0.presentingViewController })
        let stacks = before.flatMap { [$0] + $0.children }
        return stacks.contains { $0 !== self && $0.canPerformAction(action, withSender: nil) }
    }

    fileprivate func leave() {
        if let navigation = navigationController, navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
