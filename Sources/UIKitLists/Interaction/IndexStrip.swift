internal import FrameLists
internal import QuartzCore

/// The index of section titles at the trailing edge of a list. A touch on a title scrolls to its section.
@MainActor final class IndexStrip {
    private unowned let list: any IndexedList
    private var titles: [String]?
    private var isLoaded = false
    private var view: IndexStripView?

    /// The width in points (facts/table-index).
    static let width: CGFloat = 15

    /// The minimum number of rows for which the index is shown.
    var leastRows = 0 { didSet { list.setNeedsLayout() } }
    /// The color of the titles; `nil` for the tint color.
    var textColor: UIColor? { didSet { view?.textColor = textColor } }
    var backgroundColor: UIColor? { didSet { view?.backgroundColor = backgroundColor } }

    init(of list: any IndexedList) { self.list = list }

    func reload() {
        isLoaded = false
        list.setNeedsLayout()
    }

    /// The width that the index takes from the rows, in points (facts/table-index).
    var coveredWidth: CGFloat { shownTitles == nil ? 0 : Self.width }

    /// The titles; `nil` for no index.
    private var shownTitles: [String]? {
        if !isLoaded {
            isLoaded = true
            titles = list.indexTitles
            view?.titles = titles ?? []
        }
        guard let titles, !titles.isEmpty, list.rowCounts.reduce(0, +) >= leastRows else { return nil }
        return titles
    }

    /// Shows the titles at the trailing edge of the bounds, between the bars.
    func layOut() {
        guard let titles = shownTitles else {
            view?.removeFromSuperview()
            return view = nil
        }
        let view = view ?? make(titles)
        self.view = view
        let room = list.bounds.inset(by: list.adjustedContentInset)
        let x = list.isRightToLeft ? room.minX : room.maxX - Self.width
        view.frame = CGRect(x: x, y: room.minY, width: Self.width, height: max(0, room.height))
        bringToFront()
    }

    private func make(_ titles: [String]) -> IndexStripView {
        let view = IndexStripView(frame: .zero)
        view.titles = titles
        view.onTitle = { [weak self] in self?.scroll(toTitle: $0) }
        view.textColor = textColor
        view.backgroundColor = backgroundColor
        list.addSubview(view)
        return view
    }

    func bringToFront() { if let view, list.subviews.last !== view { list.bringSubviewToFront(view) } }

    private func scroll(toTitle index: Int) {
        guard let titles, titles.indices.contains(index) else { return }
        if titles[index] == UITableView.indexSearch {
            return list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: false)
        }
        list.scroll(toIndexTitle: titles[index], at: index)
    }
}

/// Draws the titles in a column, centered vertically.
final class IndexStripView: UIControl {
    var onTitle: (Int) -> Void = { _ in }
    var textColor: UIColor? { didSet { labels.forEach { $0.textColor = textColor ?? tintColor } } }
    var titles: [String] = [] { didSet { if titles != oldValue { makeLabels() } } }
    private var labels: [UILabel] = []
    private var last: Int?

    /// The height of a title, in points.
    private static let pitch: CGFloat = 14

    private func makeLabels() {
        labels.forEach { $0.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel()
            label.text = title == UITableView.indexSearch ? "⌕" : title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textColor = textColor ?? tintColor
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if textColor == nil { showTint { labels.forEach { $0.textColor = tintColor } } }
    }

    private var pitch: CGFloat { labels.isEmpty ? 1 : min(Self.pitch, bounds.height / CGFloat(labels.count)) }
    private var top: CGFloat { (bounds.height - pitch * CGFloat(labels.count)) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + pitch * CGFloat(index), width: bounds.width, height: pitch)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        last = nil
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        guard !labels.isEmpty, pitch > 0 else { return }
        let row = ((touch.location(in: self).y - top) / pitch).rounded(.down)
        let index = Int(min(max(row, 0), CGFloat(labels.count - 1)))
        guard index != last else { return }
        last = index
        onTitle(index)
    }
}
