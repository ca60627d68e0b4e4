internal import UIKit

/// The current named values of a scene that is being played.
@MainActor final class SceneValues {
    private var current: [String: SceneValue]
    private var watchers: [Watcher] = []

    /// A closure to run after changes to some values for as long as its owner exists.
    private struct Watcher {
        weak var owner: AnyObject?
        let names: Set<String>
        let body: @MainActor () -> Void
    }

    init(_ values: NamedValues) { current = values.initial }

    subscript(name: String) -> SceneValue? { current[name] }

    /// Returns a text with the values in place of their names. Without values, braces have no special meaning.
    func filled(_ text: String) -> String {
        current.isEmpty ? text : ValueTemplate(text).filled { current[$0] }
    }

    func set(_ name: String, _ value: SceneValue) {
        guard current[name] != value else { return }
        current[name] = value
        watchers.removeAll { $0.owner == nil }
        for watcher in watchers where watcher.names.contains(name) { watcher.body() }
    }

    /// Runs a closure now and after every change to one of the values.
    func watch(_ names: [String], for owner: AnyObject, _ body: @escaping @MainActor () -> Void) {
        body()
        if !names.isEmpty { watchers.append(Watcher(owner: owner, names: Set(names), body: body)) }
    }
}

// The views that show and change values.
extension SceneValues {
    /// Shows the values named in a text.
    func connect(_ view: UIView, text: String) {
        let template = ValueTemplate(text)
        guard !current.isEmpty, !template.names.isEmpty else { return }
        watch(template.names, for: view) { [weak view, weak self] in
            guard let self else { return }
            view?.setText(self.filled(text))
        }
    }

    /// Connects a value to a control, which shows and changes it.
    func connect(_ view: UIView, to name: String, as control: ValueControl) {
        watch([name], for: view) { [weak view, weak self] in
            guard let view, let value = self?[name], control.value(view) != value else { return }
            control.set(value, in: view)
        }
        control.connect(view) { [weak view, weak self] in
            if let value = view.flatMap(control.value) { self?.set(name, value) }
        }
    }
}

extension UIView {
    /// Sets the text of a label or the title of a button.
    func setText(_ text: String) {
        switch self {
        case let label as UILabel: label.text = text
        case let button as UIButton: button.configuration?.title = text
        default: break
        }
    }
}
