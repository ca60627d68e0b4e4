/// A file to preview.
@MainActor @preconcurrency public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { URL(string: absoluteString) }
}

/// A preview of files.
///
/// Differs from QuickLook: a screen with its name is shown, which is reported as unsupported.
@MainActor @preconcurrency open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Whether the item has a file, although none is shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

    open override func loadView() {
        let item = currentPreviewItem
        let title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent ?? "Preview"
        view = ShellView("QLPreviewController", title: title) { [weak self] in self?.finish() }
    }

    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}

    private func finish() {
        delegate?.previewControllerWillDismiss(self)
        dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
    }
}

@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
