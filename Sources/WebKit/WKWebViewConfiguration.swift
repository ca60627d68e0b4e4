/// The options of a web view, stored without effect.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var ignoresViewportScaleLimits = false
    open var limitsNavigationsToAppBoundDomains = false

    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
}

/// The processes of web views, which have none.
@MainActor @preconcurrency open class WKProcessPool: NSObject {}

/// The preferences of a web view. Stored without effect.
@MainActor @preconcurrency open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
    open var javaScriptEnabled = true
    open var isFraudulentWebsiteWarningEnabled = true
    open var isElementFullscreenEnabled = false
}

/// The preferences for a page. Stored without effect.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable {
        case recommended, mobile, desktop
    }

    open var preferredContentMode = ContentMode.recommended
    open var allowsContentJavaScript = true
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let all = WKDataDetectorTypes(rawValue: .max)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The scripts and message handlers of a web view. Stored without effect.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    /// The handler is not retained, since no script sends messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeAllScriptMessageHandlers() {}
}

/// A script for the pages of a web view. Stored without effect.
@MainActor @preconcurrency open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

/// A store for the data of web pages, which is always empty.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()

    open class func `default`() -> WKWebsiteDataStore { shared }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> { [] }

    public let httpCookieStore = WKHTTPCookieStore()

    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
    ) {
        DispatchQueue.main.async { completionHandler() }
    }

    /// Finds nothing.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) {
        DispatchQueue.main.async { completionHandler([]) }
    }

    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor () -> Void
    ) {
        DispatchQueue.main.async { completionHandler() }
    }
}

/// What a site stores, of which there is nothing.
@MainActor @preconcurrency open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

/// A store for the cookies of web pages, which is always empty.
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {}

/// A handler of messages from scripts. It is never called because scripts do not run.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor @preconcurrency open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
    open var webView: WKWebView? { nil }
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// A handler of requests from pages. It is never called because pages are not loaded.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: NSObjectProtocol {}
