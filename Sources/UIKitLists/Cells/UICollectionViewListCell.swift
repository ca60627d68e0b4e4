public import FrameProperties
internal import QuartzCore

/// A cell of a list in a collection view: content between accessories, with separators.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
    private final lazy var edges = ListCellAccessories(of: self)
    private final lazy var lines = RowSeparators(of: self)
    private final var separatorGuide: SeparatorGuide?
    final weak var list: (any CellOwner)?
    final var rowAppearance: RowAppearance {
        get { storedAppearance }
        set {
            var appearance = newValue
            if case .supplementary = reuseKey?.kind { appearance.isHeader = true }
            storedAppearance = appearance
        }
    }
    private final var storedAppearance = RowAppearance() {
        didSet { if storedAppearance != oldValue { rowDidChange(from: oldValue) } }
    }

    public required init(frame: CGRect) {
        super.init(frame: frame)
        configurator.setNeedsUpdate()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configurator.setNeedsUpdate()
        coder.finish(self, as: UICollectionViewListCell.self)
    }

    /// The views beside the content. If they are set in an animation block, new ones slide in.
    @Observed open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

    /// The number of ``indentationWidth``s by which the content is indented, in addition to the item's level in its
    /// outline.
    @Observed open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of one indentation level, in points.
    @Observed open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the accessories at the leading edge are moved with the content.
    @Observed open var indentsAccessories = true { didSet { setNeedsLayout() } }

    /// A layout guide for the horizontal extent of the separators: from the text to the trailing edge, unless
    /// constraints change it.
    open var separatorLayoutGuide: UILayoutGuide {
        let guide = separatorGuide ?? SeparatorGuide(in: self)
        separatorGuide = guide
        return guide.guide
    }

    /// The default content configuration for a cell, header or footer in the enclosing list.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        if case .supplementary(UICollectionView.elementKindSectionFooter) = reuseKey?.kind {
            return .footer().adapted(to: rowAppearance.style)
        }
        if rowAppearance.isHeader { return .header().adapted(to: rowAppearance.style) }
        return rowAppearance.style == .sidebar ? .sidebarCell() : .cell()
    }

    /// The default background of a cell in the enclosing list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { rowAppearance.cellBackground }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isEditing = state.isEditing || rowAppearance.isEditing
        state.isSwiped = rowAppearance.swipeOffset != 0
        state.listStyle = collection == nil ? nil : rowAppearance.style
        state.isExpanded = outline?.isExpanded ?? false
        return state
    }

    override var standardBackground: UIBackgroundConfiguration? {
        let isGray = showsSelection && selectedBackgroundView == nil
        if isGray { return rowAppearance.cellBackground.updated(for: configurationState) }
        return backgroundColor == nil ? rowAppearance.cellBackground : nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        accessoriesDidChange()
    }

    private final var isEditing: Bool { configurationState.isEditing }

    // MARK: Outlines

    private final var outlineSource: (source: any OutlineSource, path: IndexPath)? {
        guard let collection, let source = collection.dataSource as? any OutlineSource,
            let path = collection.indexPath(for: self)
        else { return nil }
        return (source, path)
    }

    private final var outline: (level: Int, isExpanded: Bool)? {
        outlineSource.flatMap { $0.source.outlineState(at: $0.path) }
    }

    final func toggleOutline() {
        guard let (source, path) = outlineSource else { return }
        source.toggleExpansion(at: path)
        configurator.setNeedsUpdate()
        let isExpanded = outline?.isExpanded ?? false
        UIView.animate(withDuration: CellMetrics.editingDuration, delay: 0, options: .allowUserInteraction) { [self] in
            edges.turn(isExpanded: isExpanded)
        }
    }

    // MARK: Accessories

    final func accessoriesDidChange() {
        edges.show(accessories, isEditing: isEditing)
        edges.turn(isExpanded: outline?.isExpanded ?? false)
        setNeedsLayout()
    }

    final func accessoryWasTapped(_ shape: CellIcon.Shape) {
        if shape == .info { list?.accessoryButtonWasTapped(in: self) } else { list?.editControlWasTapped(in: self) }
    }

    final func reorderDid(_ phase: ReorderPhase, _ press: UIGestureRecognizer) {
        guard let list else { return }
        list.reorderControl(of: self, did: phase, at: press.location(in: list))
    }

    private final func rowDidChange(from old: RowAppearance) {
        if rowAppearance.roundsCorners || old.roundsCorners { rowAppearance.roundCorners(of: self) }
        applyMargins()
        configurator.setNeedsUpdate()
        if rowAppearance.isEditing != old.isEditing { accessoriesDidChange() }
        setNeedsLayout()
    }

    // MARK: Layout

    open override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set {
            hasOwnMargins = true
            super.layoutMargins = newValue
        }
    }
    private final var hasOwnMargins = false

    private final func applyMargins() {
        guard !hasOwnMargins else { return }
        let side = rowAppearance.sideMargin(of: self)
        super.layoutMargins = UIEdgeInsets(
            top: CellMetrics.verticalMargin, left: side, bottom: CellMetrics.verticalMargin, right: side)
    }

    private final var indentation: CGFloat {
        CGFloat(indentationLevel + (outline?.level ?? 0)) * indentationWidth
    }

    override var contentFrame: CGRect { contentFrame(in: bounds.size) }

    private final func contentFrame(in size: CGSize) -> CGRect {
        let margins = directionalLayoutMargins
        let gap = CellMetrics.accessoryGap
        let leading = edges.leading.width(margin: margins.leading, gap: gap)
        let trailing = edges.trailing.width(margin: margins.trailing, gap: gap)
        let start = leading + indentation
        let frame = CGRect(
            x: start, y: 0, width: max(0, size.width - start - trailing), height: max(0, size.height - separatorHeight))
        return directed(frame, inWidth: size.width)
    }

    /// The height that a separator takes from the content: none if it is one pixel thin, and lies over it
    /// (facts/row-metrics).
    private final var separatorHeight: CGFloat { rowAppearance.hasSeparators ? cellMetrics.separator ?? 0 : 0 }

    override func placeContent() {
        applyMargins()
        super.placeContent()
    }

    open override func layoutSubviews() {
        applyMargins()
        super.layoutSubviews()
        let margins = directionalLayoutMargins
        let gap = CellMetrics.accessoryGap
        edges.leading.layOut(margin: margins.leading + (indentsAccessories ? indentation : 0), gap: gap)
        edges.trailing.layOut(margin: margins.trailing, gap: gap)
        edges.turn(isExpanded: outline?.isExpanded ?? false)
        lines.layOut(rowAppearance, own: separatorGuide?.insets, automatic: automaticSeparatorInset)
        separatorGuide?.follow(automaticSeparatorInset)
    }

    private final var automaticSeparatorInset: UIEdgeInsets {
        let content = contentView.frame
        let text = (contentView as? UIListContentView)?.textStart ?? 0
        let start = (isRightToLeft ? bounds.width - content.maxX : content.minX) + text
        let end = cellMetrics.insetsSeparatorEnds ? directionalLayoutMargins.trailing : 0
        return NSDirectionalEdgeInsets(
            top: 0, leading: max(start, directionalLayoutMargins.leading), bottom: 0, trailing: end
        ).resolved(isRightToLeft: isRightToLeft)
    }

    /// The height of the content at the target's width, including a separator; the target's height if it is required.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        configurator.updateIfNeeded()
        // The layout that follows may animate the content to its frame.
        let frame = contentView.frame
        defer { UIView.performWithoutAnimation { contentView.frame = frame } }
        UIView.performWithoutAnimation {
            if bounds.width != targetSize.width { bounds.size.width = targetSize.width }
            applyMargins()
            contentView.frame = contentFrame(in: CGSize(width: targetSize.width, height: bounds.height))
        }
        let fitted = contentView.systemLayoutSizeFitting(
            CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let least = contentView is any UIView & UIContentView ? 0 : cellMetrics.contentHeight
        return CGSize(width: targetSize.width, height: max(fitted.height, least) + separatorHeight)
    }
}

extension UICollectionViewListCell: RowAppearing {}

/// The extent of a list cell's separators, which constraints can change.
@MainActor private final class SeparatorGuide {
    let guide = UILayoutGuide()
    private let leading: NSLayoutConstraint
    private let trailing: NSLayoutConstraint
    private unowned let cell: UIView

    init(in cell: UIView) {
        self.cell = cell
        cell.addLayoutGuide(guide)
        leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
        let bottom = guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
        let height = guide.heightAnchor.constraint(equalToConstant: 0)
        leading.priority = .defaultLow
        trailing.priority = .defaultLow
        NSLayoutConstraint.activate([leading, trailing, bottom, height])
    }

    /// The insets from the edges of the cell.
    var insets: UIEdgeInsets {
        let frame = guide.layoutFrame
        return UIEdgeInsets(top: 0, left: frame.minX, bottom: 0, right: cell.bounds.width - frame.maxX)
    }

    /// Moves the guide to its default position, which applies unless the application adds constraints.
    func follow(_ insets: UIEdgeInsets) {
        let (start, end) = cell.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        if leading.constant != start { leading.constant = start }
        if trailing.constant != -end { trailing.constant = -end }
    }
}
