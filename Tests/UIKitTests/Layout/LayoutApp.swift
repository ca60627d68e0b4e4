import QuartzCore
import Testing
import UIKit

/// An application whose root view a test fills.
@MainActor struct LayoutApp {
    let app: TestApp
    let root = UIViewController()

    init(width: Double = 390, height: Double = 844, _ body: (UIView) -> Void = { _ in }) throws {
        app = try TestApp(root: root, width: width, height: height)
        app.perform { body(root.view) }
    }

    /// Runs until nothing more happens.
    func play() throws { try app.play() }

    /// Runs, and returns the application errors with which the run fails.
    func misuse() throws -> String {
        do {
            try app.play()
            return ""
        } catch StageError.misused(let sentences) {
            return sentences.joined(separator: "\n")
        }
    }

    var notes: [TraceNote] { app.stage.diagnostics.trace.compactMap(\.note) }
}

extension UIView {
    /// Adds a named view to be placed by constraints.
    func added<View: UIView>(_ view: View = UIView(), as name: String) -> View {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }
}

/// A view with a content of a given size.
final class Content: UIView {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
