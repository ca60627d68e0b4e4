extension CALayer {
    func markNeedsLayout() {
        guard !needsLayoutFlag else { return }
        needsLayoutFlag = true
        superlayer?.markLayoutInSubtree()
    }

    func layOutFromTopmostWaiting() {
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
        mask?.layOutSubtreeIfNeeded()
    }
}
