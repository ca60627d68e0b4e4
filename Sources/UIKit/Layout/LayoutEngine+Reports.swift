internal import FrameLayout
internal import QuartzCore

extension LayoutEngine {
    /// What has been said already.
    struct Reports {
        fileprivate var conflicts: Set<ConstraintConflict> = []
        fileprivate var texts: Set<[String]> = []
        fileprivate var toldConflicts = 0
        fileprivate var untoldConflicts = 0
        fileprivate var willTellTheRest = false
        /// Whether the next commit looks for views whose frames the constraints leave open.
        fileprivate var willLookForAmbiguity = false
    }

    /// As many conflicts are told of, and as many views with open frames; of the others, only how many there are.
    private static let mostTold = 20

    /// Says which constraints cannot hold together and which one was broken, once for each such set.
    func report(_ conflicts: [ConstraintConflict]) {
        guard fitting == nil else { return }
        let new = conflicts.filter { reports.conflicts.insert($0).inserted }
        guard !new.isEmpty else { return }
        let names = names()
        for conflict in new {
            guard reports.toldConflicts < Self.mostTold else {
                reports.untoldConflicts += 1
                continue
            }
            let texts = conflict.constraints.map { names[$0]?() ?? "a given frame" }
            guard reports.texts.insert(texts).inserted else { continue }
            reports.toldConflicts += 1
            let broken = names[conflict.broken]?() ?? "a given frame"
            root.stage.diagnostics.trace(root.layerName, note: .constraintConflict(texts, broken: broken))
        }
        guard reports.untoldConflicts > 0, !reports.willTellTheRest else { return }
        reports.willTellTheRest = true
        root.stage.committer.afterNextCommit { [weak self] in
            guard let self else { return }
            root.stage.diagnostics.trace(root.layerName, note: .furtherConflicts(reports.untoldConflicts))
            (reports.willTellTheRest, reports.untoldConflicts) = (false, 0)
        }
    }

    /// Says that a constraint has numbers that cannot be computed with; it is left out, or stays as it was.
    func refuse(_ constraint: NSLayoutConstraint, _ error: LayoutError) {
        let fault =
            switch error {
            case .notFinite: "a number that is not finite; use a number of points"
            case .tooLarge: "a constant of more than a thousand million points; use a smaller one"
            case .noPriority: "a priority that is none; use one from 1 to 1000"
            case .unevenCoefficients:
                "a multiplier that is too large or too small to be computed with; use one between 1e-12 and 1e12"
            }
        root.stage.diagnostics.misuse("\(constraint.summaryWithSource) has \(fault).")
    }

    /// Says that constraints put a view where nothing can be.
    func refuse(_ item: LayoutItem) {
        guard let name = item.view?.layerName ?? item.guide?.identifier else { return }
        root.stage.diagnostics.misuse(
            "The constraints of \(name) give it a frame beyond a thousand million points; look for multipliers that multiply up."
        )
    }

    func reportGivingUp() {
        root.stage.diagnostics.misuse(
            "The constraints in \(root.layerName) are too many and too entangled for a solution to be found with reasonable effort; use fewer inequalities between views."
        )
    }

    /// What constraints are called in reports.
    private func names() -> [ConstraintID: () -> String] {
        var names: [ConstraintID: () -> String] = [:]
        for arrangement in arrangements.values {
            for (_, id) in arrangement.rules { names[id] = { "the arrangement of \(arrangement.view.layerName)" } }
        }
        func add(_ view: UIView) {
            for constraint in view.viewConstraints.held {
                if let id = entries[ObjectIdentifier(constraint)] { names[id] = { constraint.summaryWithSource } }
            }
            view.subviews.forEach(add)
        }
        add(root)
        return names
    }

    /// The views whose frames the constraints leave open, with what is open.
    func ambiguousViews() -> [(view: UIView, parts: [TraceNote.FramePart])] {
        update()
        let loose = boxes.solver.ambiguousVariables()
        guard !loose.isEmpty else { return [] }
        return views.compactMap { item in
            guard item.isPlaced, let view = item.view else { return nil }
            let parts = zip(item.variables, TraceNote.FramePart.allCases).filter { loose.contains($0.0) }.map(\.1)
            return parts.isEmpty ? nil : (view, parts)
        }
    }

    /// Looks once the application has finished with what it is doing: before, constraints are still missing. The frames of
    /// hidden views do not matter.
    func lookForAmbiguityAfterCommit() {
        guard !reports.willLookForAmbiguity, root is UIWindow else { return }
        reports.willLookForAmbiguity = true
        root.stage.committer.afterNextCommit { [weak self] in
            guard let self else { return }
            reports.willLookForAmbiguity = false
            let new = ambiguousViews().filter { view, parts in
                !view.isHiddenWithin(root)
                    && reports.texts.insert([view.layerName] + parts.map(\.rawValue)).inserted
            }
            for (view, parts) in new.prefix(Self.mostTold) {
                root.stage.diagnostics.trace(view.layerName, note: .ambiguousLayout(parts))
            }
            guard new.count > Self.mostTold else { return }
            root.stage.diagnostics.trace(
                root.layerName, note: .furtherAmbiguousLayouts(new.count - Self.mostTold))
        }
    }
}
