extension CALayer {
    func attachCopy(of anim: CAAnimation, forKey key: String?) {
        let key = anim is CATransition ? kCATransition : key
        if let key { removeAnimation(forKey: key) }
        guard let copy = anim.copy() as? CAAnimation else { return }
        let transactions = stage.committer.transactions
        if copy.duration <= 0 { copy.duration = transactions.animationDuration }
        let attachment = AnimationAttachment(key: key ?? "", animation: copy, on: stage)
        copy.transaction = transactions.join()
        attachments.append(attachment)
        stage.committer.animationEnds.add(self)
        setNeedsCommit()
    }

    public func removeAnimation(forKey key: String) {
        detach { $0.key == key }
    }

    public func removeAllAnimations() {
        detachAll()
    }

    public func animationKeys() -> [String]? {
        let keys = attachments.map(\.key).filter { !$0.isEmpty }
        return keys.isEmpty ? nil : keys
    }

    /// The attached copy; changing it has no effect.
    public func animation(forKey key: String) -> CAAnimation? {
        attachments.first { $0.key == key }?.animation
    }

    func detachAll() {
        detach { _ in true }
    }

    /// Takes animations away before their end. They are told so on the next turn, not in the middle of whatever takes them
    /// away: an animation block that replaces them, a commit. Those that had ended already were told so then.
    private func detach(where matches: (AnimationAttachment) -> Bool) {
        let leaving = attachments.filter(matches)
        guard !leaving.isEmpty else { return }
        attachments.removeAll(where: matches)
        setNeedsCommit()
        for attachment in leaving where !attachment.hasEnded {
            stage.committer.animationEnds.forget(attachment)
            attachment.hasEnded = true
            stage.loop.scheduleNow {
                attachment.noteEnd(on: self, finished: false)
                attachment.animation.tellEnd(finished: false)
            }
        }
    }

    func markEnded(_ attachment: AnimationAttachment) {
        attachment.hasEnded = true
        guard attachment.animation.isRemovedOnCompletion else { return }
        attachments.removeAll { $0 === attachment }
        setNeedsCommit()
    }
}
