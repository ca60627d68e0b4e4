/// The abilities of hardware, which has none here.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// An error of the engine.
public struct CHHapticError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case notSupported = -4809
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// An engine of haptics.
///
/// Differs from Core Haptics: the hardware has none, which is reported as unsupported, and making an engine fails.
/// Options are stored without effect.
open class CHHapticEngine: NSObject {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }

    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability {
        report()
        return NoHaptics()
    }

    public override init() {
        super.init()
    }

    /// Always throws ``CHHapticError/Code/notSupported``.
    public convenience init(audioSession: Any? = nil) throws {
        self.init()
        Self.report()
        throw CHHapticError(.notSupported)
    }

    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(CHHapticError(.notSupported)) }
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    private static func report() {
        // Entry point: An engine has no view.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported("CHHapticEngine", instead: "the hardware has no haptics")
        }
    }
}

public protocol CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// A pattern of events.
open class CHHapticPattern: NSObject {
    public let duration: TimeInterval

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
        super.init()
    }
}

open class CHHapticDynamicParameter: NSObject {}

open class CHHapticEventParameter: NSObject {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let hapticIntensity = ID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ID(rawValue: "HapticSharpness")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let parameterID: ID
    open var value: Float

    public init(parameterID: ID, value: Float) {
        self.parameterID = parameterID
        self.value = value
        super.init()
    }
}

open class CHHapticEvent: NSObject {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval

    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
        super.init()
    }
}
