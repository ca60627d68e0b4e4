public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A row of a table: content, an accessory at its trailing edge, and controls while the table is in editing mode.
///
/// The table determines the position in the section, the separators and the editing mode; the cell draws all of them.
@MainActor @preconcurrency open class UITableViewCell: UIView {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
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

    /// Creates a cell of the default style. Tables create cells of registered classes with
    /// ``init(style:reuseIdentifier:)``.
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

    /// Sets the identifier of a cell that comes from a nib, or whose class did not pass it to its superclass.
    final func adoptReuseIdentifier(_ identifier: String) { reuseIdentifier = reuseIdentifier ?? identifier }

    // MARK: Content

    /// The view that contains the cell's content. It is replaced by another view while there is a
    /// ``contentConfiguration``.
    ///
    /// Differs from UIKit: before a cell is laid out in a row for the first time, the views in it are. In UIKit, they
    /// still have their old frames then.
    open var contentView: UIView { configurator.contentView }
    /// The label of the text; `nil` while there is a ``contentConfiguration``.
    open var textLabel: UILabel? { configurator.contentConfiguration == nil ? labels.title : nil }
    /// The label of the details; `nil` in the default style, and while there is a ``contentConfiguration``.
    open var detailTextLabel: UILabel? { configurator.contentConfiguration == nil ? labels.detail : nil }
    /// The view of the image; `nil` in the style `value2`, and while there is a ``contentConfiguration``.
    open var imageView: UIImageView? { configurator.contentConfiguration == nil ? labels.image : nil }

    /// The configuration of the content. Setting it replaces the content view with one that shows the configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurator.contentConfiguration }
        set { configurator.contentConfiguration = newValue }
    }
    /// Whether the content configuration follows the state of the cell.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurator.automaticallyUpdatesContentConfiguration }
        set { configurator.automaticallyUpdatesContentConfiguration = newValue }
    }
    /// A content configuration that looks like the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    // MARK: Backgrounds

    /// The configuration of the background. It replaces ``backgroundView`` and the backgrounds for selected cells.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurator.backgroundConfiguration }
        set { configurator.backgroundConfiguration = newValue }
    }
    /// Whether the color of the background configuration follows the state of the cell.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurator.automaticallyUpdatesBackgroundConfiguration }
        set { configurator.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { appearance.cellBackground }
    /// The view behind the content.
    open var backgroundView: UIView? {
        get { configurator.backgroundView }
        set { configurator.backgroundView = newValue }
    }
    /// The view between ``backgroundView`` and the content while the cell is selected or highlighted; `nil` for the
    /// system's gray.
    open var selectedBackgroundView: UIView? {
        get { configurator.selectedBackgroundView }
        set { configurator.selectedBackgroundView = newValue }
    }
    /// The view that takes the place of ``selectedBackgroundView`` in editing mode.
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

    /// The appearance of a focused cell. Raw values match the public header.
    public enum FocusStyle: Int, Sendable { case `default`, custom }

    /// Stored without effect: nothing is focused.
    open var focusStyle = FocusStyle.default
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
    /// Selects or deselects the cell. With animation, the background fades (facts/row-selection).
    open dynamic func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        stateDidChange(animated: animated)
    }
    /// Highlights the cell with the labels, images and controls in it, or removes the highlight. With animation, the
    /// background fades.
    open dynamic func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        stateDidChange(animated: animated)
    }
    open var configurationState: UICellConfigurationState { ownConfigurationState }
    /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate() }
    /// Configures the cell for its state. The default implementation calls ``configurationUpdateHandler``.
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
    /// The view that replaces the accessory of ``accessoryType``; it keeps its own size.
    @Observed open var accessoryView: UIView? { didSet { accessoriesDidChange() } }
    /// The type of the accessory while the cell is edited.
    @Observed open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
    /// The view that replaces the accessory while the cell is edited.
    @Observed open var editingAccessoryView: UIView? { didSet { accessoriesDidChange() } }

    // MARK: Layout

    /// The number of ``indentationWidth``s by which the texts of the cell's styles are indented.
    @Observed open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
    /// The width of one indentation level, in points.
    @Observed open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The insets of the separators, in points. Until set, they are taken from the table or from the text.
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

    /// Applies the margins of rows, unless the application has set margins of its own.
    final func applyMargins() {
        guard !hasOwnMargins else { return }
        let side = appearance.sideMargin(of: self)
        super.layoutMargins = UIEdgeInsets(
            top: CellMetrics.verticalMargin, left: side, bottom: CellMetrics.verticalMargin, right: side)
    }

    open override func layoutSubviews() {
        layOutRow()
        super.layoutSubviews()
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittedHeight(forWidth: size.width))
    }

    /// The size that fits the target's width; the target's height is ignored.
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
    /// Shows the editing controls that the table allows, or hides them.
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
    /// Whether the cell shows a reorder control in editing mode, which the table can also request.
    open var showsReorderControl: Bool {
        get { storedShowsReorderControl || appearance.showsReorderControl }
        set { storedShowsReorderControl = newValue }
    }
    private final var storedShowsReorderControl = false
    /// Whether the content is indented for the control at the leading edge.
    @Observed open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    open var showingDeleteConfirmation: Bool { appearance.swipeOffset != 0 }
    /// Called before the controls of the cell change.
    open dynamic func willTransition(to state: UITableViewCell.StateMask) {}
    /// Called after the controls of the cell have changed.
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
    /// The arrangement of the cell's own labels and image. Raw values match the public header.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    /// Raw values match the public header.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

    /// The background of a selected cell. All styles except `none` look the same. Raw values match the public header.
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
