extension FileManager {
    /// A folder for a group of applications, which is not created.
    ///
    /// Differs from Foundation: every group has one, in the folder for support files.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        URL.applicationSupportDirectory.appendingPathComponent(groupIdentifier, isDirectory: true)
    }

    /// - Returns: `nil`, as on a device without an account.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// `nil`, as on a device without an account.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
