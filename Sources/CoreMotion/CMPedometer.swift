/// Steps that were counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A counter of steps.
///
/// Differs from Core Motion: none is available, which is reported as unsupported, and handlers are never called.
open class CMPedometer: NSObject {
    open class func isStepCountingAvailable() -> Bool { unavailable() }
    open class func isDistanceAvailable() -> Bool { unavailable() }
    open class func isFloorCountingAvailable() -> Bool { unavailable() }
    open class func isPaceAvailable() -> Bool { unavailable() }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        reportSensors("CMPedometer")
    }
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        reportSensors("CMPedometer")
    }
    open func stopUpdates() {}

    private static func unavailable() -> Bool {
        reportSensors("CMPedometer")
        return false
    }
}

/// A kind of motion.
open class CMMotionActivity: NSObject {
    open var stationary: Bool { true }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { false }
}

/// A recognizer of kinds of motion.
///
/// Differs from Core Motion: none is available, which is reported as unsupported, and handlers are never called.
open class CMMotionActivityManager: NSObject {
    open class func isActivityAvailable() -> Bool {
        reportSensors("CMMotionActivityManager")
        return false
    }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
    ) { reportSensors("CMMotionActivityManager") }
    open func stopActivityUpdates() {}
}
