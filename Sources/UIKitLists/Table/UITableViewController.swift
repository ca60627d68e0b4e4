public import FrameProperties
internal import QuartzCore

/// A controller that shows a table and acts as its data source and delegate.
///
/// It deselects rows when it appears, keeps the table above the keyboard, and passes on its editing mode.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource,
    UITableViewDelegate
{
    private let style: UITableView.Style
    /// Whether selected rows are deselected when the view is about to appear, alongside a transition.
    open var clearsSelectionOnViewWillAppear = true
    /// The refresh control above the rows of the table. It can be set before the view is loaded.
    @Observed open var refreshControl: UIRefreshControl? {
        didSet { (viewIfLoaded as? UITableView)?.refreshControl = _refreshControl.wrappedValue }
    }
    private var hasAppeared = false
    /// The part of the bottom inset that makes space for the keyboard, in points.
    private var keyboardInset: CGFloat = 0

    /// The view of the controller as a table.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        coder.finish(self, as: UITableViewController.self)
    }

    open dynamic override func loadView() {
        if hasViewFile { super.loadView() }
        guard !(viewIfLoaded is UITableView) else { return adopt() }
        let table = UITableView(frame: stage.applicationState.mainScreen.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = table
        adopt()
    }

    private var hasViewFile: Bool { content.loader != nil || nibLoader != nil }

    /// Makes the controller the data source and delegate of a table that has none.
    private func adopt() {
        guard let tableView else { return }
        if let refreshControl { tableView.refreshControl = refreshControl }
        if tableView.dataSource == nil { tableView.dataSource = self }
        if tableView.delegate == nil { tableView.delegate = self }
    }

    open dynamic override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared {
            hasAppeared = true
            tableView?.reloadData()
        } else if clearsSelectionOnViewWillAppear {
            clearSelection(animated: animated)
        }
        stage.applicationState.keyboard.add(self)
        keyboardDidMove()
    }

    /// Differs from UIKit: scroll indicators flash only after an animated appearance, so that a scene that begins with
    /// a list is at rest.
    open dynamic override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if animated { tableView?.flashScrollIndicators() }
    }

    open dynamic override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stage.applicationState.keyboard.remove(self)
    }

    /// Deselects rows alongside a transition, which may be interactive; a canceled transition selects them again.
    private func clearSelection(animated: Bool) {
        guard let table = tableView, let selected = table.indexPathsForSelectedRows else { return }
        func deselect() { selected.forEach { table.deselectRow(at: $0, animated: animated) } }
        guard animated, let coordinator = transitionCoordinator else { return deselect() }
        coordinator.animate(
            alongsideTransition: { _ in deselect() },
            completion: { context in
                guard context.isCancelled else { return }
                selected.forEach { table.selectRow(at: $0, animated: false, scrollPosition: .none) }
            })
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: As data source and delegate

    // Subclasses override the methods they need. The results come from a storyboard's static sections, or else from the
    // default implementations of the protocols.

    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSections?.section(at: section)?.rows.count ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticSections?.row(at: indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSections?.section(at: section)?.header
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticSections?.section(at: section)?.footer
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.staticSections == nil && tableView.answers.isDefault(true)
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.answers.isDefault(false)
    }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let row = tableView.staticSections?.row(at: indexPath) else {
            return tableView.answers.isDefault(tableView.rowHeight)
        }
        return row.height ?? tableView.rowHeight
    }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.answers.isDefault(tableView.sectionHeaderHeight)
    }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.answers.isDefault(tableView.sectionFooterHeight)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.answers.isDefault(tableView.estimatedRowHeight)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.answers.isDefault(tableView.estimatedSectionHeaderHeight)
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.answers.isDefault(tableView.estimatedSectionFooterHeight)
    }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.answers.isDefault(nil)
    }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.answers.isDefault(nil)
    }
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.answers.isDefault(0)
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { tableView.answers.isDefault(.delete) }
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { tableView.answers.isDefault(nil) }
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

extension UITableViewController: KeyboardFollower {
    /// Keeps the rows above the keyboard, and scrolls to the row with the first responder.
    package func keyboardDidMove() {
        guard let tableView, tableView.window != nil else { return }
        let covered = tableView.keyboardOverlap(usesSafeArea: false)
        let inset = max(0, covered - tableView.safeAreaInsets.bottom)
        guard inset != keyboardInset else { return }
        tableView.contentInset.bottom += inset - keyboardInset
        tableView.verticalScrollIndicatorInsets.bottom += inset - keyboardInset
        keyboardInset = inset
        guard inset > 0, let responder = stage.applicationState.keyboard.firstResponder as? UIView,
            let row = tableView.row(of: responder)
        else { return }
        tableView.scrollRectToVisible(tableView.rowRect(row), animated: false)
    }
}
