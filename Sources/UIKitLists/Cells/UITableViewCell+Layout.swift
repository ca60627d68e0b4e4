internal import QuartzCore

extension UITableViewCell {
    /// Lays out backgrounds, content, accessories and separators.
    func layOutRow() {
        configurator.updateIfNeeded()
        applyMargins()
        configurator.layOutBackgrounds(in: bounds)
        chrome.layOut(margins: rowMargins)
        placeContent()
        labels.layOut()
        chrome.separators.layOut(rowAppearance, own: ownSeparatorInset, automatic: automaticSeparatorInset)
    }

    /// The margins of accessories at the leading and trailing edges.
    private var rowMargins: (leading: CGFloat, trailing: CGFloat) {
        let margins = directionalLayoutMargins
        return (margins.leading, margins.trailing + rowAppearance.indexWidth)
    }

    func placeContent() {
        applyMargins()
        let (content, margins) = (contentView, rowMargins)
        let isIndented = shouldIndentWhileEditing && rowAppearance.indentsWhileEditing
        let leading =
            isIndented ? chrome.leading.width(margin: margins.leading, gap: CellMetrics.accessoryGap) : 0
        let trailing = chrome.trailing.width(margin: margins.trailing, gap: CellMetrics.accessoryGap)
        let safe = safeAreaInsets
        let (safeLeading, safeTrailing) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
        let start = max(leading, safeLeading)
        let width = max(0, bounds.width - start - max(trailing, safeTrailing, rowAppearance.indexWidth))
        let frame = directed(
            CGRect(x: start, y: 0, width: width, height: max(0, bounds.height - separatorHeight)),
            inWidth: bounds.width)
        chrome.setContentMargin(content, leading > 0 ? margins.leading : nil)
        if content.frame != frame { content.frame = frame }
    }

    /// The height that a separator takes from the content.
    private var separatorHeight: CGFloat { rowAppearance.hasSeparators ? separatorThickness : 0 }

    /// The insets of a separator that extends from the start of the text to the trailing edge, or to the margin there.
    var automaticSeparatorInset: UIEdgeInsets {
        let end = cellMetrics.insetsSeparatorEnds ? directionalLayoutMargins.trailing : 0
        return NSDirectionalEdgeInsets(top: 0, leading: contentStart, bottom: 0, trailing: end)
            .resolved(isRightToLeft: isRightToLeft)
    }

    /// The start of the content, measured from the leading edge.
    private var contentStart: CGFloat {
        let content = contentView.frame
        let inset = isRightToLeft ? bounds.width - content.maxX : content.minX
        if let list = contentView as? UIListContentView { return inset + list.textStart }
        return inset + labels.textStart
    }

    /// The height of the row at a given width, including its separator.
    func fittedHeight(forWidth width: CGFloat) -> CGFloat {
        guard width.isFinite else { return cellMetrics.height }
        UIView.performWithoutAnimation {
            if bounds.width != width { frame.size.width = width }
            configurator.updateIfNeeded()
            placeContent()
        }
        let separator = separatorHeight
        var height: CGFloat = 0
        if labels.isShown { height = max(labels.height(), cellMetrics.height - separator) }
        let size = CGSize(width: contentView.bounds.width, height: 0)
        let fitted = contentView.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        height = max(height, fitted.height)
        if !constraints.isEmpty { height = max(height, ownFittedHeight(width) - separator) }
        return height < 1 ? cellMetrics.height : height + separator
    }

    /// The height determined by constraints to the cell itself.
    private func ownFittedHeight(_ width: CGFloat) -> CGFloat {
        size(fitting: CGSize(width: width, height: 0), .required, .fittingSizeLevel).height
    }
}
