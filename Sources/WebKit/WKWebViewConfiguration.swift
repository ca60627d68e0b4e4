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

/// The processes of web views, of which there are none.
@MainActor @preconcurrency open class WKProcessPool: NSObject {}

/// Stored without effect.
@MainActor @preconcurrency open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
    open var javaScriptEnabled = true
    open var isFraudulentWebsiteWarningEnabled = true
}

/// Stored without effect.
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

/// Stored without effect.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    /// The handler is not retained, since no script sends messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeAllScriptMessageHandlers() {}
}

/// Stored without effect.
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

/// The data of web pages, of which there is none.
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
}

/// The cookies of web pages, of which there are none.
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {}

/// Receives the messages of scripts, of which there are none.
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

/// Answers requests of pages, of which there are none.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: NSObjectProtocol {}
