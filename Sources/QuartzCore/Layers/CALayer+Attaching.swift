extension CALayer {
    /// Attaches an animation that its maker will change and take away by hand; no copy is made.
    package func attach(_ animation: CAAnimation, forKey key: String) -> AnimationAttachment {
        let attachment = AnimationAttachment(key: key, animation: animation, on: stage)
        attachments.append(attachment)
        stage.committer.animationEnds.add(self)
        setNeedsCommit()
        return attachment
    }

    /// Changes an attached animation as it runs; it begins anew, at its `beginTime`, with the next commit.
    package func change(_ attachment: AnimationAttachment, _ change: (CAAnimation) -> Void) {
        guard attachments.contains(where: { $0 === attachment }) else { return }
        stage.committer.animationEnds.forget(attachment)
        change(attachment.animation)
        attachment.begin = nil
        attachment.hasEnded = false
        stage.committer.animationEnds.add(self)
        setNeedsCommit()
    }

    /// Takes an attached animation away, whether it has ended or not, without telling it.
    package func detach(_ attachment: AnimationAttachment) {
        guard attachments.contains(where: { $0 === attachment }) else { return }
        stage.committer.animationEnds.forget(attachment)
        attachments.removeAll { $0 === attachment }
        setNeedsCommit()
    }
}
