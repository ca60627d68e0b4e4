internal import FrameLists
public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A scroll view that shows the rows of a data source in a column, grouped into sections with headers and footers.
///
/// A table has cells only for the rows on screen. When a row comes into view, the data source dequeues a cell and
/// configures it; a cell that leaves the bounds goes back to a pool and is dequeued for another row.
///
/// ```swift
/// final class Names: NSObject, UITableViewDataSource {
///     let names = ["Ada", "Grace", "Katherine"]
///
///     func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
///
///     func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///         cell.textLabel?.text = names[indexPath.row]
///         return cell
///     }
/// }
///
/// let names = Names()
/// let table = UITableView(frame: UIScreen.main.bounds, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
/// table.dataSource = names
/// ```
///
/// By default, the content of a cell determines the height of its row. Until a row has come into view, its height is
/// ``estimatedRowHeight``, and positions beyond it are estimates. Set ``rowHeight``, or implement the delegate's
/// method, to determine heights in advance.
///
/// Changes of the data are announced with `performBatchUpdates(_:completion:)`, with the insert, delete, move and
/// reload methods, or by a diffable data source. The table compares the numbers of rows before and after; numbers that
/// do not add up end the run with an error. Rows then move to their new positions over about 0.3 seconds of virtual
/// time. After ``reloadData()``, everything is requested again, without animation.
///
/// A tap highlights a row when it begins and selects it when it ends, in UIKit's order of delegate calls
/// (facts/table-taps).
///
/// Implementation: the class declares the members that applications may override; each extension implements one topic,
/// and separate types hold the state.
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
    /// The style of the table. Storyboards set it after the initializer.
    open var style: Style { storedStyle }
    var storedStyle: Style { didSet { if storedStyle != oldValue { styleDidChange() } } }

    // MARK: Heights

    /// The height of rows, in points, unless the delegate provides it. By default, the content determines the height.
    open var rowHeight: CGFloat {
        get { measures.row }
        set { setMeasure(\.row, newValue) }
    }
    /// The height of section headers, in points, unless the delegate provides it.
    open var sectionHeaderHeight: CGFloat {
        get { measures.header }
        set { setMeasure(\.header, newValue) }
    }
    open var sectionFooterHeight: CGFloat {
        get { measures.footer }
        set { setMeasure(\.footer, newValue) }
    }
    /// The height assumed for rows that have not been visible yet, in points; 0 to request all heights in advance.
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
    /// The padding above each section header in the plain style, in points; automatic for the system's default
    /// (facts/table-headers).
    open var sectionHeaderTopPadding: CGFloat {
        get { measures.headerPadding }
        set { setMeasure(\.headerPadding, newValue) }
    }
    /// The height of the empty rows below the last one in the plain style, in points (facts/table-fillers): automatic
    /// for the height of the last row, and 0 for no empty rows, which is the default since iOS 15.
    open var fillerRowHeight: CGFloat {
        get { measures.filler }
        set { setMeasure(\.filler, newValue) }
    }
    var measures = TableMeasures()

    // MARK: Look

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty(\UITableView.separatorStyle), ProxiedProperty(\UITableView.sectionHeaderTopPadding),
            ProxiedProperty(\UITableView.sectionIndexColor),
            ProxiedProperty(\UITableView.sectionIndexBackgroundColor),
            ProxiedProperty { (table: UITableView, proxy: UITableView) in
                table.separators.color = table.separators.color ?? proxy.separators.color
                table.separators.inset = table.separators.inset ?? proxy.separators.inset
            },
        ]
    }

    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { separators.style }
        set { separators.style = newValue }
    }
    /// The color of separators; `nil` for the system's default.
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
    /// Stored without effect: separators have a color.
    open var separatorEffect: UIVisualEffect?
    var separators = TableSeparators() { didSet { if separators != oldValue { updateAppearances() } } }
    /// Stored without effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Stored without effect: content always stays inside the safe area.
    open var insetsContentViewsToSafeArea = true
    /// A view behind all rows that has the size of the table and does not scroll.
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
    /// A view above all sections, which keeps its height and scrolls with them.
    open var tableHeaderView: UIView? {
        get { storedTableHeaderView }
        set {
            replaceEdgeView(storedTableHeaderView, newValue)
            storedTableHeaderView = newValue
            edgeViewDidChange()
        }
    }
    private var storedTableHeaderView: UIView?
    /// A view below all sections, which keeps its height and scrolls with them.
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
    /// Whether taps add rows to the selection and remove them.
    open var allowsMultipleSelection = false
    @Observed open var allowsMultipleSelectionDuringEditing = false { didSet { updateAppearances() } }
    /// Stored without effect: nothing is focused without a keyboard or a remote control.
    open var allowsFocus = false
    /// Stored without effect, like ``allowsFocus``.
    open var allowsFocusDuringEditing = false
    open var selectionFollowsFocus = false
    /// Stored without effect, like ``allowsFocus``.
    open var remembersLastFocusedIndexPath = false
    /// Stored without effect: rows cannot be dragged out of a table.
    open var dragInteractionEnabled = false
    /// Stored without effect: rows cannot be dragged out of a table.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Stored without effect: nothing is dropped onto a table.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows the controls for deleting, inserting and reordering rows that the delegate and the data source permit, or
    /// hides them.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Index

    /// The minimum number of rows for which the index is shown.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { indexStrip.leastRows }
        set { indexStrip.leastRows = newValue }
    }
    /// The color of the index; `nil` for the tint color.
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

    /// The sections of a storyboard's table with static cells, which ``UITableViewController`` provides as its data.
    var staticSections: [StaticSection]? { didSet { dataIsStale() } }
    /// Called before the delegate's `didSelectRowAt`, for the segue of a row.
    package var rowWasSelected: ((UITableViewCell, IndexPath) -> Void)?
    /// Called in the same way as ``rowWasSelected``, for the detail button.
    package var accessoryWasTapped: ((UITableViewCell, IndexPath) -> Void)?

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

    /// Whether scrolling takes a touch away from a view: from controls in rows, but not from the index.
    open override func touchesShouldCancel(in view: UIView) -> Bool { !(view is IndexStripView) }

    @_spi(UIKit) open override func delaysTouches(in view: UIView) -> Bool {
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
    /// Returns a cell that has left the screen, or a new one from the source registered with the identifier; `nil` if
    /// there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier).map { stage.loop.keep($0) }
    }
    /// Returns a cell in the same way as ``dequeueReusableCell(withIdentifier:)``. A missing registration ends the run
    /// with an error; UIKit throws an exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        stage.loop.keep(dequeueCell(identifier, for: indexPath))
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueSupplement(identifier).map { stage.loop.keep($0) }
    }

    // MARK: The data

    /// Requests everything from the data source again, without animation, and clears the selection.
    open dynamic func reloadData() { reloadAll() }
    open var numberOfSections: Int { heights.sectionCount }
    /// The number of rows in a section. An index out of range ends the run with an error.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }
    /// Whether the data source has changes that the rows do not show yet.
    open var hasUncommittedUpdates: Bool { batch != nil || store.isStale }

    // MARK: Positions

    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// The frame of a row in the content; empty for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.index(of: cell)?.path }
    /// The cell of a row; `nil` if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
    /// The visible cells from top to bottom.
    open var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.index.path) }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown.headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown.footers[section] as? UITableViewHeaderFooterView
    }
    /// Scrolls until the row is at a position in the visible area; with `none`, by the smallest distance that reveals
    /// it.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToSelection(scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.rows.first?.path }
    /// The index paths of the selected rows; `nil` if nothing is selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.rows.isEmpty ? nil : selection.rows.map(\.path)
    }
    /// Selects a row as a tap does, without calling the delegate; `nil` deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByCall(indexPath, animated: animated, scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectByCall(indexPath, animated: animated) }

    // MARK: Updates

    /// Animates the insertions, deletions, moves and reloads in `updates` together, over about 0.3 seconds
    /// (facts/list-updates). The data source's counts have to be consistent with them; otherwise the run ends with an
    /// error. UIKit throws an exception.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates ?? {}, completion)
    }
    /// Begins a batch that ``endUpdates()`` performs. Batches nest, and a batch without changes requests all heights
    /// again.
    open func beginUpdates() { beginBatch() }
    open dynamic func endUpdates() { endBatch() }
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
    /// Reloads rows. The new cells replace the old ones with the animation.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updateRows(indexPaths) { $0.reloadRows($1, animation) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updateRows([indexPath, newIndexPath]) { $0.updates.movedItems.append(ListMove(from: $1[0], to: $1[1])) }
    }
    /// Requests rows from the data source again. Dequeuing returns the cells that already show them.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }
}
