internal import QuartzCore

/// The labels and the image view that belong to a table cell's style. Each is created on first use.
@MainActor final class StandardContent {
    private unowned let cell: UITableViewCell
    private var titleLabel: UILabel?
    private var detailLabel: UILabel?
    private var picture: UIImageView?
    /// The values that a label got by default, which follow the content size category until the application changes them.
    private struct Defaults {
        var font: UIFont?
        var numberOfLines: Int?
    }

    private var titleDefaults = Defaults()
    private var detailDefaults = Defaults()
    private var category: UIContentSizeCategory?

    /// Whether texts are so large that they wrap, and stand below each other (facts/row-text).
    private var isStacked: Bool { category?.isAccessibilityCategory ?? false }
    /// The number of lines of a label by default.
    private var lineLimit: Int { isStacked ? 0 : 1 }

    init(of cell: UITableViewCell) { self.cell = cell }

    var title: UILabel? {
        let label = titleLabel ?? made(cell.style.titleStyle(in: cell.traitCollection)) { titleDefaults = $0 }
        titleLabel = label
        return placed(label)
    }

    var detail: UILabel? {
        guard let style = cell.style.detailStyle(in: cell) else { return nil }
        let label = detailLabel ?? made(style) { detailDefaults = $0 }
        detailLabel = label
        return placed(label)
    }

    var image: UIImageView? {
        guard cell.style != .value2 else { return nil }
        let view = picture ?? UIImageView()
        picture = view
        return placed(view)
    }

    /// Adopts views from a storyboard. A label whose font has size 0 there gets the size of the cell's style.
    func adopt(title: UILabel?, detail: UILabel?, image: UIImageView?) {
        let traits = cell.traitCollection
        for (label, style) in [(title, cell.style.titleStyle(in: traits)), (detail, cell.style.detailStyle(in: cell))] {
            if let label, let style, label.font.pointSize == 0 {
                label.font = label.font.withSize(style.font.pointSize)
            }
        }
        titleLabel = title ?? titleLabel
        detailLabel = detail ?? detailLabel
        picture = image ?? picture
        titleDefaults.numberOfLines = title.map { $0.numberOfLines == 1 ? 1 : nil } ?? titleDefaults.numberOfLines
        detailDefaults.numberOfLines = detail.map { $0.numberOfLines == 1 ? 1 : nil } ?? detailDefaults.numberOfLines
        cell.setNeedsLayout()
    }

    private func made(_ style: LabelStyle, _ note: (Defaults) -> Void) -> UILabel {
        followCategory()
        let label = UILabel()
        label.font = style.font
        label.textColor = style.color
        label.numberOfLines = lineLimit
        note(Defaults(font: style.font, numberOfLines: lineLimit))
        return label
    }

    private func placed<View: UIView>(_ view: View) -> View {
        guard view.superview == nil else { return view }
        cell.contentView.addSubview(view)
        cell.setNeedsLayout()
        return view
    }

    /// Whether any of the views is in the cell.
    var isShown: Bool { [titleLabel, detailLabel, picture].contains { $0.map(isInContent) ?? false } }

    private func isInContent(_ view: UIView) -> Bool { view.superview === cell.contentView }

    private func followCategory() {
        let current = cell.traitCollection.preferredContentSizeCategory
        guard current != category else { return }
        category = current
        update(titleLabel, &titleDefaults, font: cell.style.titleStyle(in: cell.traitCollection).font)
        update(detailLabel, &detailDefaults, font: cell.style.detailStyle(in: cell)?.font)
    }

    private func update(_ label: UILabel?, _ defaults: inout Defaults, font: UIFont?) {
        guard let label else { return }
        defaults.font = label.font === defaults.font ? font : nil
        if let font = defaults.font { label.font = font }
        defaults.numberOfLines = label.numberOfLines == defaults.numberOfLines ? lineLimit : nil
        if let limit = defaults.numberOfLines { label.numberOfLines = limit }
    }

    // MARK: Layout

    private struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var detail = CGRect.zero
        /// The height of the texts and the image, including their margins.
        var height: CGFloat = 0
    }

    func layOut() {
        guard isShown else { return }
        followCategory()
        let frames = frames()
        let width = cell.contentView.bounds.width
        func set(_ frame: CGRect, of view: UIView?) {
            guard let view, isInContent(view) else { return }
            let frame = cell.directed(frame, inWidth: width)
            if view.untransformedFrame != frame { view.untransformedFrame = frame }
        }
        titleLabel?.holdText()
        detailLabel?.holdText(atEnd: cell.style == .value1 && !isStacked)
        set(frames.image, of: picture)
        set(frames.title, of: titleLabel)
        set(frames.detail, of: detailLabel)
    }

    /// The height of the content at its current width.
    func height() -> CGFloat {
        followCategory()
        return frames().height
    }

    /// The start of the text, measured from the leading edge of the content.
    var textStart: CGFloat { start + imageWidth }

    private var start: CGFloat {
        cell.contentView.directionalLayoutMargins.leading + CGFloat(cell.indentationLevel) * cell.indentationWidth
    }

    /// The width of the image and of the gap between it and the text.
    private var imageWidth: CGFloat {
        let width = imageSize.width
        return width > 0 ? width + CellMetrics.imageGap : 0
    }

    /// The size of the image, limited by the height of the row if it has one.
    private var imageSize: CGSize {
        guard let picture, isInContent(picture), let size = picture.image?.size, size.width > 0, size.height > 0 else {
            return .zero
        }
        let height = max(cell.contentView.bounds.height, cell.cellMetrics.height - cell.separatorThickness)
        let scale = min(1, height / size.height)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func text(_ label: UILabel?) -> UILabel? {
        label.flatMap { isInContent($0) && $0.text?.isEmpty == false ? $0 : nil }
    }

    private func frames() -> Frames {
        let content = cell.contentView.bounds.size
        let end = content.width - cell.contentView.directionalLayoutMargins.trailing
        var frames = Frames()
        let picture = imageSize
        frames.image = CGRect(
            x: start, y: cell.roundedToPixel((content.height - picture.height) / 2), width: picture.width,
            height: picture.height)
        let x = start + imageWidth
        let (title, detail) = (text(titleLabel), text(detailLabel))
        let room = max(0, end - x)
        func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
            guard let label, width > 0 else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, width), height: size.height)
        }
        let lines: CGFloat
        // A row with a single 17-point line is as tall as a row without content.
        var margins = cell.cellMetrics.height - cell.separatorThickness - Self.line
        switch cell.style {
        case .default:
            let text = size(title, room)
            frames.title = CGRect(x: x, y: 0, width: room, height: content.height)
            lines = text.height
        case .subtitle:
            let (first, second) = (size(title, room), size(detail, room))
            let place = subtitlePlace(first.height, second.height, in: content.height)
            lines = first.height + second.height
            frames.title = CGRect(x: x, y: place.top, width: first.width, height: first.height)
            frames.detail = CGRect(
                x: x, y: place.top + first.height + place.gap, width: second.width, height: second.height)
            if hasSubtitle(first.height, second.height) {
                margins = CellMetrics.subtitleTop + CellMetrics.subtitleGap + CellMetrics.subtitleBottom
            }
        case .value1 where isStacked, .value2 where isStacked:
            let (first, second) = (size(title, room), size(detail, room))
            lines = first.height + second.height
            let top = cell.roundedToPixel((content.height - lines) / 2)
            frames.title = CGRect(x: x, y: top, width: first.width, height: first.height)
            frames.detail = CGRect(x: x, y: top + first.height, width: second.width, height: second.height)
        case .value1:
            let first = size(title, room)
            let gap = title == nil ? 0 : CellMetrics.textGap
            let second = size(detail, max(0, room - first.width - gap))
            lines = max(first.height, second.height)
            frames.title = centered(first, x, content.height)
            frames.detail = centered(second, end - second.width, content.height)
        case .value2:
            let column = min(CellMetrics.value2Column, room)
            let first = size(title, column)
            let beside = x + column + CellMetrics.value2Gap
            let second = size(detail, max(0, end - beside))
            lines = max(first.height, second.height)
            frames.title = centered(first, x + column - first.width, content.height)
            frames.detail = centered(second, beside, content.height)
        }
        frames.height = max(cell.roundedUpToPixel(lines + margins), picture.height)
        return frames
    }

    /// The top of a title, and the distance from there to the detail below it. In a row too low for the margins, the
    /// lines are further apart and lower (facts/row-text).
    private func subtitlePlace(
        _ title: CGFloat, _ detail: CGFloat, in height: CGFloat
    ) -> (top: CGFloat, gap: CGFloat) {
        let lines = title + detail
        guard hasSubtitle(title, detail) else { return (cell.roundedToPixel((height - lines) / 2), 0) }
        let (top, gap) = (CellMetrics.subtitleTop, CellMetrics.subtitleGap)
        let free = height - lines - gap - top - CellMetrics.subtitleBottom
        if free > -1 { return (cell.roundedToPixel(top + free / 2), gap) }
        let lowGap = CellMetrics.lowSubtitleGap
        return (cell.roundedToPixel((height - lines - lowGap) / 2 + CellMetrics.lowSubtitleDrop), lowGap)
    }

    /// Whether lines of these heights have the distances of the classic look.
    private func hasSubtitle(_ title: CGFloat, _ detail: CGFloat) -> Bool {
        cell.cellMetrics.separator == nil && title > 0 && detail > 0
    }

    /// The height of a 17-point line.
    private static let line: CGFloat = 61 / 3

    private func centered(_ size: CGSize, _ x: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(
            x: cell.roundedToPixel(x), y: cell.roundedToPixel((height - size.height) / 2), width: size.width,
            height: size.height)
    }
}

/// The font and color of a label in a cell.
private struct LabelStyle {
    let font: UIFont
    let color: UIColor
}

extension UITableViewCell.CellStyle {
    /// The style of titles; the sizes are from the classic look (facts/row-text).
    @MainActor fileprivate func titleStyle(in traits: UITraitCollection) -> LabelStyle {
        switch self {
        case .default, .value1, .subtitle:
            LabelStyle(font: .preferredFont(forTextStyle: .body, compatibleWith: traits), color: .label)
        case .value2:
            LabelStyle(font: .preferredFont(forTextStyle: .footnote, compatibleWith: traits), color: .systemBlue)
        }
    }

    @MainActor fileprivate func detailStyle(in cell: UIView) -> LabelStyle? {
        let traits = cell.traitCollection
        let metrics = cell.cellMetrics
        return switch self {
        case .default: nil
        case .value1:
            LabelStyle(font: .preferredFont(forTextStyle: .body, compatibleWith: traits), color: .secondaryLabel)
        case .value2:
            LabelStyle(font: .preferredFont(forTextStyle: .footnote, compatibleWith: traits), color: .label)
        case .subtitle:
            LabelStyle(
                font: .preferredFont(forTextStyle: metrics.subtitle, compatibleWith: traits),
                color: metrics.subtitleColor)
        }
    }
}
