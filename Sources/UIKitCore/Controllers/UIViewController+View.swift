internal import QuartzCore

/// A controller's view and the closure that loads it.
@MainActor package struct ControllerView {
    fileprivate(set) var view: UIView?
    /// Loads the view from the storyboard. Called once.
    package var loader: (@MainActor (UIViewController) -> Void)?
}

extension UIViewController {
    var neededView: UIView? {
        loadViewIfNeeded()
        return content.view
    }

    func setView(_ view: UIView?) {
        content.view?.controller = nil
        content.view = view
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

    func loadViewOnce() {
        guard content.view == nil else { return }
        trace(callback: .loadView)
        loadView()
        if content.view == nil { view = UIView(frame: stage.applicationState.mainScreen.bounds) }
        trace(callback: .viewDidLoad)
        viewDidLoad()
    }

    /// The system's minimum margins for the view.
    var leastMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.window?.bounds.width ?? stage.applicationState.mainScreen.bounds.width
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
