internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// Solves the constraints of a view hierarchy, and requests the layout of views whose subviews move.
///
/// Views that translate their autoresizing mask are given: their frames enter the system unchanged. The other views
/// that take part in a constraint are the unknowns; their superview's `layoutSubviews()` sets their frames.
///
/// Changes are collected and applied to the system before the next layout. The solution continues from the previous
/// one, and only frames that it moves are checked.
@MainActor final class LayoutEngine {
    /// The target size of a fitting, in points, with its priorities.
    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    private unowned let root: UIView
    private let fitting: Fitting?
    private let reports: LayoutReports
    private(set) var system: LayoutSystem
    private var changes = LayoutChanges()
    private var needsUpdate = true
    private var needsNewSystem = true
    private var isUpdating = false

    /// The maximum number of rounds in which text is measured at its solved width. The second round usually changes
    /// nothing.
    private static let mostMeasurements = 4

    init(of root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
        reports = LayoutReports(of: root)
        system = LayoutSystem(of: root, fitting: fitting, reports: reports)
    }

    // MARK: - Changes

    /// Discards the system, because any part of the hierarchy may have changed.
    func hierarchyChanged() {
        needsNewSystem = true
        setNeedsUpdate()
    }

    /// Records that a subtree was added, or that its root changed between a given frame and a solved one.
    func joined(_ view: UIView) {
        guard view.takesPartInLayout || view.viewConstraints.isItem else { return }
        changes.join(view)
        setNeedsUpdate()
    }

    /// Records that a subtree is about to be removed.
    func left(_ view: UIView) {
        guard !needsNewSystem else { return }
        system.remove(view)
        changes.leave()
        setNeedsUpdate()
    }

    func left(_ guide: UILayoutGuide) {
        if system.remove(guide) { setNeedsUpdate() }
    }

    /// Records that the constraints that a view creates for its subviews changed.
    func rearranged(_ view: UIView) {
        changes.rearrange(view)
        setNeedsUpdate()
    }

    /// Records that a constraint was activated, or that its constant or priority changed.
    func changed(_ constraint: NSLayoutConstraint) {
        changes.change(constraint)
        setNeedsUpdate()
    }

    func released(_ constraint: NSLayoutConstraint) {
        changes.release(constraint)
        setNeedsUpdate()
    }

    /// Records that the content size, the content priorities, or the given frame of a view changed.
    func changed(_ view: UIView) {
        changes.change(view)
        setNeedsUpdate()
    }

    /// Records that a scroll view scrolled, which may move its guides and constraints between its content and views
    /// outside it.
    func offsetChanged(of view: UIView) {
        if view.viewGuides.followInsets || system.hasDependents { marginsChanged() }
    }

    /// Records that margins, safe areas, or scroll offsets changed.
    func marginsChanged() {
        changes.changeMargins()
        setNeedsUpdate()
    }

    /// Requests an update, because something changed, or because `updateConstraints()` is due and may change something.
    func setNeedsUpdate() {
        needsUpdate = true
        guard !isUpdating, fitting == nil else { return }
        root.setNeedsLayout()
    }

    // MARK: - Solving

    /// Solves the changes, and requests the layout of the superviews of all views that move.
    func update() {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        if fitting == nil { root.updateConstraintsIfNeeded() }
        needsUpdate = false
        let isStructural = applyChanges()
        solve()
        for _ in 0..<Self.mostMeasurements where system.remeasure() || system.moveWithBaselines() { solve() }
        let moved = system.takeMoved()
        guard fitting == nil else { return }
        let scale = scale
        for item in moved {
            if let guide = item.guide {
                guide.solvedFrame = CGRect(item.frame)
            } else if item.isPlaced, let view = item.view, !view.has(item.viewFrame(scale: scale)) {
                view.superview?.setNeedsLayout()
            }
        }
        if isStructural { reports.reportAmbiguityAfterCommit(of: self) }
    }

    /// Applies the changes. Returns whether views or constraints were added or removed.
    private func applyChanges() -> Bool {
        let changes = changes.take()
        guard needsNewSystem else { return system.apply(changes) }
        needsNewSystem = false
        system = LayoutSystem(of: root, fitting: fitting, reports: reports)
        system.addHierarchy()
        return true
    }

    private func solve() {
        let conflicts = system.boxes.solver.solve()
        if fitting == nil { reports.report(conflicts, in: system) }
        if system.boxes.solver.hasGivenUp { reports.reportGivingUp() }
        for item in system.updateFrames() { reports.refuse(item) }
    }

    /// Sets the frames of a view's subviews, rounded to pixels.
    func place(subviewsOf view: UIView) {
        update()
        let scale = scale
        for subview in view.subviews where subview.viewConstraints.isItem {
            guard let item = system.existingItem(for: subview), item.isPlaced else { continue }
            let frame = item.viewFrame(scale: scale)
            if !subview.has(frame) { subview.constrainedFrame = frame }
        }
    }

    /// The size of the root, rounded up to whole pixels.
    func fittedSize() -> CGSize {
        update()
        let size = system.existingItem(for: root)?.frame.size ?? .zero
        let scale = scale
        func up(_ length: Double) -> CGFloat { max(0, (length * scale - 1e-6).rounded(.up) / scale) }
        return CGSize(width: up(size.width), height: up(size.height))
    }

    /// The solved size of a guide; `nil` if no constraint refers to it.
    func solvedSize(of guide: UILayoutGuide) -> CGSize? {
        update()
        return system.existingItem(for: guide).map { CGSize($0.frame.size) }
    }

    /// The views whose frames are ambiguous, with the ambiguous parts.
    func ambiguousViews() -> [(view: UIView, parts: [TraceNote.FramePart])] {
        update()
        let loose = system.boxes.solver.ambiguousVariables()
        guard !loose.isEmpty else { return [] }
        return system.views.compactMap { item in
            guard item.isPlaced, let view = item.view else { return nil }
            let parts = zip(item.variables, TraceNote.FramePart.allCases).filter { loose.contains($0.0) }.map(\.1)
            return parts.isEmpty ? nil : (view, parts)
        }
    }

    private var scale: Double { root.stage.committer.scale }
}

extension UIView {
    /// Whether the view already has the frame, except for rounding. A frame is stored as a center and a size, so thirds
    /// of a point differ in the last digit, and a view that did not move would be moved again.
    fileprivate func has(_ frame: CGRect) -> Bool {
        let own = constrainedFrame
        return [
            own.minX - frame.minX, own.minY - frame.minY, own.width - frame.width, own.height - frame.height,
        ].allSatisfy { abs($0) < 1e-9 * max(1, abs(frame.maxX), abs(frame.maxY)) }
    }
}
