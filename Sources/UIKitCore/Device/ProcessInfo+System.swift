// The version of the system that the screen shows, in place of that of the machine.
extension ProcessInfo {
    /// The version of the system chosen for the screen.
    @_disfavoredOverload
    public var operatingSystemVersion: OperatingSystemVersion { onMain { Self.screenVersion } }

    /// Such as “Version 18.0 (Build 22A3354)”, without the build.
    @_disfavoredOverload
    public var operatingSystemVersionString: String {
        let version = operatingSystemVersion
        return "Version \(version.majorVersion).\(version.minorVersion)"
    }

    @_disfavoredOverload
    public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = operatingSystemVersion
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }

    @MainActor private static var screenVersion: OperatingSystemVersion {
        let numbers = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) }
        return OperatingSystemVersion(
            majorVersion: numbers.first ?? 0, minorVersion: numbers.dropFirst().first ?? 0, patchVersion: 0)
    }

    /// Entry point: the process has no object to ask for its stage.
    private func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated(body)
    }
}
