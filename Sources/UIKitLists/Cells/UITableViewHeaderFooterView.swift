public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// The header or footer of a section.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    open internal(set) var reuseIdentifier: String?
    final weak var list: (any CellOwner)?
    final var rowAppearance = RowAppearance() { didSet { if rowAppearance != oldValue { appearanceDidChange() } } }
    final var isFooter = false { didSet { if isFooter != oldValue { appearanceDidChange() } } }
    /// Whether the view is pinned to the edge of its table.
    final var isPinned = false { didSet { if isPinned != oldValue { configurator.setNeedsUpdate() } } }
    private(set) final lazy var configurator = CellConfigurator(of: self)
    /// Whether the text of a view of the delegate is the title of its section.
    private final var showsSectionTitle = false
    private final var title: UILabel?
    private final var detail: UILabel?

    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.classic.headerHeight))
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UITableViewHeaderFooterView.self)
    }

    private func setUp() {
        configurator.setNeedsUpdate()
        _ = contentView
        applyMargins()
    }

    /// Sets the identifier of a view that comes from a table or a storyboard.
    final func adoptReuseIdentifier(_ identifier: String) { reuseIdentifier = reuseIdentifier ?? identifier }

    // MARK: Content

    /// The view that contains the content. It is replaced by another view while there is a ``contentConfiguration``.
    open var contentView: UIView { configurator.contentView }
    /// The label of the text; `nil` while there is a ``contentConfiguration``.
    open var textLabel: UILabel? { label(&title) }
    /// The label below ``textLabel``; `nil` while there is a ``contentConfiguration``.
    open var detailTextLabel: UILabel? { label(&detail) }
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurator.contentConfiguration }
        set { configurator.contentConfiguration = newValue }
    }
    /// Whether the content configuration follows the state of the view.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurator.automaticallyUpdatesContentConfiguration }
        set { configurator.automaticallyUpdatesContentConfiguration = newValue }
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (rowAppearance.isGrouped, isFooter) {
        case (true, false): .groupedHeader()
        case (true, true): .groupedFooter()
        case (false, false): .plainHeader()
        case (false, true): .plainFooter()
        }
    }

    // MARK: Background

    open var backgroundView: UIView? {
        get { configurator.backgroundView }
        set { configurator.backgroundView = newValue }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurator.backgroundConfiguration }
        set { configurator.backgroundConfiguration = newValue }
    }
    /// Whether the color of the background configuration follows the state of the view.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurator.automaticallyUpdatesBackgroundConfiguration }
        set { configurator.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        rowAppearance.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }

    // MARK: State

    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        state.listStyle = list == nil ? nil : rowAppearance.style
        return state
    }
    /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate() }
    /// Configures the view for its state. The default implementation calls ``configurationUpdateHandler``.
    open dynamic func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }
    @Observed open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Called before the view is dequeued again. The default implementation does nothing.
    open dynamic func prepareForReuse() {}

    // MARK: Labels

    private final func label(_ label: inout UILabel?) -> UILabel? {
        guard contentConfiguration == nil else { return nil }
        if let label { return label }
        let new = UILabel()
        new.numberOfLines = 0
        style(new)
        contentView.addSubview(new)
        label = new
        setNeedsLayout()
        return new
    }

    /// Shows the title of a section, in capitals if headers of the style use them.
    final func showTitle(_ text: String?) {
        let isUppercase = rowAppearance.isGrouped && !isFooter && cellMetrics.groupedHeaderIsUppercase
        textLabel?.text = isUppercase ? text?.uppercased() : text
    }

    /// Shows the title of the section in a view of the delegate.
    final func showSectionTitle(_ text: String) {
        showsSectionTitle = true
        showTitle(text)
    }

    /// Removes the title of the section in which the view was before.
    final func removeSectionTitle() {
        guard showsSectionTitle else { return }
        showsSectionTitle = false
        showTitle(nil)
    }

    private final func style(_ label: UILabel) {
        let isGrouped = rowAppearance.isGrouped
        let style = isFooter ? .footnote : isGrouped ? cellMetrics.groupedHeader : UIFont.TextStyle.headline
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.textColor = isFooter || isGrouped ? .secondaryLabel : cellMetrics.plainHeaderColor
    }

    private final func appearanceDidChange() {
        applyMargins()
        title.map(style)
        detail.map(style)
        configurator.setNeedsUpdate()
    }

    private final func applyMargins() {
        let side = rowAppearance.sideMargin(of: self)
        layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        configurator.updateIfNeeded()
        placeContent()
        configurator.layOutBackgrounds(in: bounds)
        layOutLabels()
        super.layoutSubviews()
    }

    final func placeContent() {
        applyMargins()
        let safe = safeAreaInsets
        let frame = bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        if contentView.frame != frame { contentView.frame = frame }
    }

    private final var shownLabels: [UILabel] {
        [title, detail].compactMap { $0 }.filter { $0.superview === contentView && $0.text?.isEmpty == false }
    }

    private final var textFrame: CGRect { contentView.bounds.inset(by: contentView.layoutMargins) }

    private final func sizes(_ labels: [UILabel], _ width: CGFloat) -> [CGSize] {
        labels.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) }
    }

    private final func layOutLabels() {
        let labels = shownLabels
        guard !labels.isEmpty else { return }
        labels.forEach { $0.holdText() }
        let area = textFrame
        let sizes = sizes(labels, area.width)
        let height = sizes.reduce(0) { $0 + $1.height }
        var y: CGFloat
        switch (rowAppearance.isGrouped, isFooter) {
        case (true, true): y = CellMetrics.groupedFooterGap
        case (true, false): y = bounds.height - cellMetrics.groupedHeaderBottom - height
        case (false, _): y = (bounds.height - height) / 2
        }
        for (label, size) in zip(labels, sizes) {
            label.frame = CGRect(x: area.minX, y: roundedToPixel(y), width: area.width, height: size.height)
            y += size.height
        }
    }

    private final func fittedHeight(forWidth width: CGFloat) -> CGFloat {
        UIView.performWithoutAnimation {
            if bounds.width != width { frame.size.width = width }
            configurator.updateIfNeeded()
            placeContent()
        }
        let labels = shownLabels
        var height: CGFloat = 0
        if !labels.isEmpty {
            let text = sizes(labels, textFrame.width).reduce(0) { $0 + $1.height }
            switch (rowAppearance.isGrouped, isFooter) {
            case (true, true): height = text + CellMetrics.groupedFooterGap + CellMetrics.groupedFooterBottom
            case (true, false): height = text + cellMetrics.groupedHeaderTop + cellMetrics.groupedHeaderBottom
            case (false, _): height = max(cellMetrics.headerHeight, text + 7)
            }
        }
        let fitted = contentView.systemLayoutSizeFitting(
            CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return roundedUpToPixel(max(height, fitted.height))
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittedHeight(forWidth: size.width))
    }

    /// The size that fits the target's width, with height 0 if there is no content; the target's height is ignored.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return CGSize(width: width, height: fittedHeight(forWidth: width))
    }
}

extension UITableViewHeaderFooterView: RowAppearing {}

extension UITableViewHeaderFooterView: ConfigurableView {
    var shownState: any UIConfigurationState { configurationState }
    func updateConfigurationForState() { updateConfiguration(using: configurationState) }
    /// The background of pinned headers, unless the application has set a color on the view.
    var standardBackground: UIBackgroundConfiguration? {
        backgroundColor == nil && isPinned ? defaultBackgroundConfiguration().updated(for: configurationState) : nil
    }
    var showsSelection: Bool { false }
}
