/// The run loop of the only thread there is. Everything it runs, it runs in virtual time.
///
/// Stands in for Foundation's, which would use the machine's clock. Modes are accepted and mean nothing: there is no
/// tracking of real touches to wait for.
@MainActor @preconcurrency public final class RunLoop: NSObject {
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
        public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
        public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public static let main = RunLoop()
    public static var current: RunLoop { main }

    /// Runs `block` on the next turn, at the same virtual time.
    public func perform(_ block: @escaping @MainActor () -> Void) {
        Stage.current.loop.scheduleNow(block)
    }

    public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
        perform(block)
    }

    public func add(_ timer: Timer, forMode mode: Mode) {
        timer.start()
    }
}
