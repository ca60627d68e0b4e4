public let NSURLProtectionSpaceHTTP = "http"
public let NSURLProtectionSpaceHTTPS = "https"
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// A server, or a part of one, that credentials are for.
open class URLProtectionSpace: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; its own state is immutable.
    public let host: String
    public let port: Int
    public let `protocol`: String?
    public let realm: String?
    public let authenticationMethod: String

    public init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?) {
        self.host = host
        self.port = port
        self.protocol = `protocol`
        self.realm = realm
        self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
        super.init()
    }

    open var receivesCredentialSecurely: Bool {
        `protocol` == NSURLProtectionSpaceHTTPS || authenticationMethod == NSURLAuthenticationMethodHTTPDigest
    }

    /// The trust in the server's certificates; always `nil`, because no server is reached.
    open var serverTrust: SecTrust? { nil }
}

/// The trust in the certificates of a server. It has no values, because no server is reached.
public final class SecTrust: Sendable {
    private init() {}
}
