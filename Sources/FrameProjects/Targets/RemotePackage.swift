/// A package, pod or framework that a project expects to be fetched.
public struct RemotePackage: Equatable, Sendable, CustomStringConvertible {
    /// Name of the folder into which the package is fetched, such as `lottie-ios`.
    public let name: String
    /// Address of the repository, or the name of a pod.
    public let address: String
    /// The resolved version, branch or revision, otherwise the requested one; `nil` if neither is known.
    public internal(set) var version: String?
    /// Revision to which the version was resolved.
    public internal(set) var revision: String?

    /// - Parameter address: URL or path of a repository, or the name of a pod.
    init(_ address: String, version: String? = nil, revision: String? = nil) {
        self.address = address
        self.version = version
        self.revision = revision
        let last = address.split { "/:".contains($0) }.last.map(String.init) ?? address
        name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// A text such as `https://example.com/confetti.git at 1.2.0`.
    public var description: String { address + (version.map { " at \($0)" } ?? "") }

    /// Name in lowercase, which is equal for packages that are fetched into the same folder.
    var key: String { name.lowercased() }
}
