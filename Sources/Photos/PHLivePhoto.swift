public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photograph that moves.
///
/// Differs from Photos: none is ever made, which is reported as unsupported.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Photos; it has no state.

    open var size: CGSize { .zero }

    /// - Parameter resultHandler: Receives no photograph on the next turn.
    @discardableResult @MainActor @preconcurrency open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        // Entry point: photographs belong to no view.
        Stage.current.diagnostics.reportUnsupported("PHLivePhoto", instead: "there is none")
        DispatchQueue.main.async { resultHandler(nil, [:]) }
        return 1
    }

    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
