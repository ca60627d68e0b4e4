internal import QuartzCore

/// A controller's view and the closure that loads it.
@MainActor package struct ControllerView {
    fileprivate(set) var view: UIView?
    /// Whether `viewDidLoad()` was called for the view.
    fileprivate var isComplete = false
    fileprivate var isLoading = false
    /// Number of calls of `viewDidLoad()` in progress.
    fileprivate var loadDepth = 0
    /// Number of nested calls that no application needs. Beyond it, each call is assumed to cause the next one.
    fileprivate static let mostLoads = 16
    /// Loads the view from the storyboard. Called once.
    package var loader: (@MainActor (UIViewController) -> Void)?
}

extension UIViewController {
    var neededView: UIView? {
        if content.view == nil { loadViewIfNeeded() }
        return content.view
    }

    func setView(_ view: UIView?) {
        content.view?.controller = nil
        content.view = view
        if view == nil { content.isComplete = false }
        view?.controller = self
    }

    func makeView() {
        if let loader = content.loader ?? nibLoader {
            content.loader = nil
            loader(self)
            if content.view != nil { return }
        }
        view = UIView(frame: stage.applicationState.mainScreen.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Loads the view, and calls `viewDidLoad()` once for it. For a view that was assigned instead, such as in an
    /// initializer, it is called when the controller is about to be shown (chosen; UIKit's time is not known).
    func loadViewOnce() {
        if content.view == nil {
            guard !content.isLoading else {
                return endLoading(
                    "the view of \(subject) is used in loadView() before there is one; assign view first.")
            }
            content.isComplete = false
            content.isLoading = true
            trace(callback: .loadView)
            loadView()
            content.isLoading = false
            if content.view == nil { view = UIView(frame: stage.applicationState.mainScreen.bounds) }
        }
        guard !content.isComplete, !content.isLoading else { return }
        guard content.loadDepth < ControllerView.mostLoads else {
            return endLoading(
                "viewDidLoad() of \(subject) calls itself without end: it removes the view and uses it again; keep the view."
            )
        }
        content.isComplete = true
        content.loadDepth += 1
        trace(callback: .viewDidLoad)
        viewDidLoad()
        content.loadDepth -= 1
    }

    /// Fails the run and continues with an empty view.
    private func endLoading(_ sentence: String) {
        stage.diagnostics.misuse(sentence)
        if content.view == nil { view = UIView(frame: stage.applicationState.mainScreen.bounds) }
        content.isComplete = true
    }

    /// The system's minimum margins for the view.
    var leastMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.window?.bounds.width ?? stage.applicationState.mainScreen.bounds.width
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
