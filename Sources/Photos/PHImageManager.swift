public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill

    public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none, fast, exact
}

/// Options, which are stored without effect.
open class PHImageRequestOptions: NSObject {
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var version = 0
}

/// Images of photographs.
///
/// Differs from Photos: every request ends on the next turn without an image.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let only = PHImageManager()

    open class func `default`() -> PHImageManager { only }

    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping @MainActor (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        DispatchQueue.main.async { resultHandler(nil, nil) }
        return 1
    }

    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping @MainActor (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        DispatchQueue.main.async { resultHandler(nil, nil, 1, nil) }
        return 1
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// An image manager that prepares images, which has no effect. Options are stored without effect.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true

    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

/// A change of the library, which is never made.
open class PHAssetChangeRequest: NSObject {
    open class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    open class func deleteAssets(_ assets: NSArray) {}
}
