public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProviderToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

/// A page of the App Store.
///
/// Differs from StoreKit: a screen with its name is shown, which is reported as unsupported.
@MainActor @preconcurrency open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open override func loadView() {
        view = ShellView("SKStoreProductViewController", title: "App Store") { [weak self] in self?.finish() }
    }

    /// Succeeds on the next turn.
    open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { block?(true, nil) }
    }

    private func finish() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.productViewControllerDidFinish(self)
    }
}

@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
