internal import FrameJSON
internal import QuartzCore
internal import UIKit

// The effects of actions.
extension ScenePlayer {
    /// Performs an action. `proceed` is not called after an action that UIKit refused.
    func perform(_ placed: PlacedAction, then proceed: @escaping @MainActor () -> Void) {
        let path = placed.path
        switch placed.action {
        case .wait(let seconds): stage.loop.schedule(after: seconds, proceed)
        case .present(let action): present(action, path, then: proceed)
        case .dismiss(let action): dismiss(action, path, then: proceed)
        case .animate(let action):
            guard let screen = screen(for: action.changes, path) else { return proceed() }
            screen.animate(action, completion: proceed)
        case .scrub(let action):
            guard let screen = screen(for: action.changes, path) else { return proceed() }
            screen.scrub(action, completion: proceed)
        case .touch(let action): touch(action, path, then: proceed)
        case .tap(let action): tap(action, path, then: proceed)
        case .type(let action): type(action, then: proceed)
        case .container(let action): perform(action, path, then: proceed)
        case .setting(let action):
            perform(action.change)
            proceed()
        case .alert(let action): ask(action, path, then: proceed)
        case .share(let action): share(action, path, then: proceed)
        case .value(let action):
            perform(action, path)
            proceed()
        case .step: proceed()
        }
    }

    // MARK: Presentations

    private func present(
        _ action: ScriptAction.Present, _ path: JSONPath, then proceed: @escaping @MainActor () -> Void
    ) {
        guard let presenter = topmost, let screen = document.screen(action.screen) else { return }
        let controller = controller(of: screen)
        controller.modalPresentationStyle = action.presentation.style.modalPresentationStyle
        if let sheet = action.presentation.sheet { controller.sheetPresentationController?.show(sheet) }
        if let popover = action.presentation.popover { show(popover, controller, from: presenter) }
        controller.transitions = SceneTransitioningDelegate(
            presentation: action.presentation, animator: action.animator, swipe: action.swipe)
        // A swipe dismisses the screen with the reversed presentation.
        controller.transitions?.dismissing = action.animator?.reversed
        presenter.present(controller, animated: action.animated, completion: proceed)
        if controller.presentingViewController == nil { refuse(path, "present “\(action.screen)”") }
    }

    private func dismiss(
        _ action: ScriptAction.Dismiss, _ path: JSONPath, then proceed: @escaping @MainActor () -> Void
    ) {
        guard let top = topmost else { return }
        // An alert or another sheet in front of the screen is dismissed first.
        let leaving: UIViewController = top.presentedViewController ?? top
        guard leaving.presentingViewController != nil else {
            report(path, "nothing is presented, so there is nothing to dismiss.")
            return proceed()
        }
        if leaving === top, !action.reverses || action.animator != nil {
            top.transitions?.dismissing = action.animator
        }
        leaving.dismiss(animated: action.animated, completion: proceed)
        if !leaving.isBeingDismissed { refuse(path, "dismiss") }
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

    /// Reports an action that UIKit refused, which would otherwise end the script silently.
    func refuse(_ path: JSONPath, _ action: String) {
        let refused = stage.applicationState.refused
        let reason = refused.map { "\($0.action.rawValue) refused: \($0.reason)" } ?? "\(action) refused"
        report(path, "\(reason); let the action before it end first.")
    }

    // MARK: Containers and settings

    private func perform(_ action: ContainerAction, _ path: JSONPath, then proceed: @escaping @MainActor () -> Void) {
        guard let top = topmost else { return }
        switch action.change {
        case .push(let name):
            guard let navigation = top.shownNavigation, let screen = document.screen(name) else {
                report(path, "there is no navigation in front in which “\(name)” could be pushed.")
                return proceed()
            }
            navigation.pushViewController(controller(of: screen), animated: action.animated)
        case .pop, .popToRoot:
            guard let navigation = top.shownNavigation, navigation.viewControllers.count > 1 else {
                report(path, "there is nothing in front to pop.")
                return proceed()
            }
            if action.change == .pop {
                navigation.popViewController(animated: action.animated)
            } else {
                navigation.popToRootViewController(animated: action.animated)
            }
        case .select(let name):
            guard let tabs = top as? UITabBarController,
                let tab = tabs.viewControllers?.first(where: { $0.title == name })
            else {
                report(path, "no tab in front is called “\(name)”.")
                return proceed()
            }
            tabs.selectedViewController = tab
        }
        whenSettled(top, proceed)
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

    // MARK: Views

    /// Returns the screen in front if it contains the views that the changes name.
    private func screen(for changes: [ViewChange], _ path: JSONPath) -> ScreenController? {
        guard let screen = topmost?.shownScreen else { return nil }
        guard let name = screen.missingName(in: changes) else { return screen }
        report(path, missing(name))
        return nil
    }

    /// Returns a sentence about a name that is not on the screen in front.
    func missing(_ name: String) -> String {
        "“\(name)” is not on the screen in front, “\(topmost?.shownScreen?.title ?? "")”; it may have disappeared, or may not have appeared yet."
    }

    private func perform(_ action: ValueAction, _ path: JSONPath) {
        func changed(_ value: SceneValue) -> SceneValue {
            switch (action.change, value) {
            case (.set(let new), _): new
            case (.toggle, .flag(let isOn)): .flag(!isOn)
            case (.toggle, _): value
            }
        }
        switch action.target {
        case .value(let name):
            if let value = values[name] { values.set(name, changed(value)) }
        case .view(let name):
            guard let view = topmost?.shownScreen?.view(identified: name) else { return report(path, missing(name)) }
            let control = ValueControl.all.first { $0.value(view) != nil }
            if let control, let value = control.value(view) {
                control.set(changed(value), in: view)
            } else if case .set(.text(let text)) = action.change {
                view.setText(text)
            }
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
