internal import FrameLayout
internal import QuartzCore

/// The view of an alert controller: one card with the texts, the fields and the actions, and one with the cancel
/// action.
final class AlertView: UIView {
    private let form: AlertForm
    private let metrics: AlertMetrics
    private let card: AlertPlate?
    private let header = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let divider = UIView()
    private let actionArea = UIScrollView()
    private var lines: [UIView] = []
    private var cancelPlate: AlertPlate?
    private var fields: [AlertFieldView] = []
    private(set) var rows: [AlertActionView] = []
    private var content = Content()
    /// The content size category of the displayed texts.
    private var shownCategory = UIContentSizeCategory.unspecified
    private var touch: UITouch?
    /// Called with the action of the row on which a touch ends.
    var onChoice: (UIAlertAction) -> Void = { _ in }

    struct Content {
        var title: String?
        var message: String?
        var fields: [UITextField] = []
        var actions: [UIAlertAction] = []
        /// The action to emphasize.
        var preferred: UIAlertAction?
    }

    init(_ form: AlertForm, _ metrics: AlertMetrics) {
        self.form = form
        self.metrics = metrics
        card =
            form == .list
            ? nil
            : AlertPlate(
                fill: metrics.fill, blur: metrics.blur, radius: metrics.cornerRadius, curve: metrics.cornerCurve)
        super.init(frame: .zero)
        accessibilityIdentifier = "alert"
        accessibilityViewIsModal = true
        for (label, name) in [(titleLabel, "title"), (messageLabel, "message")] {
            label.accessibilityIdentifier = name
            label.numberOfLines = 0
            header.addSubview(label)
        }
        header.accessibilityIdentifier = "content"
        actionArea.accessibilityIdentifier = "actions"
        for area in [header, actionArea] {
            area.contentInsetAdjustmentBehavior = .never
            area.delaysContentTouches = false
        }
        divider.backgroundColor = metrics.line
        divider.isUserInteractionEnabled = false
        if let card { addSubview(card) }
        for view in [header, divider, actionArea] { (card ?? self).addSubview(view) }
        guard let shadow = metrics.shadow, form != .list else { return }
        layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
        layer.shadowRadius = shadow.radius
        layer.shadowOpacity = shadow.opacity
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Content

    func show(_ content: Content) {
        self.content = content
        shownCategory = traitCollection.preferredContentSizeCategory
        showTexts()
        let known = Dictionary(fields.map { (ObjectIdentifier($0.field), $0) }) { first, _ in first }
        fields = content.fields.map { known[ObjectIdentifier($0)] ?? AlertFieldView($0, metrics) }
        for field in fields where field.superview == nil { header.addSubview(field) }
        rows.forEach { $0.removeFromSuperview() }
        rows = content.actions.map { AlertActionView($0, look: look(of: $0)) }
        for row in rows {
            row.action.onChange = { [weak row] in row?.show() }
            if !isApart(row.action) { actionArea.addSubview(row) }
        }
        lines.forEach(actionArea.bringSubviewToFront)
        showCancelPlate()
        setNeedsLayout()
    }

    private func showTexts() {
        let hasBoth = content.title != nil && content.message != nil
        let isSheet = form.hasSheetFonts(metrics)
        let titleFont = isSheet ? AlertMetrics.sheetTitle : hasBoth ? metrics.title : metrics.lonelyTitle
        let messageFont = isSheet ? AlertMetrics.sheetMessage : hasBoth ? metrics.message : metrics.lonelyMessage
        let color = isSheet ? UIColor.secondaryLabel : .label
        let traits = traitCollection
        show(content.title, in: titleLabel, titleFont.font(in: traits), color, gap: hasBoth ? metrics.titleLineGap : 0)
        show(
            content.message, in: messageLabel, messageFont.font(in: traits), color,
            gap: hasBoth ? metrics.messageLineGap : 0)
    }

    private func show(_ text: String?, in label: UILabel, _ font: UIFont, _ color: UIColor, gap: CGFloat) {
        label.isHidden = text == nil
        guard let text else { return label.text = nil }
        let style = NSMutableParagraphStyle()
        let hasBoth = content.title != nil && content.message != nil
        style.alignment = hasBoth ? metrics.alignment : .center
        style.lineSpacing = gap
        label.attributedText = NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
    }

    private func isApart(_ action: UIAlertAction) -> Bool {
        action.style == .cancel && form.measures(metrics, in: traitCollection).cancel == .apart
    }

    private func showCancelPlate() {
        cancelPlate?.removeFromSuperview()
        cancelPlate = nil
        guard let row = rows.first(where: { isApart($0.action) }) else { return }
        let plate = AlertPlate(
            fill: AlertMetrics.cancelFill, blur: 0, radius: metrics.cornerRadius, curve: metrics.cornerCurve)
        plate.addSubview(row)
        addSubview(plate)
        cancelPlate = plate
    }

    private func look(of action: UIAlertAction) -> AlertActionView.Look {
        let isSheet = form.hasSheetFonts(metrics)
        let isPreferred = action === content.preferred
        let isEmphasized = isPreferred || content.preferred == nil && action.style == .cancel
        let traits = traitCollection
        let plain = isSheet ? AlertMetrics.sheetRow(in: traits) : metrics.rowText.font(in: traits)
        let emphasized =
            isSheet ? AlertMetrics.sheetRow(.semibold, in: traits) : metrics.emphasizedRowText.font(in: traits)
        let fill = isPreferred ? metrics.preferredFill ?? metrics.rowFill : metrics.rowFill
        let isFilled = isPreferred && metrics.preferredFill != nil
        return AlertActionView.Look(
            font: isEmphasized && (isFilled || metrics.rowFill == nil) ? emphasized : plain,
            color: action.style == .destructive ? .systemRed : isFilled ? .white : metrics.rowColor, fill: fill,
            pressed: metrics.pressed)
    }

    // MARK: - Layout

    /// The arrangement that fits the given height. At accessibility content sizes, scrolling actions get at least half
    /// of it.
    private func arrangement(_ base: AlertMeasures, maxHeight: CGFloat) -> AlertArrangement {
        var measures = base
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            measures.leastActionsHeight = max(measures.leastActionsHeight, Double(maxHeight / 2))
        }
        func height(_ label: UILabel) -> Double? {
            label.text == nil
                ? nil : Double(label.sizeThatFits(CGSize(width: measures.textWidth, height: 0)).height)
        }
        return AlertArrangement(
            AlertContent(
                title: height(titleLabel), message: height(messageLabel), fieldCount: fields.count,
                actions: rows.map {
                    AlertContent.Action(isCancel: $0.action.style == .cancel, width: Double($0.titleWidth))
                }), measures, maxHeight: Double(maxHeight))
    }

    /// - Parameter size: The available space; a height of 0 means as much as needed.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        showInCategory()
        let height = size.height > 0 ? size.height : Self.plenty
        let measures = form.measures(metrics, in: traitCollection, inWidth: size.width)
        return CGSize(arrangement(measures, maxHeight: height).size)
    }

    /// Shows the content again if the content size category has changed.
    private func showInCategory() {
        if shownCategory != traitCollection.preferredContentSizeCategory { show(content) }
    }

    private static let plenty: CGFloat = 100_000

    override func layoutSubviews() {
        super.layoutSubviews()
        showInCategory()
        var measures = form.measures(metrics, in: traitCollection)
        measures.width = bounds.width
        let arrangement = arrangement(measures, maxHeight: bounds.height)
        card?.frame = rounded(CGRect(arrangement.card))
        header.frame = CGRect(arrangement.header)
        header.contentSize = CGSize(width: header.bounds.width, height: arrangement.contentHeight)
        if let title = arrangement.title { titleLabel.frame = CGRect(title) }
        if let message = arrangement.message { messageLabel.frame = CGRect(message) }
        for (field, frame) in zip(fields, arrangement.fields) { field.frame = rounded(CGRect(frame)) }
        divider.isHidden = arrangement.divider == nil
        if let frame = arrangement.divider { divider.frame = line(CGRect(frame)) }
        actionArea.frame = CGRect(arrangement.actions)
        actionArea.contentSize = CGSize(width: actionArea.bounds.width, height: arrangement.actionsHeight)
        for (row, frame) in zip(rows, arrangement.rows) {
            row.isHidden = frame == nil
            if let frame { row.frame = directed(rounded(CGRect(frame)), inWidth: actionArea.bounds.width) }
        }
        if let cancelPlate, let frame = arrangement.cancelCard { cancelPlate.frame = rounded(CGRect(frame)) }
        showLines(arrangement.lines.map { line(CGRect($0)) })
        for area in [header, actionArea] {
            area.isScrollEnabled = area.contentSize.height > area.bounds.height + pixel / 2
        }
        if layer.shadowOpacity > 0 {
            layer.shadowPath =
                UIBezierPath(roundedRect: card?.frame ?? bounds, cornerRadius: metrics.cornerRadius).cgPath
        }
    }

    /// The rectangle with its edges rounded to whole pixels.
    private func rounded(_ rect: CGRect) -> CGRect {
        let (left, top) = (roundedToPixel(rect.minX), roundedToPixel(rect.minY))
        return CGRect(
            x: left, y: top, width: roundedToPixel(rect.maxX) - left, height: roundedToPixel(rect.maxY) - top)
    }

    /// The rectangle of a separator, one pixel thick.
    private func line(_ rect: CGRect) -> CGRect {
        let (left, top) = (roundedToPixel(rect.minX), roundedToPixel(rect.minY))
        return CGRect(
            x: left, y: top, width: max(pixel, rect.width < 1 ? pixel : rect.width),
            height: rect.height < 1 ? pixel : rect.height)
    }

    private func showLines(_ frames: [CGRect]) {
        lines.dropFirst(frames.count).forEach { $0.removeFromSuperview() }
        lines = Array(lines.prefix(frames.count))
        while lines.count < frames.count {
            let line = UIView()
            line.backgroundColor = metrics.line
            line.isUserInteractionEnabled = false
            actionArea.addSubview(line)
            lines.append(line)
        }
        for (line, frame) in zip(lines, frames) { line.frame = frame }
    }

    // MARK: - Touches

    // A touch may slide from one action to another. The action on which it ends is chosen.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first else { return }
        touch = first
        press(row(under: first))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        press(row(under: touch))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        let chosen = row(under: touch)
        self.touch = nil
        press(nil)
        if let chosen { onChoice(chosen.action) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        press(nil)
    }

    private func press(_ pressed: AlertActionView?) {
        for row in rows { row.isPressed = row === pressed }
    }

    /// The enabled action under a touch.
    private func row(under touch: UITouch) -> AlertActionView? {
        rows.first { row in
            guard row.action.isEnabled, !row.isHidden, let area = row.superview else { return false }
            return row.frame.contains(touch.location(in: area)) && area.bounds.contains(touch.location(in: area))
        }
    }
}
