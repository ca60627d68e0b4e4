/// The list of pages that were requested from a web view.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var index = -1

    open var currentItem: WKBackForwardListItem? { items.indices.contains(index) ? items[index] : nil }
    open var backItem: WKBackForwardListItem? { backList.last }
    open var forwardItem: WKBackForwardListItem? { forwardList.first }
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

    func visit(_ url: URL?) {
        guard let url else { return }
        items = items.prefix(index + 1) + [WKBackForwardListItem(url)]
        index = items.count - 1
    }

    /// Moves forward, or backward by a negative distance.
    ///
    /// - Returns: The new current item; `nil` if there is none at that distance.
    func move(by distance: Int) -> WKBackForwardListItem? {
        guard items.indices.contains(index + distance) else { return nil }
        index += distance
        return currentItem
    }

    func move(to item: WKBackForwardListItem) -> WKBackForwardListItem? {
        items.firstIndex { $0 === item }.flatMap { move(by: $0 - index) }
    }
}

/// A page that was requested.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
    public let url: URL
    public let initialURL: URL
    open var title: String? { nil }

    init(_ url: URL) {
        self.url = url
        initialURL = url
        super.init()
    }
}
