public typealias AVAssetImageGeneratorCompletionHandler =
    @MainActor (
        CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
    ) -> Void

/// Makes images of a movie's frames.
///
/// Differs from AVFoundation: movies are not read, so that every request fails, which is reported as unsupported.
/// Options are stored without effect.
@MainActor @preconcurrency open class AVAssetImageGenerator: NSObject {
    public enum Result: Int, Sendable {
        case succeeded, failed, cancelled
    }

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    open func copyCGImage(
        at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
    ) throws -> CGImage {
        throw failure()
    }

    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure() }

    /// Calls the handler for each of the times on the next turn.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        let times = requestedTimes.map(\.timeValue)
        let failure = failure()
        DispatchQueue.main.async {
            for time in times { handler(time, nil, .invalid, .failed, failure) }
        }
    }

    /// Calls the handler on the next turn.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @MainActor (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        let failure = failure()
        DispatchQueue.main.async { handler(nil, .invalid, failure) }
    }

    open func cancelAllCGImageGeneration() {}

    private func failure() -> NSError {
        // Entry point: A generator has no view.
        Stage.current.diagnostics.reportUnsupported("AVAssetImageGenerator", instead: "there are no images")
        return NSError(domain: "AVFoundationErrorDomain", code: -11800)
    }
}
