internal import QuartzCore

/// The background of a menu with its rows in sections. Rows scroll if they do not fit.
final class MenuView: UIView {
    let menu: UIMenu
    /// Whether the first row is a title that closes the menu.
    let isSubmenu: Bool
    private let choose: (MenuRow) -> Void
    private let platter = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroll = UIScrollView()
    private lazy var shadow = MenuShadow(cornerRadius: menuMetrics.cornerRadius)
    private(set) var rows: [MenuRow] = []
    private var lines: [UIView] = []
    private var titles: [UILabel] = []
    private var supplied: [ObjectIdentifier: [UIMenuElement]] = [:]
    /// Whether entries are being requested. Entries that arrive during the request are shown together.
    private var isLoading = false
    /// The height of all rows, in points.
    private(set) var contentHeight: CGFloat = 0

    /// - Parameter choose: Called when a row is tapped.
    init(_ menu: UIMenu, isSubmenu: Bool, choose: @escaping (MenuRow) -> Void) {
        self.menu = menu
        self.isSubmenu = isSubmenu
        self.choose = choose
        super.init(frame: .zero)
        accessibilityIdentifier = "menu"
        let metrics = menuMetrics
        shadow.frame = bounds
        shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shadow)
        for view in [platter, scroll] {
            view.layer.cornerRadius = metrics.cornerRadius
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        scroll.contentInsetAdjustmentBehavior = .never
        reload()
    }

    required init?(coder: NSCoder) { nil }

    /// Requests the entries of deferred elements.
    ///
    /// - Parameter changed: Called when entries arrive later.
    func load(_ changed: @escaping () -> Void) {
        isLoading = true
        for element in menu.deferredElements {
            element.load { [weak self] entries in
                guard let self else { return }
                supplied[ObjectIdentifier(element)] = entries
                guard !isLoading else { return }
                reload()
                changed()
            }
        }
        isLoading = false
        if !supplied.isEmpty { reload() }
    }

    /// Shows the current state of the existing entries.
    func update() { rows.forEach { $0.show() } }

    private func reload() {
        (rows + lines + titles).forEach { $0.removeFromSuperview() }
        (rows, lines, titles) = ([], [], [])
        let sections = MenuSection.all(of: menu, supplied: supplied)
        let listed = sections.filter { $0.columns == 1 }.flatMap(\.elements)
        let columns = MenuRow.Columns(
            hasMarks: listed.contains { (($0 as? any UIMenuLeaf)?.state ?? .off) != .off },
            hasImages: listed.contains { $0.image != nil })
        let metrics = menuMetrics
        let width = MenuMetrics.width
        var y = metrics.padding
        if isSubmenu {
            add(MenuRow(menu, .submenuTitle, MenuRow.Columns(), titleLines: 2), &y)
            if metrics.separatesRows { addLine(y) }
        } else if !menu.title.isEmpty {
            addTitle(menu.title, &y)
        }
        for (index, section) in sections.enumerated() {
            if index > 0 { addGap(&y) }
            if !section.title.isEmpty, section.menu !== menu { addTitle(section.title, &y) }
            let count = section.columns
            for start in stride(from: 0, to: section.elements.count, by: count) {
                if start > 0, metrics.separatesRows { addLine(y) }
                let group = section.elements[start..<min(start + count, section.elements.count)]
                if count == 1 {
                    let lines = section.menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
                    let element = group[start]
                    let isLoading = element is UIDeferredMenuElement
                    add(
                        MenuRow(
                            isLoading ? nil : element, isLoading ? .loading : .row, columns,
                            titleLines: lines > 0 ? lines : 2),
                        &y)
                } else {
                    addTiles(Array(group), section, width / CGFloat(count), &y)
                }
            }
        }
        contentHeight = y + metrics.padding
        scroll.contentSize = CGSize(width: width, height: contentHeight)
    }

    private func add(_ row: MenuRow, _ y: inout CGFloat) {
        insert(row)
        let height = row.height(inWidth: MenuMetrics.width)
        row.frame = CGRect(x: 0, y: y, width: MenuMetrics.width, height: height)
        y += height
    }

    private func addTiles(_ elements: [UIMenuElement], _ section: MenuSection, _ width: CGFloat, _ y: inout CGFloat) {
        let showsTitle = section.size == .medium
        let height = showsTitle ? MenuMetrics.titledTileHeight : MenuMetrics.tileHeight
        for (index, element) in elements.enumerated() {
            let row = MenuRow(element, .tile(showsTitle: showsTitle), MenuRow.Columns(), titleLines: 1)
            insert(row)
            row.frame = directed(
                CGRect(x: CGFloat(index) * width, y: y, width: width, height: height), inWidth: MenuMetrics.width)
        }
        y += height
    }

    private func insert(_ row: MenuRow) {
        row.addAction(
            UIAction(identifier: UIAction.Identifier("menu")) { [weak self, weak row] _ in
                if let row { self?.choose(row) }
            }, for: .touchUpInside)
        scroll.addSubview(row)
        rows.append(row)
    }

    private func addTitle(_ text: String, _ y: inout CGFloat) {
        let metrics = menuMetrics
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.frame = CGRect(
            x: metrics.inset, y: y, width: MenuMetrics.width - 2 * metrics.inset, height: metrics.headerHeight)
        scroll.addSubview(label)
        titles.append(label)
        y += metrics.headerHeight
        if metrics.separatesRows { addLine(y) }
    }

    private func addGap(_ y: inout CGFloat) {
        let metrics = menuMetrics
        let line = UIView()
        if metrics.fillsSectionGap {
            line.backgroundColor = .quaternarySystemFill
            line.frame = CGRect(x: 0, y: y, width: MenuMetrics.width, height: metrics.sectionGap)
        } else {
            line.backgroundColor = .separator
            line.frame = CGRect(
                x: metrics.inset, y: y + metrics.sectionGap / 2, width: MenuMetrics.width - 2 * metrics.inset,
                height: pixel)
        }
        y += metrics.sectionGap
        scroll.addSubview(line)
        lines.append(line)
    }

    private func addLine(_ y: CGFloat) {
        let line = UIView(frame: CGRect(x: 0, y: y - pixel, width: MenuMetrics.width, height: pixel))
        line.backgroundColor = .separator
        scroll.addSubview(line)
        lines.append(line)
    }

    // MARK: Touches that began elsewhere

    /// Highlights the row at a point in the window, and only that row.
    func highlight(at point: CGPoint?) {
        let row = point.flatMap(self.row)
        for other in rows { other.isHighlighted = other === row }
    }

    /// The row at a point in the window.
    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(convert(point, from: nil)) else { return nil }
        return rows.first { $0.bounds.contains($0.convert(point, from: nil)) }
    }
}
