public import FrameProperties
internal import QuartzCore

/// A controller that shows a collection view and acts as its data source and delegate.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The collection view, which fills the controller's view. A controller that shares it
    /// (``useLayoutToLayoutNavigationTransitions``) has the collection view of the controller below.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollectionView
        }
        set { setCollectionView(newValue) }
    }
    private var ownCollectionView: UICollectionView?
    /// The layout passed to the initializer, or otherwise the collection view's layout.
    open var collectionViewLayout: UICollectionViewLayout { ownLayout ?? collectionView.collectionViewLayout }
    private let ownLayout: UICollectionViewLayout?
    /// Whether the selection is cleared when the controller appears.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether pushing this controller onto another collection controller changes the layout of that controller's
    /// collection view instead of sliding in a new one, and popping it changes the layout back. Set it before the push,
    /// and do not change it while the controller is on the stack. The controller below remains the data source and
    /// delegate until they are replaced.
    open var useLayoutToLayoutNavigationTransitions = false
    /// Whether a long press on an item moves it, if the class implements `collectionView(_:moveItemAt:to:)`.
    @Observed open var installsStandardGestureForInteractiveMovement = true { didSet { installReordering() } }
    private var reordering: ReorderingPress?

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        ownLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        ownLayout = nil
        super.init(coder: coder)
        coder.finish(self, as: UICollectionViewController.self)
    }

    open override func loadView() {
        if let shared = sharedCollectionView {
            view = Self.makeWrapper(stage.applicationState.mainScreen.bounds)
            return ownCollectionView = shared
        }
        if ownLayout == nil {
            super.loadView()
            if ownCollectionView != nil { return }
            if let loaded = viewIfLoaded as? UICollectionView {
                view = Self.makeWrapper(loaded.frame)
                return setUp(loaded)
            }
        }
        if viewIfLoaded == nil { view = Self.makeWrapper(stage.applicationState.mainScreen.bounds) }
        if ownLayout == nil {
            stage.diagnostics.misuse(
                "UICollectionView must be initialized with a non-nil layout parameter: make \(subject) with init(collectionViewLayout:), or from a storyboard."
            )
        }
        setUp(
            UICollectionView(frame: view.bounds, collectionViewLayout: ownLayout ?? UICollectionViewFlowLayout()))
    }

    private static func makeWrapper(_ frame: CGRect) -> UIView {
        let wrapper = UIView(frame: frame)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return wrapper
    }

    private func setUp(_ collection: UICollectionView) {
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
        setCollectionView(collection)
    }

    private func setCollectionView(_ collection: UICollectionView?) {
        guard collection !== ownCollectionView else { return }
        if ownCollectionView?.superview === viewIfLoaded { ownCollectionView?.removeFromSuperview() }
        ownCollectionView = collection
        if collection?.dataSource == nil { collection?.dataSource = self }
        if collection?.delegate == nil { collection?.delegate = self }
        if viewIfLoaded != nil { embed() }
        installReordering()
    }

    /// Adds the collection view to the controller's view.
    func embed() {
        guard let collection = ownCollectionView, let view = viewIfLoaded, collection !== view else { return }
        collection.translatesAutoresizingMaskIntoConstraints = true
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if collection.superview !== view { view.insertSubview(collection, at: 0) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        clearSelection(animated: animated)
    }

    /// Clears the selection along with the transition that reveals the controller, and restores it if the transition is
    /// canceled.
    private func clearSelection(animated: Bool) {
        guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions,
            let collection = ownCollectionView, let paths = collection.indexPathsForSelectedItems, !paths.isEmpty
        else { return }
        guard animated, let coordinator = transitionCoordinator else {
            return paths.forEach { collection.deselectItem(at: $0, animated: animated) }
        }
        coordinator.animate(alongsideTransition: { _ in
            paths.forEach { collection.deselectItem(at: $0, animated: true) }
        }) { context in
            guard context.isCancelled else { return }
            paths.forEach { collection.selectItem(at: $0, animated: false, scrollPosition: []) }
        }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        ownCollectionView?.isEditing = editing
    }

    // MARK: Reordering

    private func installReordering() {
        guard let collection = ownCollectionView, installsStandardGestureForInteractiveMovement,
            MethodOverride.moveItem.isOverridden(by: self)
        else {
            reordering?.uninstall()
            return reordering = nil
        }
        if reordering?.collection !== collection {
            reordering?.uninstall()
            reordering = ReorderingPress(of: collection)
        }
    }

    // MARK: As data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { MissingSupplementaryView(frame: .zero) }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        MethodOverride.moveItem.isOverridden(by: self)
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: As delegate

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    // MARK: As delegate of the scroll view

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
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
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

extension MethodOverride {
    fileprivate static let moveItem = MethodOverride(
        of: ItemMoving.self, declaredBy: UICollectionViewController.self, besides: PlainCollection.self)

    private final class PlainCollection: UICollectionViewController {}

    private final class ItemMoving: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }
}

/// The long press that moves the items of a collection controller.
@MainActor private final class ReorderingPress: NSObject, UIGestureRecognizerDelegate {
    private(set) weak var collection: UICollectionView?
    private let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)

    init(of collection: UICollectionView) {
        self.collection = collection
        super.init()
        recognizer.name = "reorder"
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("follow", ReorderingPress.follow))
        collection.addGestureRecognizer(recognizer)
    }

    func uninstall() { collection?.removeGestureRecognizer(recognizer) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collection, let path = collection.indexPathForItem(at: recognizer.location(in: collection)) else {
            return false
        }
        return collection.dataSource?.collectionView(collection, canMoveItemAt: path) ?? false
    }

    private func follow(_ press: UILongPressGestureRecognizer) {
        guard let collection else { return }
        let point = press.location(in: collection)
        switch press.state {
        case .began:
            guard let path = collection.indexPathForItem(at: point),
                let center = collection.layoutAttributesForItem(at: path)?.center
            else { return }
            guard collection.beginInteractiveMovementForItem(at: path) else { return }
            collection.reordering?.grip = CGPoint(x: center.x - point.x, y: center.y - point.y)
        case .changed:
            guard let grip = collection.reordering?.grip else { return }
            collection.updateInteractiveMovementTargetPosition(point + grip)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        case .possible: break
        }
    }
}
