/// Requests for a review.
///
/// Differs from StoreKit: none is shown, which is reported as unsupported.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
    open class func requestReview() { report() }
    open class func requestReview(in windowScene: UIWindowScene) { report() }

    fileprivate static func report() {
        // Entry point: A request has no object to ask for its stage.
        Stage.current.diagnostics.reportUnsupported("SKStoreReviewController", instead: "no review is requested")
    }
}

/// The App Store.
public enum AppStore {
    /// Differs from StoreKit: like ``SKStoreReviewController``.
    @MainActor public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.report() }

    public static var canMakePayments: Bool { false }

    /// Returns at once, because there is nothing to restore.
    public static func sync() async throws {}
}
