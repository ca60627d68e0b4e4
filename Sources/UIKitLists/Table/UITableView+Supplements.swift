internal import FrameLists
internal import QuartzCore

// The headers and footers of sections.
extension UITableView {
    /// Shows the headers and footers inside the bounds, and pins the ones in the plain style to the edges.
    func layOutSupplements() {
        _ = showSupplements()
        let visible = Set(heights.sections(in: visibleOffsets))
        for kind in TableStore.Kind.allCases {
            for section in views(kind).keys.sorted() {
                if visible.contains(section), isInBounds(frame(kind, section)) {
                    views(kind)[section].map { setFrame(of: $0, kind, section) }
                } else {
                    hideSupplement(kind, section)
                }
            }
        }
    }

    /// Creates the headers and footers inside the bounds that are not shown yet.
    func showSupplements() -> [(kind: TableStore.Kind, section: Int, view: UIView)] {
        let before = (shown.headers, shown.footers)
        // Each of them may move the ones that follow.
        for _ in 0..<TableLayoutPasses.mostRows {
            let shows = heights.sections(in: visibleOffsets).contains { section in
                TableStore.Kind.allCases.contains { showIfVisible($0, section) }
            }
            guard shows else { break }
        }
        return TableStore.Kind.allCases.flatMap { kind in
            let known = kind == .header ? before.0 : before.1
            return views(kind).filter { known[$0.key] !== $0.value }.sorted { $0.key < $1.key }
                .map { (kind, $0.key, $0.value) }
        }
    }

    /// - Returns: Whether its height has changed.
    private func showIfVisible(_ kind: TableStore.Kind, _ section: Int) -> Bool {
        guard views(kind)[section] == nil else { return false }
        let frame = frame(kind, section)
        let supplement = store.supplement(kind, section)
        guard frame.height > 0, !supplement.isEmpty, isInBounds(frame) else { return false }
        guard let view = makeSupplement(kind, section) else {
            setEmpty(kind, section)
            return decide(kind, section, by: nil)
        }
        var isChanged = false
        UIView.performWithoutAnimation {
            view.frame = CGRect(x: sideInset, y: frame.minY, width: frame.width, height: frame.height)
            addSupplement(view)
            isChanged = decide(kind, section, by: view)
            setView(view, kind, section)
            setFrame(of: view, kind, section)
            (view as? UITableViewHeaderFooterView)?.configurator.layOutContent()
        }
        switch kind {
        case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        UIView.performWithoutAnimation { view.layer.layOutSubtreeIfNeeded() }
        return isChanged
    }

    private func setEmpty(_ kind: TableStore.Kind, _ section: Int) {
        switch kind {
        case .header: store.headers[section].isEmpty = true
        case .footer: store.footers[section].isEmpty = true
        }
    }

    /// Sets the height of a header or footer to the height of its view, unless its height is known.
    ///
    /// - Returns: Whether the height has changed.
    @discardableResult func decide(_ kind: TableStore.Kind, _ section: Int, by view: UIView?) -> Bool {
        guard let height = decidedHeight(kind, section, view) else { return false }
        let top = bounds.minY + adjustedContentInset.top - listTop
        let (old, shift): (CGFloat, CGFloat) = (heights.total, setHeight(height, kind, section, top))
        updateContentSize()
        if shift != 0 { scrolling.shift(by: CGPoint(x: 0, y: shift)) }
        guard heights.total != old else { return false }
        setNeedsLayout()
        return true
    }

    private func setHeight(_ height: CGFloat, _ kind: TableStore.Kind, _ section: Int, _ top: CGFloat) -> CGFloat {
        switch kind {
        case .header:
            store.headers[section].isDecided = true
            return store.heights.setHeader(height, of: section, top: top)
        case .footer:
            store.footers[section].isDecided = true
            return store.heights.setFooter(height, of: section, top: top)
        }
    }

    private func makeSupplement(_ kind: TableStore.Kind, _ section: Int) -> UIView? {
        if let view = ownView(kind, section) {
            if let view = view as? UITableViewHeaderFooterView { complete(view, kind, section) }
            return view
        }
        guard let title = store.supplement(kind, section).title, !title.isEmpty else { return nil }
        let view = pool.titles.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.list = self
        view.isFooter = kind == .footer
        view.rowAppearance = appearance(kind, section)
        view.showTitle(title)
        return view
    }

    /// Applies the style of the table to a header or footer of the delegate, and shows the title of the section if the data
    /// source has one.
    private func complete(_ view: UITableViewHeaderFooterView, _ kind: TableStore.Kind, _ section: Int) {
        view.list = self
        view.rowAppearance = appearance(kind, section)
        guard let title = store.supplement(kind, section).title, !title.isEmpty else {
            return view.removeSectionTitle()
        }
        view.isFooter = kind == .footer
        view.showSectionTitle(title)
    }

    private func appearance(_ kind: TableStore.Kind, _ section: Int) -> RowAppearance {
        var look = RowAppearance()
        switch style {
        case .plain: look.style = .plain
        case .grouped: look.style = .grouped
        case .insetGrouped: look.style = .insetGrouped
        }
        look.position = section == 0 ? .first : .middle
        look.sideInset = sideInset
        return look
    }

    /// Adds a view above all rows.
    private func addSupplement(_ view: UIView) {
        if view.superview !== self { addSubview(view) }
        indexStrip.bringToFront()
    }

    func hideSupplement(_ kind: TableStore.Kind, _ section: Int) {
        guard let view = views(kind)[section] else { return }
        setView(nil, kind, section)
        discardSupplement(view, kind, section)
    }

    func discardSupplement(_ view: UIView, _ kind: TableStore.Kind, _ section: Int) {
        view.removeFromSuperview()
        switch kind {
        case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        guard let view = view as? UITableViewHeaderFooterView else { return }
        if view.reuseIdentifier != nil {
            pool.supplements.keep(view, view.reuseIdentifier)
        } else if store.hasViews[kind] != true {
            pool.titles.append(view)
        }
    }

    func views(_ kind: TableStore.Kind) -> [Int: UIView] {
        switch kind {
        case .header: shown.headers
        case .footer: shown.footers
        }
    }

    private func setView(_ view: UIView?, _ kind: TableStore.Kind, _ section: Int) {
        switch kind {
        case .header: shown.headers[section] = view
        case .footer: shown.footers[section] = view
        }
    }

    private func isInBounds(_ frame: CGRect) -> Bool { frame.maxY > bounds.minY && frame.minY < bounds.maxY }

    func setFrame(of view: UIView, _ kind: TableStore.Kind, _ section: Int) {
        let frame = frame(kind, section)
        if view.frame != frame { view.frame = frame }
        guard style == .plain, let view = view as? UITableViewHeaderFooterView else { return }
        let own = kind == .header ? heights.span(ofHeader: section) : heights.span(ofFooter: section)
        view.isPinned = abs(frame.maxY - (listTop + own.upperBound)) > 0.01
    }

    /// The frame of a header or footer view. In the plain style, headers stay below the top edge and footers above the
    /// bottom edge while their section is visible.
    func frame(_ kind: TableStore.Kind, _ section: Int) -> CGRect {
        let padding = store.supplement(kind, section).padding
        let (whole, own) = (
            heights.span(ofSection: section),
            kind == .header ? heights.span(ofHeader: section) : heights.span(ofFooter: section)
        )
        let top = min(own.lowerBound + padding, own.upperBound)
        let height = own.upperBound - top
        var y = listTop + top
        if style == .plain, height > 0, !isFreeFromEdges {
            switch kind {
            case .header:
                let end = listTop + heights.span(ofFooter: section).lowerBound - height
                y = max(y, min(bounds.minY + coveredInset.top, end))
            case .footer:
                let start = listTop + heights.span(ofHeader: section).upperBound
                y = min(y, max(bounds.maxY - adjustedContentInset.bottom - height, start))
            }
            y = min(max(y, listTop + whole.lowerBound), listTop + whole.upperBound - height)
        }
        y += reordering.shift(of: kind, section)
        return CGRect(x: sideInset, y: y, width: max(0, bounds.width - 2 * sideInset), height: height)
    }

    /// Whether nothing is pinned because the view has no size yet.
    private var isFreeFromEdges: Bool { bounds.height <= 0 }
}
