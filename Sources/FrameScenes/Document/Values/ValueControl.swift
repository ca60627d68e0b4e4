import FrameJSON
import UIKit

/// A kind of control whose value can be named in a scene: its content key, the kind of its value, and access to it.
///
/// A new kind needs only a row here.
struct ValueControl: Sendable {
    /// Key of the content in scene files.
    let key: String
    let kind: SceneValue.Kind
    /// Whether the control takes keys, of which the return key is an event.
    let hasReturnKey: Bool
    /// Returns the value of a view; `nil` for a view of another class.
    let value: @MainActor @Sendable (UIView) -> SceneValue?
    private let setting: @MainActor @Sendable (UIView, SceneValue) -> Void
    private let connecting: @MainActor @Sendable (UIView, @escaping @MainActor () -> Void) -> Void

    /// - Parameter control: Returns the control that sends the events of a view.
    private init<View: UIView>(
        _ key: String, _: View.Type, _ kind: SceneValue.Kind, hasReturnKey: Bool = false,
        events: UIControl.Event = .valueChanged,
        control: @escaping @MainActor @Sendable (View) -> UIControl?,
        get: @escaping @MainActor @Sendable (View) -> SceneValue,
        set: @escaping @MainActor @Sendable (View, SceneValue) -> Void
    ) {
        (self.key, self.kind, self.hasReturnKey) = (key, kind, hasReturnKey)
        value = { view in (view as? View).map(get) }
        setting = { view, value in if let view = view as? View { set(view, value) } }
        connecting = { view, changed in
            (view as? View).flatMap(control)?.addAction(UIAction { _ in changed() }, for: events)
        }
    }

    @MainActor func set(_ value: SceneValue, in view: UIView) { setting(view, value) }

    /// Calls `changed` after every change by a person.
    @MainActor func connect(_ view: UIView, changed: @escaping @MainActor () -> Void) { connecting(view, changed) }

    static let all: [ValueControl] = [
        ValueControl("switch", UISwitch.self, .flag, control: { $0 }, get: { .flag($0.isOn) }) { view, value in
            if case .flag(let isOn) = value { view.setOn(isOn, animated: view.window != nil) }
        },
        ValueControl("slider", UISlider.self, .number, control: { $0 }, get: { .number(Double($0.value)) }) {
            view, value in
            if case .number(let number) = value { view.setValue(Float(number), animated: view.window != nil) }
        },
        ValueControl("stepper", UIStepper.self, .number, control: { $0 }, get: { .number($0.value) }) { view, value in
            if case .number(let number) = value { view.value = number }
        },
        ValueControl(
            "segmentedControl", UISegmentedControl.self, .number, control: { $0 },
            get: { .number(Double($0.selectedSegmentIndex)) }
        ) { view, value in
            if let index = value.index { view.selectedSegmentIndex = min(index, view.numberOfSegments - 1) }
        },
        ValueControl(
            "pageControl", UIPageControl.self, .number, control: { $0 }, get: { .number(Double($0.currentPage)) }
        ) { view, value in
            if let index = value.index { view.currentPage = index }
        },
        ValueControl(
            "progress", UIProgressView.self, .number, control: { _ in nil }, get: { .number(Double($0.progress)) }
        ) { view, value in
            if case .number(let number) = value { view.setProgress(Float(number), animated: view.window != nil) }
        },
        ValueControl(
            "textField", UITextField.self, .text, hasReturnKey: true, events: .editingChanged, control: { $0 },
            get: { .text($0.text ?? "") }
        ) { view, value in
            if case .text(let text) = value { view.text = text }
        },
        ValueControl(
            "searchBar", UISearchBar.self, .text, hasReturnKey: true, events: .editingChanged,
            control: { $0.searchTextField }, get: { .text($0.text ?? "") }
        ) { view, value in
            if case .text(let text) = value { view.text = text }
        },
    ]
}

extension SceneValue {
    /// The value as an index; `nil` for values other than nonnegative numbers.
    fileprivate var index: Int? {
        guard case .number(let number) = self, number >= 0 else { return nil }
        return Int(number.rounded())
    }
}
