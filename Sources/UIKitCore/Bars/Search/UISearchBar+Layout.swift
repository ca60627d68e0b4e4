internal import QuartzCore

// Layout of the parts of a search bar.
extension UISearchBar {
    private var navigationBar: UINavigationBar? {
        sequence(first: self as UIView, next: { $0.superview }).lazy.compactMap { $0 as? UINavigationBar }.first
    }

    /// Whether the bar is part of a navigation bar, which has its own background.
    var isInNavigationBar: Bool { navigationBar != nil }

    /// Whether the bar fills a row of a navigation bar rather than taking the place of its title.
    private var isNavigationRow: Bool { navigationBar.map { bounds.width >= $0.bounds.width } ?? false }

    private var hasScopes: Bool { showsScopeBar && scopeControl != nil }

    var naturalHeight: CGFloat { isInNavigationBar ? heightInNavigationBar : searchMetrics.height + extraHeight }

    var heightInNavigationBar: CGFloat { SearchBarMetrics.rowHeight + extraHeight }

    /// The height of the scopes and the prompt, in points.
    private var extraHeight: CGFloat {
        (hasScopes ? SearchBarMetrics.scopeRow : 0) + (prompt == nil ? 0 : SearchBarMetrics.promptRow)
    }

    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
        observer?.searchBarSizeDidChange()
    }

    func change(animated: Bool, _ change: @escaping () -> Void) {
        guard animated, window != nil else { return change() }
        UIView.animate(withDuration: SearchBarMetrics.duration) {
            change()
            self.layoutIfNeeded()
        }
    }

    func layOutParts() {
        let metrics = searchMetrics
        background.frame = bounds
        layOutLines()
        background.isHidden = isInNavigationBar || searchBarStyle == .minimal
        let promptHeight = prompt == nil ? 0 : SearchBarMetrics.promptRow
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
        let isNavigationRow = isNavigationRow
        let inset = max(isNavigationRow ? metrics.navigationInset : metrics.inset, safeAreaInsets.left)
        let row = CGRect(
            x: inset, y: promptHeight, width: max(0, bounds.width - inset - max(inset, safeAreaInsets.right)),
            height: bounds.height - promptHeight - (hasScopes ? SearchBarMetrics.scopeRow : 0))
        let top = isNavigationRow ? SearchBarMetrics.rowTop : (row.height - metrics.fieldHeight) / 2
        let button = cancelSize
        let room = showsCancelButton ? button.width + metrics.cancelGap : 0
        let field = CGRect(
            x: row.minX, y: row.minY + top, width: max(0, row.width - room), height: metrics.fieldHeight)
        searchTextField.frame = directed(field, inWidth: bounds.width).offsetBy(
            dx: searchFieldBackgroundPositionAdjustment.horizontal,
            dy: searchFieldBackgroundPositionAdjustment.vertical)
        // Keeps the text from stretching while the field changes its width.
        UIView.performWithoutAnimation { searchTextField.layoutIfNeeded() }
        // A hidden button is placed beyond the edge.
        let x = showsCancelButton ? field.maxX + metrics.cancelGap : bounds.width
        cancelButton.frame = directed(
            CGRect(
                x: x, y: field.midY - button.height / 2 - metrics.cancelRise, width: button.width, height: button.height
            ),
            inWidth: bounds.width)
        cancelButton.isHidden = false
        cancelButton.alpha = showsCancelButton ? 1 : 0
        // Hidden scopes are below the field, where they fade in.
        scopeControl?.alpha = hasScopes ? 1 : 0
        scopeControl?.frame = CGRect(
            x: row.minX, y: row.maxY, width: row.width, height: SearchBarMetrics.scopeHeight)
    }

    /// Places a hairline along the inside of the top and the bottom edge (facts/search-bar-lines).
    private func layOutLines() {
        let hairline = 1 / stage.applicationState.mainScreen.scale
        for (line, y) in zip(lines, [0, bounds.height - hairline]) {
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
        }
    }

    private var cancelSize: CGSize {
        let metrics = searchMetrics
        guard !metrics.cancelIsCross else { return CGSize(width: metrics.fieldHeight, height: metrics.fieldHeight) }
        return CGSize(width: cancelButton.sizeThatFits(.zero).width, height: metrics.fieldHeight)
    }

    func showCancelTitle() {
        if searchMetrics.cancelIsCross {
            cancelButton.setImage(UIImage(systemName: "xmark"), for: .normal)
            cancelButton.backgroundColor = .tertiarySystemFill
            cancelButton.tintColor = .label
            cancelButton.layer.cornerRadius = searchMetrics.fieldHeight / 2
        } else {
            cancelButton.setTitle("Cancel", for: .normal)
            cancelButton.titleLabel?.font = LimitedTextStyle.inBar().font(in: traitCollection)
        }
        cancelButton.accessibilityLabel = "Cancel"
        cancelButton.accessibilityIdentifier = "cancel"
    }

    func paint() {
        background.isHidden = isInNavigationBar || searchBarStyle == .minimal
        var paint = BarPaint()
        let color = barTintColor ?? BarBackgroundView.standardColor
        paint.color = isTranslucent ? color : color.withAlphaComponent(1)
        if let backgroundImage { (paint.color, paint.image) = (nil, backgroundImage) }
        background.paint = paint
        for line in lines { line.isHidden = backgroundImage != nil }
    }

    func showTrailingIcon() {
        let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        guard let icon else {
            searchTextField.rightView = nil
            searchTextField.rightViewMode = .never
            return
        }
        let button = UIButton(type: .custom)
        let image = icons[icon] ?? UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
        button.setImage(image, for: .normal)
        button.tintColor = icon == .resultsList && isSearchResultsButtonSelected ? tintColor : .secondaryLabel
        button.accessibilityIdentifier = icon == .bookmark ? "bookmarks" : "results"
        button.addAction(UIAction { [weak self] _ in self?.didTap(icon) }, for: .touchUpInside)
        searchTextField.rightView = button
        searchTextField.rightViewMode = .unlessEditing
    }

    // MARK: - Images

    func setIcon(_ image: UIImage?, _ icon: Icon, _ state: UIControl.State) {
        guard state == .normal, icon != .clear else {
            return reportUnsupported(
                "setImage(_:for:state:)", instead: "the clear button and other states keep their images")
        }
        icons[icon] = image
        if icon == .search { searchTextField.showIcon(image) } else { showTrailingIcon() }
    }

    func moveIcon(_ icon: Icon, _ adjustment: UIOffset) {
        iconOffsets[icon] = adjustment
        guard icon == .search else {
            return reportUnsupported("setPositionAdjustment(_:for:)", instead: "only the icon of the search moves")
        }
        searchTextField.iconOffset = adjustment
    }

    func reportUnsupported(_ member: String, instead: String) {
        stage.diagnostics.reportUnsupported("UISearchBar.\(member)", instead: instead)
    }
}
