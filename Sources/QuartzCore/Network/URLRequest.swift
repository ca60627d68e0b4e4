/// A request to load a resource.
///
/// Replaces FoundationNetworking's type, which is not linked, because no network is accessible.
public struct URLRequest: Hashable, Sendable {
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5

        public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
    }

    public var url: URL?
    /// Stored without effect: recorded responses are the same for all.
    public var cachePolicy: CachePolicy
    /// Stored without effect: recorded responses are the same for all.
    public var timeoutInterval: TimeInterval
    /// Stored without effect: recorded responses are the same for all.
    public var mainDocumentURL: URL?
    public var httpMethod: String? = "GET"
    /// Stored without effect: recorded responses are the same for all.
    public var httpBody: Data?
    /// Stored without effect: recorded responses are the same for all.
    public var httpShouldHandleCookies = true
    /// Stored without effect: recorded responses are the same for all.
    public var allowsCellularAccess = true
    /// Stored without effect: recorded responses are the same for all.
    public var allowsConstrainedNetworkAccess = true
    /// Stored without effect: recorded responses are the same for all.
    public var allowsExpensiveNetworkAccess = true
    /// Stored without effect: recorded responses are the same for all.
    public var httpShouldUsePipelining = false
    public var allHTTPHeaderFields: [String: String]? {
        get { headers.isEmpty ? nil : headers }
        set { headers = newValue ?? [:] }
    }
    private var headers: [String: String] = [:]

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// The value of a header field. Field names are case-insensitive.
    public func value(forHTTPHeaderField field: String) -> String? { key(field).flatMap { headers[$0] } }

    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        headers[key(field) ?? field] = value
    }

    /// Adds a value to a header field, after a comma if there already is one.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let key = key(field) ?? field
        headers[key] = headers[key].map { "\($0),\(value)" } ?? value
    }

    private func key(_ field: String) -> String? {
        headers.keys.sorted().first { $0.lowercased() == field.lowercased() }
    }
}
