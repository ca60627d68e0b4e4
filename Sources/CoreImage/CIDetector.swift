public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// A search for faces, codes or texts in images.
///
/// Differs from Core Image: it finds nothing, which is reported as unsupported.
@MainActor @preconcurrency open class CIDetector: NSObject {
    private let type: String

    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        self.type = type
        super.init()
    }

    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
        // Entry point: A detector has no view.
        Stage.current.diagnostics.reportUnsupported("CIDetector “\(type)”", instead: "nothing is found")
        return []
    }
}

/// A feature found in an image. No detector finds any.
@MainActor @preconcurrency open class CIFeature: NSObject {
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}

@MainActor @preconcurrency open class CIFaceFeature: CIFeature {
    open var hasLeftEyePosition: Bool { false }
    open var hasRightEyePosition: Bool { false }
    open var hasMouthPosition: Bool { false }
    open var hasSmile: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var rightEyePosition: CGPoint { .zero }
    open var mouthPosition: CGPoint { .zero }
}

@MainActor @preconcurrency open class CIQRCodeFeature: CIFeature {
    open var messageString: String? { nil }
}
