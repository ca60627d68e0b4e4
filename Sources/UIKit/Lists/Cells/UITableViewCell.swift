public import FrameProperties
internal import QuartzCore

/// A row of a table: a content, an accessory at its trailing edge, and controls while the table is edited.
///
/// The table decides the position in the section, separators and editing; the cell draws all of it.
@MainActor @preconcurrency open class UITableViewCell: UIView {
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    final var style: CellStyle
    open internal(set) var reuseIdentifier: String?
    final weak var list: (any CellOwner)?
    private(set) final lazy var configurator = CellConfigurator(of: self)
    private(set) final lazy var labels = StandardContent(of: self)
    private final var appearance = RowAppearance()
    final lazy var chrome = RowChrome(of: self)

    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.classic.height))
        setUp()
    }

    /// Creates a cell of the default style. Tables make cells of registered classes with ``init(style:reuseIdentifier:)``.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UITableViewCell.self)
    }

    private func setUp() {
        applyMargins()
        configurator.setNeedsUpdate()
        chrome.setContentMargin(contentView, nil)
    }

    /// For a cell of a nib or a class that does not pass on what it was registered with.
    final func adoptReuseIdentifier(_ identifier: String) { reuseIdentifier = reuseIdentifier ?? identifier }

    // MARK: Content

    /// What the cell shows is in it. Another one while there is a ``contentConfiguration``.
    open var contentView: UIView { configurator.contentView }
    /// `nil` while there is a ``contentConfiguration``.
    open var textLabel: UILabel? { configurator.contentConfiguration == nil ? labels.title : nil }
    /// `nil` in the default style, and while there is a ``contentConfiguration``.
    open var detailTextLabel: UILabel? { configurator.contentConfiguration == nil ? labels.detail : nil }
    /// `nil` in the style `value2`, and while there is a ``contentConfiguration``.
    open var imageView: UIImageView? { configurator.contentConfiguration == nil ? labels.image : nil }

    /// Replaces the content view with one that shows the configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurator.contentConfiguration }
        set { configurator.contentConfiguration = newValue }
    }
    /// Whether the content configuration follows the state of the cell.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurator.automaticallyUpdatesContentConfiguration }
        set { configurator.automaticallyUpdatesContentConfiguration = newValue }
    }
    /// The configuration of a list that looks like the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    // MARK: Backgrounds

    /// Replaces ``backgroundView`` and the backgrounds for selected cells.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurator.backgroundConfiguration }
        set { configurator.backgroundConfiguration = newValue }
    }
    /// Whether the colour of the background configuration follows the state of the cell.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurator.automaticallyUpdatesBackgroundConfiguration }
        set { configurator.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { appearance.cellBackground }
    /// Behind the content.
    open var backgroundView: UIView? {
        get { configurator.backgroundView }
        set { configurator.backgroundView = newValue }
    }
    /// Between ``backgroundView`` and the content, shown while the cell is selected or highlighted; `nil` for the grey of the system.
    open var selectedBackgroundView: UIView? {
        get { configurator.selectedBackgroundView }
        set { configurator.selectedBackgroundView = newValue }
    }
    /// As ``selectedBackgroundView``, while the cell is edited.
    open var multipleSelectionBackgroundView: UIView? {
        get { configurator.multipleSelectionBackgroundView }
        set { configurator.multipleSelectionBackgroundView = newValue }
    }
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            configurator.showBackground()
        }
    }

    // MARK: State

    @Observed open var selectionStyle = SelectionStyle.default { didSet { configurator.showBackground() } }
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    private final var storedIsSelected = false
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private final var storedIsHighlighted = false
    /// Selects the cell or not; if animated, the background fades (facts/row-selection).
    open dynamic func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        stateDidChange(animated: animated)
    }
    /// Highlights the cell and the labels, images and controls in it, or not; if animated, the background fades.
    open dynamic func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        stateDidChange(animated: animated)
    }
    open var configurationState: UICellConfigurationState { ownConfigurationState }
    /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate() }
    /// Calls ``configurationUpdateHandler``. An override configures the cell for its state.
    open dynamic func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }
    @Observed open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Called before the cell is dequeued again.
    open dynamic func prepareForReuse() {
        storedIsHighlighted = false
        storedIsSelected = false
        stateDidChange(animated: false)
    }

    // MARK: Accessories

    @Observed open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
    /// Replaces the accessory of ``accessoryType``, with its own size.
    @Observed open var accessoryView: UIView? { didSet { accessoriesDidChange() } }
    /// While the cell is edited.
    @Observed open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
    /// While the cell is edited.
    @Observed open var editingAccessoryView: UIView? { didSet { accessoriesDidChange() } }

    // MARK: Layout

    /// Levels of ``indentationWidth`` by which the texts of the cell's styles are moved.
    @Observed open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
    /// In points.
    @Observed open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The insets of the separators, in points; those of the table or of the text until it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? appearance.separatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) final var ownSeparatorInset: UIEdgeInsets?

    open override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set {
            hasOwnMargins = true
            super.layoutMargins = newValue
        }
    }
    private final var hasOwnMargins = false

    /// Gives the cell the margins of rows, unless the application has set some.
    final func applyMargins() {
        guard !hasOwnMargins else { return }
        let side = appearance.sideMargin(inCellOfWidth: bounds.width)
        super.layoutMargins = UIEdgeInsets(
            top: CellMetrics.verticalMargin, left: side, bottom: CellMetrics.verticalMargin, right: side)
    }

    open override func layoutSubviews() {
        layOutRow()
        super.layoutSubviews()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittedHeight(forWidth: size.width))
    }

    /// The height for a width; the target's height has no effect.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return CGSize(width: width, height: fittedHeight(forWidth: width))
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { appearance.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows the controls for editing that the table allows, or the content alone.
    open dynamic func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != appearance.isEditing else { return }
        let old = stateMask
        appearance.isEditing = editing
        editingDidChange(from: old, animated: animated)
    }
    open var editingStyle: EditingStyle {
        switch appearance.editControl {
        case .none, .multiselect: .none
        case .delete: .delete
        case .insert: .insert
        }
    }
    /// Whether the cell shows a control for reordering while it is edited, which the table decides.
    open var showsReorderControl: Bool {
        get { storedShowsReorderControl || appearance.showsReorderControl }
        set { storedShowsReorderControl = newValue }
    }
    private final var storedShowsReorderControl = false
    /// Whether the content makes room for the control at the leading edge.
    @Observed open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    open var showingDeleteConfirmation: Bool { appearance.swipeOffset != 0 }
    /// Called before the controls of the cell change.
    open dynamic func willTransition(to state: UITableViewCell.StateMask) {}
    /// Called when the controls of the cell have changed.
    open dynamic func didTransition(to state: UITableViewCell.StateMask) {}
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    // MARK: In a table

    final var rowAppearance: RowAppearance {
        get { appearance }
        set {
            guard newValue != appearance else { return }
            let (old, mask) = (appearance, stateMask)
            appearance = newValue
            appearance.isEditing = old.isEditing
            if stateMask != mask, newValue.isEditing == old.isEditing {
                willTransition(to: stateMask)
                didTransition(to: stateMask)
            }
            rowDidChange(from: old)
            if newValue.isEditing != old.isEditing { setEditing(newValue.isEditing, animated: false) }
        }
    }
}

extension UITableViewCell {
    /// What the cell shows by itself. Raw values match the public header.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    /// Raw values match the public header.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

    /// Whether a selected cell has another background. All styles but `none` look alike. Raw values match the public header.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    /// Raw values match the public header.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// Raw values match the public header.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// Raw values match the public header.
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    /// The controls that a cell shows. Raw values match the public header.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
