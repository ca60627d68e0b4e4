internal import QuartzCore

/// The traits that objects had before a change. Each object whose traits differ afterwards is notified once, before its heirs
/// (facts/trait-updates).
@MainActor final class TraitChange {
    private var previous: [ObjectIdentifier: (holder: any TraitHolder, traits: UITraitCollection)] = [:]

    init(of holder: any TraitHolder) { record(holder) }

    /// Records the traits of `holder` and its heirs, unless they have been recorded.
    func record(_ holder: any TraitHolder) {
        guard previous[ObjectIdentifier(holder)] == nil else { return }
        previous[ObjectIdentifier(holder)] = (holder, holder.traitCollection)
        holder.traitHeirs.forEach(record)
    }

    /// Notifies `holder`, and then its heirs.
    func notify(_ holder: any TraitHolder) {
        notify(holder, from: holder.traitCollection, isInChangedView: false)
    }

    /// - Parameter fallback: the previous traits of an object that has not been recorded: those of what it inherits from.
    private func notify(_ holder: any TraitHolder, from fallback: UITraitCollection, isInChangedView: Bool) {
        let holder = holder.traitsMayHaveChanged()
        let old = previous[ObjectIdentifier(holder)]?.traits ?? fallback
        let new = holder.traitCollection
        let changed = new.changedTraits(from: old)
        // A presentation has the container's traits, and what is presented the presenter's.
        guard !changed.isEmpty || holder is UIPresentationController else { return }
        previous[ObjectIdentifier(holder)] = (holder, new)
        if !changed.isEmpty { call(holder, changed, from: old, to: new) }
        let view = holder as? UIView
        for heir in holder.traitHeirs {
            notify(heir, from: old, isInChangedView: isInChangedView || view != nil)
        }
        // Reaches the views inside.
        if let view, !isInChangedView, changed.contains(where: { $0.affectsColorAppearance }) {
            view.asCurrent { view.tintColorDidChange() }
        }
    }

    private func call(
        _ holder: any TraitHolder, _ changed: [UITrait], from old: UITraitCollection, to new: UITraitCollection
    ) {
        holder.traitsDidChange(changed, from: old)
        new.asCurrent {
            holder.traitCollectionDidChange(old)
            for registration in holder.traitState?.registrations ?? [] where registration.observes(changed) {
                registration.action(holder, old)
            }
        }
    }
}

/// The changes of traits whose notifications wait for the next layout.
@MainActor final class TraitUpdates {
    private unowned let stage: Stage
    private var waiting: (change: TraitChange, holders: [any TraitHolder])?

    var diagnostics: Diagnostics { stage.diagnostics }

    init(on stage: Stage) {
        self.stage = stage
        stage.committer.beforeLayout = { [weak self] in self?.update() }
    }

    /// Called before the traits of `holder` and its heirs change.
    func willChange(_ holder: any TraitHolder) {
        stage.applicationState.variesInColor = true
        if let waiting {
            waiting.change.record(holder)
            self.waiting?.holders.append(holder)
        } else {
            waiting = (TraitChange(of: holder), [holder])
            // For changes that are made during a commit.
            stage.committer.afterNextCommit {}
        }
    }

    /// Runs `body`, which changes the traits of `holder` and its heirs, and notifies them.
    func change(_ holder: any TraitHolder, _ body: () -> Void) {
        update()
        stage.applicationState.variesInColor = true
        let change = TraitChange(of: holder)
        body()
        change.notify(holder)
    }

    /// Notifies the objects whose traits have changed since the last update. Changes that they make wait for the next one.
    func update() {
        guard let (change, holders) = waiting else { return }
        waiting = nil
        holders.forEach(change.notify)
    }
}
