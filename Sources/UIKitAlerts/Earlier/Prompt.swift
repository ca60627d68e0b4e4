/// The alert controller of an ``UIAlertView`` or a ``UIActionSheet``, whose delegates learn the indexes of buttons.
///
/// It lives until it is dismissed, even if nothing else refers to the view.
@MainActor final class Prompt {
    /// What a delegate learns; indexes are those of buttons.
    enum Step: Equatable {
        case willPresent, didPresent, clicked(Int), willDismiss(Int), didDismiss(Int)
    }

    let controller: PromptController
    private var onStep: (Step) -> Void = { _ in }
    private var isClicked = false

    init(_ style: UIAlertController.Style) {
        controller = PromptController(title: nil, message: nil, preferredStyle: style)
    }

    /// Adds the buttons in their order.
    func add(_ buttons: PromptButtons) {
        for (index, title) in buttons.titles.enumerated() {
            controller.addAction(
                UIAlertAction(title: title, style: buttons.style(at: index)) { _ in self.finish(at: index) })
        }
        controller.onClick = { action in
            guard let index = self.controller.actions.firstIndex(where: { $0 === action }) else { return }
            self.click(index)
        }
    }

    /// - Parameter onStep: Called at each step, the last time when the dismissal has ended.
    func show(from presenter: UIViewController, animated: Bool, onStep: @escaping (Step) -> Void) {
        self.onStep = onStep
        onStep(.willPresent)
        presenter.present(controller, animated: animated) { onStep(.didPresent) }
    }

    func dismiss(at index: Int, animated: Bool) {
        guard let presenter = controller.presentingViewController, !controller.isBeingDismissed else { return }
        onStep(.willDismiss(index))
        isClicked = true
        presenter.dismiss(animated: animated) { self.finish(at: index) }
    }

    private func click(_ index: Int) {
        guard !isClicked else { return }
        isClicked = true
        onStep(.clicked(index))
        onStep(.willDismiss(index))
    }

    private func finish(at index: Int) {
        click(index)
        onStep(.didDismiss(index))
        onStep = { _ in }
        controller.onClick = { _ in }
    }
}

/// The buttons of a prompt.
struct PromptButtons {
    var titles: [String?] = []
    /// The index of the button that leaves everything unchanged; -1 for none.
    var cancel = -1
    /// The index of the red button; -1 for none.
    var destructive = -1

    /// The index of the first button without a meaning of its own; -1 for none.
    var firstOther: Int { titles.indices.first { $0 != cancel && $0 != destructive } ?? -1 }

    func style(at index: Int) -> UIAlertAction.Style {
        index == cancel ? .cancel : index == destructive ? .destructive : .default
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    mutating func add(_ title: String?) -> Int {
        titles.append(title)
        return titles.count - 1
    }
}

/// An alert controller that says which button is tapped before it is dismissed.
final class PromptController: UIAlertController {
    var onClick: (UIAlertAction) -> Void = { _ in }

    override func choose(_ action: UIAlertAction) {
        if !isBeingPresented, !isBeingDismissed { onClick(action) }
        super.choose(action)
    }
}
