internal import FrameLayout
internal import QuartzCore

/// Reports conflicting, invalid, and missing constraints of a view hierarchy, each of them once.
@MainActor final class LayoutReports {
    private unowned let root: UIView
    private var conflicts: Set<ConstraintConflict> = []
    private var texts: Set<[String]> = []
    private var reportedConflicts = 0
    /// The number of conflicts beyond ``mostReported`` to be reported with the next commit.
    private var furtherConflicts = 0
    /// Whether the next commit checks for views with ambiguous frames.
    private var willCheckForAmbiguity = false

    /// The maximum number of reported conflicts, and of reported views with ambiguous frames. Beyond it, only the
    /// number is reported.
    private static let mostReported = 20

    init(of root: UIView) {
        self.root = root
    }

    /// Reports sets of conflicting constraints, and the constraint of each set that was broken.
    func report(_ conflicts: [ConstraintConflict], in system: LayoutSystem) {
        let new = conflicts.filter { self.conflicts.insert($0).inserted }
        guard !new.isEmpty else { return }
        let names = names(in: system)
        for conflict in new {
            guard reportedConflicts < Self.mostReported else {
                reportFurtherConflict()
                continue
            }
            let texts = conflict.constraints.map { names[$0]?() ?? "a given frame" }
            guard self.texts.insert(texts).inserted else { continue }
            reportedConflicts += 1
            let broken = names[conflict.broken]?() ?? "a given frame"
            root.stage.diagnostics.trace(root.layerName, note: .constraintConflict(texts, broken: broken))
        }
    }

    private func reportFurtherConflict() {
        furtherConflicts += 1
        guard furtherConflicts == 1 else { return }
        root.stage.committer.afterNextCommit { [weak self] in
            guard let self else { return }
            root.stage.diagnostics.trace(root.layerName, note: .furtherConflicts(furtherConflicts))
            furtherConflicts = 0
        }
    }

    /// Reports a constraint with invalid numbers, which is omitted or remains unchanged.
    func refuse(_ constraint: NSLayoutConstraint, _ error: LayoutError) {
        let fault =
            switch error {
            case .notFinite: "a number that is not finite; use a number of points"
            case .tooLarge: "a constant of more than a thousand million points; use a smaller one"
            case .invalidPriority: "an invalid priority; use one from 1 to 1000"
            case .unevenCoefficients: "a multiplier out of range; use one between 1e-12 and 1e12"
            }
        root.stage.diagnostics.misuse("\(constraint.summaryWithSource) has \(fault).")
    }

    /// Reports a frame that is out of range.
    func refuse(_ item: LayoutItem) {
        guard let name = item.view?.layerName ?? item.guide?.identifier else { return }
        root.stage.diagnostics.misuse(
            "The constraints of \(name) give it a frame beyond a thousand million points; check for multipliers that compound."
        )
    }

    func reportGivingUp() {
        root.stage.diagnostics.misuse(
            "No solution of the constraints in \(root.layerName) was found with reasonable effort; use fewer inequalities between views."
        )
    }

    /// The names of constraints to use in reports.
    private func names(in system: LayoutSystem) -> [ConstraintID: () -> String] {
        var names: [ConstraintID: () -> String] = [:]
        for arrangement in system.arrangements.values {
            for (_, id) in arrangement.rules { names[id] = { "the arrangement of \(arrangement.view.layerName)" } }
        }
        func add(_ view: UIView) {
            for constraint in view.viewConstraints.held {
                if let id = system.entries[ObjectIdentifier(constraint)] {
                    names[id] = { constraint.summaryWithSource }
                }
            }
            view.subviews.forEach(add)
        }
        add(root)
        return names
    }

    /// Reports views with ambiguous frames after the next commit. Until then, the application may still add
    /// constraints. The frames of hidden views do not matter.
    func reportAmbiguityAfterCommit(of engine: LayoutEngine) {
        guard !willCheckForAmbiguity, root is UIWindow else { return }
        willCheckForAmbiguity = true
        root.stage.committer.afterNextCommit { [weak self, weak engine] in
            guard let self, let engine else { return }
            willCheckForAmbiguity = false
            report(engine.ambiguousViews())
        }
    }

    private func report(_ views: [(view: UIView, parts: [TraceNote.FramePart])]) {
        let new = views.filter { view, parts in
            !view.isHiddenWithin(root) && texts.insert([view.layerName] + parts.map(\.rawValue)).inserted
        }
        for (view, parts) in new.prefix(Self.mostReported) {
            root.stage.diagnostics.trace(view.layerName, note: .ambiguousLayout(parts))
        }
        guard new.count > Self.mostReported else { return }
        root.stage.diagnostics.trace(
            root.layerName, note: .furtherAmbiguousLayouts(new.count - Self.mostReported))
    }
}
