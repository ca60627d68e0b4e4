/// What UIKit's completion handlers become in asynchronous functions: the call returns when the handler would be called.
/// As in UIKit, it never returns when the presentation is refused, because no handler is called then.
extension UIViewController {
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            present(viewControllerToPresent, animated: flag) { continuation.resume() }
        }
    }

    public func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            dismiss(animated: flag) { continuation.resume() }
        }
    }
}
