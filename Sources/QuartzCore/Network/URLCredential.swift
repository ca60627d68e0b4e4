/// A name and a password, or the trust in a server.
open class URLCredential: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; its own state is immutable.
    public enum Persistence: UInt, Sendable {
        case none, forSession, permanent, synchronizable
    }

    public let user: String?
    public let password: String?
    public let persistence: Persistence

    public init(user: String, password: String, persistence: URLCredential.Persistence) {
        self.user = user
        self.password = password
        self.persistence = persistence
        super.init()
    }

    public init(trust: SecTrust) {
        user = nil
        password = nil
        persistence = .none
        super.init()
    }

    open var hasPassword: Bool { password != nil }
}
