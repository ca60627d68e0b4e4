@_spi(UIKit) public import UIKitCore

/// The description of a document in the menu of a navigation bar's title, with the ways to share and drag it.
///
/// Differs from UIKit: stored without effect; the menu of the title has no header.
@MainActor @preconcurrency open class UIDocumentProperties: NSObject {
    /// Read by applications: the location of the document.
    public let url: URL
    open var wantsIconRepresentation = true
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?

    public init(url: URL) {
        self.url = url
        super.init()
    }
}

// Not overridable: the item's module is below that of documents.
extension UINavigationItem {
    /// The properties of the document that the content below the bar shows.
    ///
    /// Differs from UIKit: stored without effect, see ``UIDocumentProperties``.
    public var documentProperties: UIDocumentProperties? {
        get { document as? UIDocumentProperties }
        set { document = newValue }
    }
}
