internal import FrameJSON
internal import QuartzCore
internal import UIKit

// Alerts, action sheets and share sheets.
extension ScenePlayer {
    func ask(_ question: AlertAction, _ path: JSONPath, then proceed: @escaping @MainActor () -> Void) {
        let controller = UIAlertController(
            title: question.title.map(values.filled), message: question.message.map(values.filled),
            preferredStyle: question.kind == .alert ? .alert : .actionSheet)
        for description in question.fields {
            controller.addTextField { field in
                field.placeholder = description.placeholder
                field.text = description.value.flatMap { self.values[$0]?.words } ?? description.text
                field.isSecureTextEntry = description.isSecure
            }
        }
        for button in question.buttons {
            controller.addAction(
                UIAlertAction(title: values.filled(button.title), style: button.style.style) { [weak controller] _ in
                    self.take(question.fields, of: controller)
                    self.react(to: .tap, among: button.reactions)
                })
        }
        present(controller, source: question.source, path, "ask", then: proceed)
    }

    /// Stores the texts of an alert's fields in the values that they name.
    private func take(_ fields: [AlertAction.Field], of controller: UIAlertController?) {
        for (description, field) in zip(fields, controller?.textFields ?? []) {
            if let name = description.value { values.set(name, .text(field.text ?? "")) }
        }
    }

    func share(_ action: ShareAction, _ path: JSONPath, then proceed: @escaping @MainActor () -> Void) {
        let controller = UIActivityViewController(
            activityItems: [values.filled(action.text)], applicationActivities: nil)
        present(controller, source: action.source, path, "share", then: proceed)
    }

    private func present(
        _ controller: UIViewController, source: String?, _ path: JSONPath, _ name: String,
        then proceed: @escaping @MainActor () -> Void
    ) {
        guard let presenter = topmost else { return }
        let source = source.flatMap { presenter.shownScreen?.view(identified: $0) } ?? presenter.view
        controller.popoverPresentationController?.sourceView = source
        presenter.present(controller, animated: true, completion: proceed)
        if controller.presentingViewController == nil { refuse(path, name) }
    }
}

extension AlertAction.Button.Style {
    fileprivate var style: UIAlertAction.Style {
        switch self {
        case .default: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
