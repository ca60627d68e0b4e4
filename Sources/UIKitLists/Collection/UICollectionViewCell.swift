public import FrameProperties
internal import QuartzCore

/// A view for an item of a collection view, with content and backgrounds behind it.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
    /// The phase of a drag that lifts the cell. Raw values match the public header.
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    /// A closure called by the default implementation of ``updateConfiguration(using:)``.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    final private(set) lazy var configurator = CellConfigurator(of: self)
    /// Called when a tap selects the cell, before the delegate is called; used by storyboard segues.
    package final var selectionSegue: (@MainActor () -> Void)?
    /// Whether the cell is following the touch that reorders it.
    final var isReordering = false { didSet { if isReordering != oldValue { stateDidChange() } } }

    public required init(frame: CGRect) {
        super.init(frame: frame)
        _ = configurator.contentView
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UICollectionViewCell.self)
    }

    /// The view that contains the cell's content, as large as the cell. If there is a ``contentConfiguration``, its
    /// view.
    ///
    /// Differs from UIKit: before a cell is laid out for an item for the first time, the views in it are. In UIKit, they
    /// still have their old frames then.
    open var contentView: UIView { configurator.contentView }

    /// Whether the cell is selected; set by the collection view.
    @Observed open var isSelected = false { didSet { if _isSelected.wrappedValue != oldValue { stateDidChange() } } }
    /// Whether a finger is on the cell; set by the collection view.
    @Observed open var isHighlighted = false {
        didSet { if _isHighlighted.wrappedValue != oldValue { stateDidChange() } }
    }

    /// The view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        get { configurator.backgroundView }
        set { configurator.backgroundView = newValue }
    }
    /// The view between ``backgroundView`` and the content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        get { configurator.selectedBackgroundView }
        set { configurator.selectedBackgroundView = newValue }
    }

    // MARK: Configurations

    open var configurationState: UICellConfigurationState { ownState }
    open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate() }
    /// Called before the cell is first shown, and before the next layout after its state has changed. Overrides call
    /// `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Called after ``updateConfiguration(using:)``.
    @Observed open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurator.contentConfiguration }
        set { configurator.contentConfiguration = newValue }
    }
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurator.automaticallyUpdatesContentConfiguration }
        set { configurator.automaticallyUpdatesContentConfiguration = newValue }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurator.backgroundConfiguration }
        set { configurator.backgroundConfiguration = newValue }
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurator.automaticallyUpdatesBackgroundConfiguration }
        set { configurator.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    /// Does nothing by default, and is never called: items cannot be dragged out of a collection view.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The background that is used without a background configuration or background view; `nil` for none.
    var standardBackground: UIBackgroundConfiguration? { nil }
    /// The frame of the content in the cell's bounds.
    var contentFrame: CGRect { bounds }

    func stateDidChange() { configurator.setNeedsUpdate() }

    private var ownState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = collection?.isEditing ?? false
        state.isReordering = isReordering
        return state
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        configurator.updateIfNeeded()
        configurator.layOutBackgrounds(in: bounds)
        placeContent()
    }

    func placeContent() {
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
    }

    override var hasMeasurableContent: Bool {
        contentView is any UIView & UIContentView
            || contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// The size determined by the constraints in the content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

extension UICollectionViewCell: ConfigurableView {
    var shownState: any UIConfigurationState { configurationState }
    var showsSelection: Bool { isSelected || isHighlighted }

    func updateConfigurationForState() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
