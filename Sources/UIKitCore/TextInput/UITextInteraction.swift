/// Lets users place the caret and select words in a text of the application's own.
///
/// A tap in an editable text makes ``textInput`` the first responder and moves the caret to the nearest position. Two taps
/// select the word there in either mode.
///
/// Differs from UIKit: there are no handles, no loupe and no edit menu, and the caret is not drawn.
@MainActor @preconcurrency open class UITextInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UITextInteractionDelegate)?
    open weak var textInput: (any UIResponder & UITextInput)?
    public let textInteractionMode: UITextInteractionMode
    open private(set) weak var view: UIView?
    private lazy var tap = recognizer(taps: 1) { $0.placeCaret(at: $1) }
    private lazy var doubleTap = recognizer(taps: 2) { $0.selectWord(at: $1) }

    public convenience init(for mode: UITextInteractionMode) { self.init(mode) }

    private init(_ mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// The recognizers that other ones may wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, doubleTap] }

    open func willMove(to view: UIView?) {
        gesturesForFailureRequirements.forEach { $0.view?.removeGestureRecognizer($0) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        gesturesForFailureRequirements.forEach(view.addGestureRecognizer)
    }

    private func recognizer(
        taps: Int, _ act: @escaping @MainActor (UITextInteraction, CGPoint) -> Void
    ) -> UITapGestureRecognizer {
        let recognizer = TextTapRecognizer { [weak self] point in
            guard let self else { return }
            guard delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
            delegate?.interactionWillBegin(self)
            act(self, point)
            delegate?.interactionDidEnd(self)
        }
        recognizer.numberOfTapsRequired = taps
        return recognizer
    }

    private func placeCaret(at point: CGPoint) {
        guard textInteractionMode == .editable, let textInput else { return }
        if !textInput.isFirstResponder { textInput.becomeFirstResponder() }
        if let position = position(at: point) { select(textInput.textRange(from: position, to: position)) }
    }

    private func selectWord(at point: CGPoint) {
        guard let textInput, let position = position(at: point) else { return }
        let word = [UITextStorageDirection.forward, .backward].lazy.compactMap {
            textInput.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage($0))
        }.first
        if let word { select(word) }
    }

    /// The position that is nearest to a point of the interaction's view.
    private func position(at point: CGPoint) -> UITextPosition? {
        let place = (textInput as? UIView).flatMap { view?.convert(point, to: $0) } ?? point
        return textInput?.closestPosition(to: place)
    }

    private func select(_ range: UITextRange?) {
        guard let textInput else { return }
        textInput.inputDelegate?.selectionWillChange(textInput)
        textInput.selectedTextRange = range
        textInput.inputDelegate?.selectionDidChange(textInput)
    }
}

/// Whether an interaction changes the text or selects in it only. Raw values match the public header.
public enum UITextInteractionMode: Int, Sendable {
    case editable, nonEditable
}

/// Permits an interaction with a text, and is notified of it.
@MainActor @preconcurrency public protocol UITextInteractionDelegate: AnyObject {
    /// - Parameter point: In the coordinates of the interaction's view.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    func interactionWillBegin(_ interaction: UITextInteraction)
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// A tap that calls a closure with its place.
private final class TextTapRecognizer: UITapGestureRecognizer {
    private let act: @MainActor (CGPoint) -> Void

    init(_ act: @escaping @MainActor (CGPoint) -> Void) {
        self.act = act
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("tapped", TextTapRecognizer.tapped))
    }

    required init?(coder: NSCoder) { nil }

    /// A single tap and a double tap do not prevent each other: the first of two taps also counts as a single one.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is TextTapRecognizer)
    }

    private func tapped() {
        if state == .ended { act(location(in: view)) }
    }
}
