internal import QuartzCore

/// A controller that offers activities for a set of items.
///
/// Differs from UIKit: no activities are offered, which is reported as unsupported; the controller can be presented and
/// canceled.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called after the controller has been dismissed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Stored without effect: no activities are offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Stored without effect: no activities are offered.
    open var allowsProminentActivity = true
    /// Stored without effect: no activities are offered.
    open var activityItemsConfiguration: AnyObject?
    let activityItems: [Any]
    let applicationActivities: [UIActivity]?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        (activityItems, applicationActivities) = ([], nil)
        super.init(coder: coder)
    }

    open override func loadView() {
        view = ShellView("UIActivityViewController", title: "Share") { [weak self] in self?.dismiss(animated: true) }
    }

    /// The presentation style: always a popover on an iPad, and otherwise the style that was set.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { traitCollection.userInterfaceIdiom == .pad ? .popover : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        completionWithItemsHandler?(nil, false, nil, nil)
    }
}

/// A service that an activity view controller offers for its items.
@MainActor @preconcurrency open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
        public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
        public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
        public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
        public static let message = Self("com.apple.UIKit.activity.Message")
        public static let mail = Self("com.apple.UIKit.activity.Mail")
        public static let print = Self("com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
        public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
        public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
        public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
        public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    }

    /// Raw values match the public header.
    public enum Category: Int, Sendable {
        case action, share
    }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }

    public override init() {
        super.init()
    }

    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() { activityDidFinish(true) }
    open func activityDidFinish(_ completed: Bool) {}
}

/// Supplies an item to activities from an operation, which has the time to make it.
///
/// Differs from UIKit: no activity asks for the item.
@MainActor @preconcurrency open class UIActivityItemProvider: Operation, UIActivityItemSource {
    open private(set) var placeholderItem: Any?
    open private(set) var activityType: UIActivity.ActivityType?

    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item; the placeholder unless overridden.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Makes the item.
    open override func main() { _ = item }

    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }

    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
}

/// Supplies an item to activities.
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
