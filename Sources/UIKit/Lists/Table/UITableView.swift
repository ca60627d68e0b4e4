internal import FrameLists
public import FrameProperties
internal import QuartzCore

/// A scroll view that shows the rows of its data source below each other, in sections with headers and footers.
///
/// Only what is visible has cells: those that leave the bounds are dequeued again. The class declares what applications may override;
/// each extension implements a topic, and a type of its own has its state.
@MainActor @preconcurrency open class UITableView: UIScrollView {
    open weak var dataSource: (any UITableViewDataSource)? {
        get { storedDataSource }
        set {
            guard newValue !== storedDataSource else { return }
            storedDataSource = newValue
            dataIsStale()
        }
    }
    private weak var storedDataSource: (any UITableViewDataSource)?
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            guard newValue !== super.delegate else { return }
            super.delegate = newValue
            dataIsStale()
        }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    /// Storyboards set it after the initializer.
    public var style: Style { storedStyle }
    var storedStyle: Style { didSet { if storedStyle != oldValue { styleDidChange() } } }

    // MARK: Heights

    /// The height of rows, in points, for which the delegate has none. By default that of their content.
    open var rowHeight: CGFloat {
        get { measures.row }
        set { setMeasure(\.row, newValue) }
    }
    /// The height of section headers, in points, for which the delegate has none.
    open var sectionHeaderHeight: CGFloat {
        get { measures.header }
        set { setMeasure(\.header, newValue) }
    }
    open var sectionFooterHeight: CGFloat {
        get { measures.footer }
        set { setMeasure(\.footer, newValue) }
    }
    /// The height, in points, that rows are assumed to have before they are visible; 0 to ask for all heights at once.
    open var estimatedRowHeight: CGFloat {
        get { measures.estimatedRow }
        set { setMeasure(\.estimatedRow, newValue) }
    }
    open var estimatedSectionHeaderHeight: CGFloat {
        get { measures.estimatedHeader }
        set { setMeasure(\.estimatedHeader, newValue) }
    }
    open var estimatedSectionFooterHeight: CGFloat {
        get { measures.estimatedFooter }
        set { setMeasure(\.estimatedFooter, newValue) }
    }
    /// Points above each section header in the plain style; automatic for the system's (facts/table-headers).
    open var sectionHeaderTopPadding: CGFloat {
        get { measures.headerPadding }
        set { setMeasure(\.headerPadding, newValue) }
    }
    /// The height, in points, of the empty rows below the last one in the plain style (facts/table-fillers): automatic for that of the
    /// last row, 0 for none, as by default since iOS 15.
    open var fillerRowHeight: CGFloat {
        get { measures.filler }
        set { setMeasure(\.filler, newValue) }
    }
    var measures = TableMeasures()

    // MARK: Look

    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { separators.style }
        set { separators.style = newValue }
    }
    /// `nil` for the system's.
    open var separatorColor: UIColor? {
        get { separators.color ?? .separator }
        set { separators.color = newValue }
    }
    open var separatorInset: UIEdgeInsets {
        get { separators.inset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set { separators.inset = newValue }
    }
    open var separatorInsetReference: SeparatorInsetReference {
        get { separators.reference }
        set { separators.reference = newValue }
    }
    /// Stored without effect: separators have a colour.
    open var separatorEffect: UIVisualEffect?
    var separators = TableSeparators() { didSet { if separators != oldValue { updateAppearances() } } }
    /// Stored without effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Stored without effect: content keeps to the safe area.
    open var insetsContentViewsToSafeArea = true
    /// As large as the view, behind all rows; it does not scroll.
    open var backgroundView: UIView? {
        get { storedBackgroundView }
        set {
            storedBackgroundView?.removeFromSuperview()
            storedBackgroundView = newValue
            if let newValue { insertSubview(newValue, at: 0) }
            setNeedsLayout()
        }
    }
    private var storedBackgroundView: UIView?
    /// Above all sections; it keeps its height and scrolls with them.
    open var tableHeaderView: UIView? {
        get { storedTableHeaderView }
        set {
            replaceEdgeView(storedTableHeaderView, newValue)
            storedTableHeaderView = newValue
            edgeViewDidChange()
        }
    }
    private var storedTableHeaderView: UIView?
    /// Below all sections; it keeps its height and scrolls with them.
    open var tableFooterView: UIView? {
        get { storedTableFooterView }
        set {
            replaceEdgeView(storedTableFooterView, newValue)
            storedTableFooterView = newValue
            edgeViewDidChange()
        }
    }
    private var storedTableFooterView: UIView?

    // MARK: Selection and editing

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    /// Whether taps add to the selection, and take from it.
    open var allowsMultipleSelection = false
    @Observed open var allowsMultipleSelectionDuringEditing = false { didSet { updateAppearances() } }
    /// Focus does not move here: there is neither a keyboard nor a remote control. So for the other properties of focus.
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    /// Stored without effect: rows are not dragged out of a table.
    open var dragInteractionEnabled = false
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows controls for deleting, inserting and reordering rows, as far as the delegate and the data source have them.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Index

    /// The number of rows from which on the index is shown.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { indexStrip.leastRows }
        set { indexStrip.leastRows = newValue }
    }
    /// `nil` for the tint colour.
    open var sectionIndexColor: UIColor? {
        get { indexStrip.textColor }
        set { indexStrip.textColor = newValue }
    }
    open var sectionIndexBackgroundColor: UIColor? {
        get { indexStrip.backgroundColor }
        set { indexStrip.backgroundColor = newValue }
    }
    /// Stored without effect.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open func reloadSectionIndexTitles() { indexStrip.reload() }

    /// Those of a storyboard's table with fixed cells. A ``UITableViewController`` answers with them.
    var staticSections: [StaticSection]? { didSet { dataIsStale() } }
    /// Called in addition to the delegate's `didSelectRowAt`, before it: the segue of a row.
    var rowWasSelected: ((UITableViewCell, IndexPath) -> Void)?
    /// As ``rowWasSelected``, for the detail button.
    var accessoryWasTapped: ((UITableViewCell, IndexPath) -> Void)?

    let store = TableStore()
    let pool = RowPool()
    let shown = ShownRows()
    let selection = TableSelection()
    let editing = TableEditing()
    let layoutPasses = TableLayoutPasses()
    let prefetching = RowPrefetching()
    let answers = DelegateAnswers()
    private(set) lazy var fillers = FillerRows(of: self)
    private(set) lazy var indexStrip = IndexStrip(of: self)
    private(set) lazy var swipes = RowSwiping(of: self)
    private(set) lazy var panSelection = PanSelection(in: self)
    private(set) lazy var menus = ListMenus(of: self)
    private(set) lazy var reordering = RowReordering(of: self)
    var batch: TableBatch?

    public init(frame: CGRect, style: Style) {
        storedStyle = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        storedStyle = .plain
        super.init(coder: coder)
        setUpTable()
        coder.finish(self, as: UITableView.self)
    }

    private func setUpTable() {
        styleDidChange()
        alwaysBounceVertical = true
        clipsToBounds = true
        swipes.attach()
        panSelection.attach()
        addInteraction(menus.interaction)
    }

    private func styleDidChange() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        dataIsStale()
    }

    // MARK: As a view

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            tableBoundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            tableBoundsDidChange(from: old)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        viewMargins.keepsVerticalSafeArea = contentInsetAdjustmentBehavior != .never
        setNeedsLayout()
    }

    /// Scrolling takes touches from controls in rows, not from the index.
    open override func touchesShouldCancel(in view: UIView) -> Bool { !(view is IndexStripView) }

    override func delaysTouches(in view: UIView) -> Bool {
        !(view is IndexStripView) && super.delaysTouches(in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchBegan(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.isTracking(touches) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchEnded(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Making cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.cells.register(cellClass, identifier)
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        pool.cells.register(nib, identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.supplements.register(aClass, identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.supplements.register(nib, identifier)
    }
    /// A cell that has left the screen, or a new one of what was registered with the identifier; otherwise `nil`.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// As ``dequeueReusableCell(withIdentifier:)``. Without a registration the run ends with an error: UIKit throws an exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueSupplement(identifier)
    }

    // MARK: The data

    /// Requests everything from the data source again, without animation. Nothing is selected afterwards.
    open func reloadData() { reloadAll() }
    open var numberOfSections: Int { heights.sectionCount }
    /// An index that is out of range ends the run with an error.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }
    /// Whether the data source has changes that the rows do not show yet.
    open var hasUncommittedUpdates: Bool { batch != nil || store.isStale }

    // MARK: Positions

    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// Empty for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.index(of: cell)?.path }
    /// The cell of a visible row; `nil` for any other.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
    /// From top to bottom.
    open var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.index.path) }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown.headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown.footers[section] as? UITableViewHeaderFooterView
    }
    /// Scrolls until the row is at a position in the visible part of the view; with `none`, by the least distance that shows it.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToSelection(scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.rows.first?.path }
    /// `nil` if nothing is selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.rows.isEmpty ? nil : selection.rows.map(\.path)
    }
    /// Selects a row as a tap does, without calling the delegate; `nil` deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByCall(indexPath, animated: animated, scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectByCall(indexPath, animated: animated) }

    // MARK: Updates

    /// Animates the inserts, deletes, moves and reloads in `updates` together, over about 0.3 seconds (facts/list-updates). The counts
    /// of the data source must be consistent with them, or the run ends with an error: UIKit throws an exception.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates ?? {}, completion)
    }
    /// Begins a batch that ``endUpdates()`` performs; batches nest. One without changes requests all heights again.
    open func beginUpdates() { beginBatch() }
    open func endUpdates() { endBatch() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertSections(sections, animation) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deleteSections(sections, animation) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadSections(sections, animation) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.updates.movedSections.append(ListMove(from: section, to: newSection)) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updateRows(indexPaths) { $0.insertRows($1, animation) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updateRows(indexPaths) { $0.deleteRows($1, animation) }
    }
    /// The new cells replace the old ones with the animation.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updateRows(indexPaths) { $0.reloadRows($1, animation) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updateRows([indexPath, newIndexPath]) { $0.updates.movedItems.append(ListMove(from: $1[0], to: $1[1])) }
    }
    /// Requests these rows from the data source again; it gets the cells that show them when it dequeues.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
}
