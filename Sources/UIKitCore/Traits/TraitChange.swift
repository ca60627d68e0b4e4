internal import QuartzCore

/// The traits that objects had before a change. Each object whose traits differ afterward is notified once, before its
/// heirs (facts/trait-updates).
@MainActor final class TraitChange {
    private var previous: [ObjectIdentifier: (holder: any TraitHolder, traits: UITraitCollection)] = [:]
    private var invalidated: Set<ObjectIdentifier> = []
    private var notified: Set<ObjectIdentifier> = []

    init(of holder: any TraitHolder) { record(holder) }

    /// Records the traits of `holder` and its heirs, unless they have already been recorded.
    func record(_ holder: any TraitHolder) {
        guard previous[ObjectIdentifier(holder)] == nil else { return }
        previous[ObjectIdentifier(holder)] = (holder, holder.traitCollection)
        holder.traitHeirs.forEach(record)
    }

    /// Invalidates, once, everything that depends on the changed traits of `holder` and its heirs.
    ///
    /// Heirs are included even if the object's own traits are unchanged, because they may have inherited from another
    /// object before.
    func invalidate(_ holder: any TraitHolder) {
        guard invalidated.insert(ObjectIdentifier(holder)).inserted else { return }
        if let old = previous[ObjectIdentifier(holder)]?.traits {
            let changed = changes(of: holder, from: old)
            if !changed.isEmpty { holder.invalidate(changed) }
        }
        holder.traitHeirs.forEach(invalidate)
    }

    /// Invalidates everything that depends on the changed traits of `holders` and their heirs, and then notifies all of
    /// them.
    func notify(_ holders: [any TraitHolder]) {
        var inner: Set<ObjectIdentifier> = []
        func collect(_ heir: any TraitHolder) {
            if inner.insert(ObjectIdentifier(heir)).inserted { heir.traitHeirs.forEach(collect) }
        }
        holders.flatMap(\.traitHeirs).forEach(collect)
        let outermost = holders.filter { !inner.contains(ObjectIdentifier($0)) }
        outermost.forEach(invalidate)
        for holder in outermost { notify(holder, inheriting: nil, isInChangedView: false) }
    }

    /// Notifies `holder`, and then its heirs.
    ///
    /// - Parameter inherited: The previous traits of the object from which the holder inherits, if they have changed.
    ///   They apply also to a holder that has not been recorded.
    private func notify(_ holder: any TraitHolder, inheriting inherited: UITraitCollection?, isInChangedView: Bool) {
        let holder = holder.traitsMayHaveChanged()
        guard notified.insert(ObjectIdentifier(holder)).inserted else { return }
        let old = previous[ObjectIdentifier(holder)]?.traits ?? inherited
        let changed = old.map { changes(of: holder, from: $0) } ?? []
        if let old, !changed.isEmpty { call(holder, changed, from: old) }
        let changedView = changed.isEmpty ? nil : holder as? UIView
        for heir in holder.traitHeirs {
            notify(
                heir, inheriting: changed.isEmpty ? nil : old,
                isInChangedView: isInChangedView || changedView != nil)
        }
        // This also reaches the views inside.
        if let changedView, !isInChangedView, changed.contains(where: { $0.affectsColorAppearance }) {
            changedView.asCurrent { changedView.tintColorDidChange() }
        }
    }

    private func changes(of holder: any TraitHolder, from old: UITraitCollection) -> [UITrait] {
        let new = holder.traitCollection
        return new === old ? [] : new.changedTraits(from: old)
    }

    private func call(_ holder: any TraitHolder, _ changed: [UITrait], from old: UITraitCollection) {
        holder.willCallTraitsDidChange()
        holder.traitCollection.asCurrent {
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
    /// Number of changes in progress, each made during the notification of the previous one.
    private var depth = 0
    /// Number of nested changes that no application needs. Beyond it, each change is assumed to cause the next one.
    private static let mostChanges = 64

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
            // Needed for changes made during a commit.
            stage.committer.afterNextCommit {}
        }
    }

    /// Runs `body`, which changes the traits of `holder` and its heirs, and notifies them.
    func change(_ holder: any TraitHolder, _ body: () -> Void) {
        stage.applicationState.variesInColor = true
        guard depth < Self.mostChanges else {
            return diagnostics.misuse(
                "the traits of \(type(of: holder)) never settle: each change makes the next one; change them there only if something else has changed."
            )
        }
        depth += 1
        defer { depth -= 1 }
        let change = begin(with: holder)
        body()
        change.notify([holder])
    }

    /// Records the traits of `holder` and its heirs before a change that is about to begin, after delivering the
    /// notifications of earlier changes.
    func begin(with holder: any TraitHolder) -> TraitChange {
        update()
        return TraitChange(of: holder)
    }

    /// Notifies the objects whose traits have changed since the last update. Changes made by those objects wait for the
    /// next update.
    func update() {
        guard let (change, holders) = waiting else { return }
        waiting = nil
        change.notify(holders)
    }
}
