/// A controller of a view of SwiftUI.
///
/// Differs from SwiftUI: a box with the controller's name and its view's is shown, which is reported as unsupported. The
/// view's body is not evaluated.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content
    /// Stored without effect.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// Stored without effect.
    open var safeAreaRegions: SafeAreaRegions = .all
    /// Stored without effect.
    open var _disableSafeArea = false
    private lazy var box = StandInView("UIHostingController: \(Content.self)")

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Fails, because an archive has no view of SwiftUI.
    public required init?(coder aDecoder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(box)
        stage.diagnostics.reportUnsupported("UIHostingController", instead: "a box with its name is shown")
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.frame = view.bounds
    }

    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
