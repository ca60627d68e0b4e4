package import FrameLayers
internal import FramePainting

extension CALayer {
    func attachCopy(of anim: CAAnimation, forKey key: String?) {
        let key = anim is CATransition ? kCATransition : key
        let replaced = key.flatMap(attachments.last(forKey:))
        if let key { removeReplaced(forKey: key) }
        guard let copy = anim.copy() as? CAAnimation else { return }
        copy.replacesShown = replaced.map { $0.isCommitted || $0.animation.replacesShown } ?? false
        let transactions = stage.committer.transactions
        if copy.duration <= 0 { copy.duration = transactions.animationDuration }
        if copy.timingFunction == nil, copy.curve == nil { copy.timingFunction = transactions.explicitTimingFunction }
        let attachment = AnimationAttachment(key: key ?? "", animation: copy, on: stage)
        copy.transaction = transactions.join()
        attachments.append(attachment)
        stage.committer.animationEnds.add(attachment, of: self)
        setNeedsCommit()
    }

    var attachedKeys: [String]? {
        let keys = attachments.all.map(\.key).filter { !$0.isEmpty }
        return keys.isEmpty ? nil : keys
    }

    /// Whether an animation in the layer's subtree has not ended. Animations that never end do not count.
    package var isMovingInSubtree: Bool {
        var layers = [self]
        while let layer = layers.popLast() {
            let isMoving = layer.attachments.all.contains { attachment in
                !attachment.hasEnded && attachment.animation.repeatCount.isFinite
                    && attachment.animation.repeatDuration.isFinite
            }
            if isMoving { return true }
            layers += layer.sublayers ?? []
        }
        return false
    }

    /// Whether the animations allow the layer's view to receive touches.
    package var allowsTouches: Bool { attachments.all.allSatisfy(\.animation.allowsTouches) }

    /// Removes the animations with `key` because another animation replaces them.
    private func removeReplaced(forKey key: String) {
        for attachment in attachments.all(forKey: key) { attachment.isReplaced = true }
        removeAnimation(forKey: key)
    }

    func detachAll() {
        end(attachments.removeAll())
    }

    func detach(forKey key: String) {
        end(attachments.removeAll(forKey: key))
    }

    /// Ends removed animations. Those that have not ended report it on the next turn, rather than during the animation
    /// block or commit that removes them.
    private func end(_ leaving: [AnimationAttachment]) {
        guard !leaving.isEmpty else { return }
        setNeedsCommit()
        for attachment in leaving where !attachment.hasEnded {
            stage.committer.animationEnds.forget(attachment)
            attachment.hasEnded = true
            stage.loop.scheduleNow {
                attachment.traceEnd(on: self, .stopped)
                attachment.animation.notifyOfEnd(finished: false)
            }
        }
    }

    func markEnded(_ attachment: AnimationAttachment) {
        attachment.hasEnded = true
        guard attachment.animation.isRemovedOnCompletion else { return }
        attachments.remove(attachment)
        setNeedsCommit()
    }
}

extension CALayer {
    /// `name` if no animation has this key, otherwise the first of `name-2`, `name-3`, … that is free.
    package func freeAnimationKey(_ name: String) -> String { attachments.freeKey(name) }

    /// The number of keys that ``freeAnimationKey(_:)`` has compared, which measures its work.
    package var comparedKeyCount: Int { attachments.comparedKeyCount }

    /// Attaches an animation without copying it, for a caller that later changes and detaches it.
    package func attach(_ animation: CAAnimation, forKey key: String) -> AnimationAttachment {
        let attachment = AnimationAttachment(key: key, animation: animation, on: stage)
        attachments.append(attachment)
        stage.committer.animationEnds.add(attachment, of: self)
        setNeedsCommit()
        return attachment
    }

    /// Removes the animations whose key is the property's key path, so that a new animation can continue from their
    /// current value. Animations that have not ended are ended as unfinished.
    ///
    /// - Returns: The value on screen, or the first value of an animation that is not yet on screen; `nil` if there is
    ///   no animation.
    package func takeOver(_ property: LayerProperty) -> AnimatedValue? {
        guard let last = attachments.last(forKey: property.keyPath) else { return nil }
        defer { removeReplaced(forKey: property.keyPath) }
        if last.isCommitted { return property.read(shownProperties) }
        return (last.animation as? CAPropertyAnimation)?.firstValue(
            of: property, over: property.read(modelValues), shown: property.read(shownProperties))
    }

    /// Changes an attached animation while it runs. It restarts at its `beginTime` with the next commit.
    package func change(_ attachment: AnimationAttachment, _ change: (CAAnimation) -> Void) {
        guard attachments.contains(attachment) else { return }
        stage.committer.animationEnds.forget(attachment)
        change(attachment.animation)
        attachments.restart(attachment)
        stage.committer.animationEnds.add(attachment, of: self)
        setNeedsCommit()
    }

    /// Removes an attached animation, ended or not, without calling its completions.
    package func detach(_ attachment: AnimationAttachment) {
        guard attachments.contains(attachment) else { return }
        stage.committer.animationEnds.forget(attachment)
        if attachment.isTraced { attachment.traceEnd(on: self, .detached) }
        attachments.remove(attachment)
        setNeedsCommit()
    }
}

extension CALayer {
    func firstAction(forKey event: String) -> (any CAAction)? {
        let answer =
            delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
            ?? implicitAnimation(forKey: event)
        return answer is NSNull ? nil : answer
    }

    /// Sets an animatable property and runs its action. Setting an equal value has no effect.
    func change<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
    ) {
        guard modelValues[keyPath: path] != value else { return }
        let action = stage.committer.transactions.disablesActions ? nil : action(forKey: key)
        observations?.begin()
        store(path, value)
        action?.run(forKey: key, object: self, arguments: nil)
        observations?.end()
    }

    /// Sets a property without an action.
    func store<Value: Equatable>(_ path: WritableKeyPath<LayerProperties, Value>, _ value: Value) {
        guard modelValues[keyPath: path] != value else { return }
        modelValues[keyPath: path] = value
        setNeedsCommit()
        observedValueDidChange()
    }

    /// The maximum number of items in a drawing. A snapshot that contains earlier snapshots of the same view doubles
    /// with each of them.
    private static let drawingLimit = 1 << 18

    /// Sets the drawing that the layer shows as its contents. A drawing with too many items is not shown, and the run
    /// fails.
    package func show(_ drawing: Drawing?) {
        if let drawing, drawing.items.count(upTo: Self.drawingLimit) == Self.drawingLimit {
            stage.diagnostics.misuse(
                "The drawing of \(displayName) has more than \(Self.drawingLimit) items; does it contain snapshots of itself? "
                    + "Remove earlier snapshots before taking another.")
            return store(\.drawing, nil)
        }
        store(\.drawing, drawing)
    }

    /// Sets a property, given by its row, without an action.
    package func setModel(_ property: LayerProperty, _ value: AnimatedValue) {
        property.write(&modelValues, value)
        setNeedsCommit()
    }

    /// The default animation of a layer that has been on screen; `nil` if the property is not animated implicitly.
    private func implicitAnimation(forKey event: String) -> (any CAAction)? {
        guard shown != nil, let property = LayerProperty.named(event), property.isImplicitlyAnimated else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.setStart(property.read(shownProperties))
        animation.timingFunction = stage.committer.transactions.timingFunction
        return animation
    }
}
