public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or microphone. None is available.
@MainActor @preconcurrency open class AVCaptureDevice: NSObject {
    public enum Position: Int, Sendable {
        case unspecified, back, front
    }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }

    /// Denies access on the next turn.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @MainActor (Bool) -> Void
    ) {
        DispatchQueue.main.async { handler(false) }
    }

    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
}

@MainActor @preconcurrency open class AVCaptureInput: NSObject {}

@MainActor @preconcurrency open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
    }
}

@MainActor @preconcurrency open class AVCaptureOutput: NSObject {}

/// A capture session that records nothing.
@MainActor @preconcurrency open class AVCaptureSession: NSObject {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Stored without effect.
    open var sessionPreset = Preset.high
    open private(set) var isRunning = false
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []

    public override nonisolated init() {
        super.init()
    }

    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() { isRunning = true }
    open func stopRunning() { isRunning = false }
}
