internal import QuartzCore

/// The user interface for printing.
///
/// Differs from UIKit: printing is reported as unsupported and completes without output.
@MainActor @preconcurrency open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static let only = UIPrintInteractionController()

    open class var shared: UIPrintInteractionController { only }
    open class var isPrintingAvailable: Bool { false }

    /// Stored without effect: nothing is printed.
    open var printInfo: UIPrintInfo?
    /// Stored without effect: nothing is printed.
    open var printFormatter: UIPrintFormatter?
    /// Stored without effect: nothing is printed.
    open var printingItem: Any?
    /// Stored without effect: nothing is printed.
    open var printingItems: [Any]?
    /// Stored without effect: nothing is printed.
    open var showsNumberOfCopies = true
    /// Stored without effect: nothing is printed.
    open var showsPaperSelectionForLoadedPapers = false

    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }

    /// Ends without printing.
    ///
    /// - Parameter completion: Called on the next turn with `false`.
    /// - Returns: `false` because nothing is shown.
    @discardableResult open func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        // Entry point: UIPrintInteractionController.shared has no object to ask for its stage.
        let stage = Stage.current
        stage.diagnostics.reportUnsupported("UIPrintInteractionController", instead: "nothing is printed")
        if let completion { stage.loop.scheduleNow { completion(self, false, nil) } }
        return false
    }

    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    open func dismiss(animated: Bool) {}
}

/// The settings of a print job.
@MainActor @preconcurrency open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable {
        case general, photo, grayscale, photoGrayscale
    }

    public enum Orientation: Int, Sendable {
        case portrait, landscape
    }

    /// Stored without effect: nothing is printed.
    open var jobName = ""
    /// Stored without effect: nothing is printed.
    open var outputType = OutputType.general
    /// Stored without effect: nothing is printed.
    open var orientation = Orientation.portrait

    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// - Parameter dictionary: Has no effect.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}

/// Content that is laid out on pages.
///
/// Stored without effect: nothing is printed.
@MainActor @preconcurrency open class UIPrintFormatter: NSObject {
    open var perPageContentInsets = UIEdgeInsets.zero
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var startPage = 0
    open var pageCount: Int { 0 }
}

@MainActor @preconcurrency open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// Stored without effect: nothing is printed.
    open var text: String?
    /// Stored without effect: nothing is printed.
    open var attributedText: NSAttributedString?

    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

@MainActor @preconcurrency open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// Stored without effect: nothing is printed.
    open var markupText: String?

    public init(markupText: String) { self.markupText = markupText }
}
