import QuartzCore
import Testing
import UIKit

/// A run with a text field or text view at (20, 100), and the events it has reported.
@MainActor final class TextPad<Input: UIView & UITextInput> {
    let app: TestApp
    let root = UIViewController()
    let input: Input
    private(set) var log: [String] = []

    init(
        _ size: CGSize = CGSize(width: 200, height: 40), drawsBlocks: Bool = true, _ make: @MainActor () -> Input
    ) throws {
        app = try TestApp(root: root)
        app.stage.text.drawsAsBlocks = drawsBlocks
        let root = root
        input = app.stage.perform {
            let input = make()
            input.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: size)
            root.view.addSubview(input)
            root.view.layoutIfNeeded()
            return input
        }
    }

    func note(_ text: String) { log.append(text) }

    var keyboard: Keyboard { app.stage.applicationState.keyboard }

    func perform(_ body: () -> Void) { app.perform(body) }

    /// The caret at an offset, in the view's coordinates.
    func caret(_ offset: Int) -> CGRect {
        guard let position = input.position(from: input.beginningOfDocument, offset: offset) else { return .null }
        return input.caretRect(for: position)
    }

    func range(_ from: Int, _ to: Int) throws -> UITextRange {
        let start = try #require(input.position(from: input.beginningOfDocument, offset: from))
        let end = try #require(input.position(from: input.beginningOfDocument, offset: to))
        return try #require(input.textRange(from: start, to: end))
    }

    func offset(_ position: UITextPosition?) -> Int? {
        position.map { input.offset(from: input.beginningOfDocument, to: $0) }
    }
}
