/// The configuration of a session. Stored without effect: recorded responses are the same for all sessions.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    // Unchecked because applications change it before they make a session, and no other thread runs.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }

    open private(set) var identifier: String?
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var allowsCellularAccess = true
    open var waitsForConnectivity = false
    open var isDiscretionary = false
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    open var httpMaximumConnectionsPerHost = 6
    open var httpShouldSetCookies = true

    open var allowsConstrainedNetworkAccess = true
    open var allowsExpensiveNetworkAccess = true
    open var httpShouldUsePipelining = false
    open var sessionSendsLaunchEvents = true
    open var shouldUseExtendedBackgroundIdleMode = false
    /// Always `nil` unless it is set: recorded responses are not cached.
    open var urlCache: AnyObject?
    open var httpCookieStorage: AnyObject?
    open var urlCredentialStorage: AnyObject?
    open var protocolClasses: [AnyClass]?

    public override init() { super.init() }
}
