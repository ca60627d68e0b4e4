public struct CMAcceleration: Equatable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}

    public init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

public struct CMRotationRate: Equatable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}

    public init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

public struct CMQuaternion: Equatable, Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public var w = 1.0

    public init() {}

    public init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}

/// A sample at a time.
open class CMLogItem: NSObject {
    open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The orientation of a device at rest.
open class CMAttitude: NSObject {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var quaternion: CMQuaternion { CMQuaternion() }
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMDeviceMotion: CMLogItem {
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var heading: Double { -1 }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of motion.
///
/// Differs from Core Motion: the device has none, which the first question for one reports as unsupported, and handlers
/// are never called. Options are stored without effect.
open class CMMotionManager: NSObject {
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var gyroUpdateInterval: TimeInterval = 0.01
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var showsDeviceMovementDisplay = false
    open var isAccelerometerAvailable: Bool { unavailable() }
    open var isGyroAvailable: Bool { unavailable() }
    open var isMagnetometerAvailable: Bool { unavailable() }
    open var isDeviceMotionAvailable: Bool { unavailable() }
    open var isAccelerometerActive: Bool { false }
    open var isGyroActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }

    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    open func startAccelerometerUpdates() { report() }
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    { report() }
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() { report() }
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) { report() }
    open func stopGyroUpdates() {}
    open func startDeviceMotionUpdates() { report() }
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { report() }
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        report()
    }
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) { report() }
    open func stopDeviceMotionUpdates() {}

    private func report() { reportSensors("CMMotionManager") }

    private func unavailable() -> Bool {
        report()
        return false
    }
}

func reportSensors(_ api: String) {
    // Entry point: A manager of motion has no view.
    MainActor.assumeIsolated {
        Stage.current.diagnostics.reportUnsupported(api, instead: "the device has no sensors of motion")
    }
}
