/// A view of web pages.
///
/// Differs from WebKit: a box with the view's name is shown, which is reported as unsupported. A page counts as loaded
/// on the next turn. Options are stored without effect.
@MainActor @preconcurrency open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL?
    open private(set) var title: String?
    open private(set) var isLoading = false
    /// 0 before a page is requested, and 1 once it counts as loaded.
    open private(set) var estimatedProgress = 0.0
    open private(set) var backForwardList = WKBackForwardList()
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor! = .systemBackground
    private let box = StandInView("WKWebView")
    /// The navigation that has not started yet; `nil` for none.
    private var pending: WKNavigation?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        scrollView.addSubview(box)
        addSubview(scrollView)
        stage.diagnostics.reportUnsupported(
            "WKWebView", instead: "a box with its name is shown, and pages count as loaded")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        box.frame = scrollView.bounds
    }

    // MARK: Pages

    open var canGoBack: Bool { !backForwardList.backList.isEmpty }
    open var canGoForward: Bool { !backForwardList.forwardList.isEmpty }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        backForwardList.visit(request.url)
        return begin(request.url)
    }

    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { begin(baseURL) }

    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        backForwardList.visit(URL)
        return begin(URL)
    }

    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        begin(baseURL)
    }

    @discardableResult open func reload() -> WKNavigation? { begin(url) }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { begin(url) }

    open func stopLoading() { (isLoading, pending) = (false, nil) }

    @discardableResult open func goBack() -> WKNavigation? { backForwardList.move(by: -1).map { begin($0.url) } ?? nil }

    @discardableResult open func goForward() -> WKNavigation? {
        backForwardList.move(by: 1).map { begin($0.url) } ?? nil
    }

    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        backForwardList.move(to: item).map { begin($0.url) } ?? nil
    }

    private func begin(_ url: URL?) -> WKNavigation? {
        let navigation = WKNavigation()
        (self.url, isLoading, estimatedProgress) = (url, true, 0.1)
        pending = navigation
        DispatchQueue.main.async { [weak self] in
            // A later request replaces this one.
            guard let self, pending === navigation else { return }
            pending = nil
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            navigationDelegate?.webView(self, didCommit: navigation)
            (isLoading, estimatedProgress) = (false, 1)
            navigationDelegate?.webView(self, didFinish: navigation)
        }
        return navigation
    }

    // MARK: Scripts

    /// Calls the completion handler without a result.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completionHandler?(nil, nil) }
    }

    /// Calls the completion handler without an image.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, nil) }
    }
}

/// The process of loading a page.
@MainActor @preconcurrency open class WKNavigation: NSObject {}

/// The options of a snapshot. Stored without effect.
@MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}
