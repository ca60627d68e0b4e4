extension CALayer {
    /// Asks for ``layoutSublayers()`` before the next commit.
    public func setNeedsLayout() {
        guard !needsLayoutFlag else { return }
        needsLayoutFlag = true
        superlayer?.markLayoutInSubtree()
    }

    /// Lays out now what is due: from the topmost ancestor that waits for layout down to everything in this layer.
    public func layoutIfNeeded() {
        var top = self
        while let parent = top.superlayer, parent.needsLayoutFlag {
            top = parent
        }
        top.layOutSubtreeIfNeeded()
    }

    public func needsLayout() -> Bool { needsLayoutFlag }

    func markLayoutInSubtree() {
        var ancestor: CALayer? = self
        while let layer = ancestor, !layer.needsLayoutInSubtree {
            layer.needsLayoutInSubtree = true
            ancestor = layer.superlayer
        }
    }

    func layOutSubtreeIfNeeded() {
        if needsLayoutFlag {
            needsLayoutFlag = false
            layoutSublayers()
        }
        guard needsLayoutInSubtree else { return }
        needsLayoutInSubtree = false
        children.forEach { $0.layOutSubtreeIfNeeded() }
    }
}
