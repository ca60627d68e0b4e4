// As in `Date+VirtualTime.swift`: what an application asks of the device, in place of what Linux lacks.
extension ProcessInfo {
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// Differs from Foundation: always nominal.
    public var thermalState: ThermalState { .nominal }

    /// Differs from Foundation: always `false`.
    public var isLowPowerModeEnabled: Bool { false }

    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
}

extension ProcessInfo {
    /// Calls the block once, since an application is never suspended.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        block(false)
    }
}
