internal import QuartzCore

/// A row of a menu, or a tile in a row: an entry, or the title of a submenu.
final class MenuRow: UIControl {
    enum Style: Equatable {
        case row
        case tile(showsTitle: Bool)
        /// The first row of a submenu, which closes it.
        case submenuTitle
        case loading
    }

    /// The columns that all rows of a menu reserve because one of them needs them.
    struct Columns: Equatable {
        var hasMarks = false
        var hasImages = false
    }

    /// The element shown by the row; `nil` while entries are being loaded.
    let element: UIMenuElement?
    let style: Style
    private let columns: Columns
    private let highlight = UIView()
    private let mark = UIImageView()
    private let picture = UIImageView()
    private let chevron = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let spinner: UIActivityIndicatorView?

    init(_ element: UIMenuElement?, _ style: Style, _ columns: Columns, titleLines: Int) {
        self.element = element
        self.style = style
        self.columns = columns
        spinner = style == .loading ? UIActivityIndicatorView(style: .medium) : nil
        super.init(frame: .zero)
        let views: [UIView?] = [highlight, mark, picture, chevron, title, subtitle, spinner]
        for case let view? in views {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
        title.numberOfLines = titleLines
        subtitle.numberOfLines = 2
        highlight.isHidden = true
        spinner?.startAnimating()
        accessibilityLabel = element?.title
        show()
    }

    required init?(coder: NSCoder) { nil }

    private var leaf: (any UIMenuLeaf)? { element as? any UIMenuLeaf }

    /// Whether the row can be chosen.
    var isActive: Bool { element != nil && leaf?.attributes.contains(.disabled) != true }

    private var isTile: Bool {
        if case .tile = style { return true }
        return false
    }

    /// Shows the current state of the element.
    func show() {
        guard let element else { return }
        let symbols = UIImage.SymbolConfiguration(pointSize: MenuMetrics.symbolSize)
        let isDestructive =
            leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        let color: UIColor = !isActive ? .tertiaryLabel : isDestructive ? .systemRed : .label
        title.text = element.title
        title.font = style == .submenuTitle ? .preferredFont(forTextStyle: .headline) : titleFont
        title.textColor = color
        title.textAlignment = isTile ? .center : .natural
        subtitle.text = isTile ? nil : element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = isActive ? .secondaryLabel : .tertiaryLabel
        let isOn = leaf?.state == .on
        let image = isOn ? (element as? UIAction)?.selectedImage ?? element.image : element.image
        picture.image = image?.asTemplateByDefault
        picture.preferredSymbolConfiguration = symbols
        picture.tintColor = isTile && isOn ? tintColor : color
        picture.contentMode = .center
        let name = leaf?.state == .mixed ? "minus" : "checkmark"
        mark.image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))
        mark.tintColor = color
        mark.contentMode = .center
        mark.isHidden = isTile || (leaf?.state ?? .off) == .off
        chevron.image =
            element is UIMenu
            ? UIImage(
                systemName: style == .submenuTitle ? "chevron.down" : "chevron.right",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)) : nil
        chevron.tintColor = .secondaryLabel
        chevron.contentMode = .center
        highlight.backgroundColor = .tertiarySystemFill
        isEnabled = isActive
        setNeedsLayout()
    }

    private var titleFont: UIFont { .preferredFont(forTextStyle: isTile ? .footnote : .body) }

    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            super.isHighlighted = newValue
            highlight.isHidden = !newValue || !isActive
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    // MARK: Layout

    private var textInset: CGFloat {
        let metrics = menuMetrics
        var inset = metrics.inset
        if columns.hasMarks { inset = metrics.insetWithMarks }
        if columns.hasImages {
            inset = max(inset, metrics.insetWithImages)
            if metrics.imageX > 0, columns.hasMarks { inset += metrics.insetWithMarks - metrics.inset }
        }
        return inset
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        let metrics = menuMetrics
        let hasTrailing = metrics.imageX < 0 && columns.hasImages || chevron.image != nil
        return max(0, width - textInset - (hasTrailing ? 48 : 16))
    }

    /// The height of the row in a menu of the given width.
    func height(inWidth width: CGFloat) -> CGFloat {
        let metrics = menuMetrics
        switch style {
        case .tile(let showsTitle): return showsTitle ? MenuMetrics.titledTileHeight : MenuMetrics.tileHeight
        case .loading: return metrics.rowHeight
        case .row, .submenuTitle:
            let size = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
            let line = roundedUpToPixel(title.font.lineHeight)
            let second = subtitle.text?.isEmpty ?? true ? 0 : subtitle.sizeThatFits(size).height
            let text = max(title.sizeThatFits(size).height, line) + second
            return metrics.rowHeight - line + text
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = menuMetrics
        let inset = isTile ? 0 : metrics.highlightInset
        highlight.frame = CGRect(x: inset, y: 0, width: max(0, bounds.width - 2 * inset), height: bounds.height)
        highlight.layer.cornerRadius = metrics.highlightInset > 0 ? min(bounds.height, metrics.rowHeight) / 2 : 0
        spinner?.center = CGPoint(x: bounds.midX, y: bounds.midY)
        if isTile { return layOutTile() }
        let width = textWidth(bounds.width)
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let first = title.sizeThatFits(size).height
        let second = subtitle.text?.isEmpty ?? true ? 0 : subtitle.sizeThatFits(size).height
        let top = roundedToPixel((bounds.height - first - second) / 2)
        title.frame = directed(CGRect(x: textInset, y: top, width: width, height: first), inWidth: bounds.width)
        subtitle.frame = directed(
            CGRect(x: textInset, y: top + first, width: width, height: second), inWidth: bounds.width)
        func box(_ x: CGFloat) -> CGRect {
            directed(CGRect(x: x - 14, y: 0, width: 28, height: bounds.height), inWidth: bounds.width)
        }
        mark.frame = box(metrics.markX)
        let shift = columns.hasMarks && metrics.imageX > 0 ? metrics.insetWithMarks - metrics.inset : 0
        picture.frame = box(metrics.imageX < 0 ? bounds.width + metrics.imageX : metrics.imageX + shift)
        chevron.bounds.size = CGSize(width: 28, height: bounds.height)
        let trailing = metrics.imageX < 0 && picture.image != nil ? 54.0 : 27.0
        let x = isRightToLeft ? trailing : bounds.width - trailing
        chevron.center = CGPoint(x: x, y: bounds.midY)
        if style != .submenuTitle { chevron.transform = CGAffineTransform(scaleX: isRightToLeft ? -1 : 1, y: 1) }
    }

    private func layOutTile() {
        guard style == .tile(showsTitle: true) else {
            picture.frame = bounds
            title.isHidden = picture.image != nil
            title.frame = bounds
            return
        }
        let line = title.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).height
        picture.frame = CGRect(x: 0, y: 10, width: bounds.width, height: 26)
        title.frame = CGRect(x: 4, y: bounds.height - line - 8, width: max(0, bounds.width - 8), height: line)
    }
}

extension MenuRow: NamedOnScreen {
    package var roleOnScreen: RoleOnScreen? { element == nil ? nil : .choice }
}
