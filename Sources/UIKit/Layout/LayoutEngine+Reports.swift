internal import FrameLayout
internal import QuartzCore

extension LayoutEngine {
    /// What has been said already.
    struct Reports {
        fileprivate var conflicts: Set<ConstraintConflict> = []
        fileprivate var texts: Set<[String]> = []
        /// Whether the next commit looks for views whose frames the constraints leave open.
        fileprivate var willLookForAmbiguity = false
    }

    /// Says which constraints cannot hold together and which one was broken, once for each such set.
    func report(_ conflicts: [ConstraintConflict]) {
        guard fitting == nil else { return }
        let new = conflicts.filter { reports.conflicts.insert($0).inserted }
        guard !new.isEmpty else { return }
        let names = names()
        for conflict in new {
            let texts = conflict.constraints.map { names[$0]?() ?? "a given frame" }
            guard reports.texts.insert(texts).inserted else { continue }
            let broken = names[conflict.broken]?() ?? "a given frame"
            root.stage.diagnostics.trace(root.layerName, note: .constraintConflict(texts, broken: broken))
        }
    }

    /// What constraints are called in reports.
    private func names() -> [ConstraintID: () -> String] {
        var names: [ConstraintID: () -> String] = [:]
        for arrangement in arrangements.values {
            for (_, id) in arrangement.rules { names[id] = { "the arrangement of \(arrangement.view.layerName)" } }
        }
        func add(_ view: UIView) {
            for constraint in view.heldConstraints {
                if let id = entries[ObjectIdentifier(constraint)] { names[id] = { constraint.summaryWithSource } }
            }
            view.subviews.forEach(add)
        }
        add(root)
        return names
    }

    /// The views whose frames the constraints leave open.
    func ambiguousViews() -> [UIView] {
        update()
        let loose = boxes.solver.ambiguousVariables()
        guard !loose.isEmpty else { return [] }
        return views.filter { item in item.isPlaced && item.variables.contains { loose.contains($0) } }
            .compactMap(\.view)
    }

    /// Looks once the application has finished with what it is doing: before, constraints are still missing.
    func lookForAmbiguityAfterCommit() {
        guard !reports.willLookForAmbiguity, root is UIWindow else { return }
        reports.willLookForAmbiguity = true
        root.stage.committer.afterNextCommit { [weak self] in
            guard let self else { return }
            reports.willLookForAmbiguity = false
            let names = ambiguousViews().map(\.layerName)
            guard !names.isEmpty, reports.texts.insert(names).inserted else { return }
            root.stage.diagnostics.trace(root.layerName, note: .ambiguousLayout(names))
        }
    }
}
