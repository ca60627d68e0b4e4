// Layout: `setNeedsLayout()` schedules it before the next commit, `layoutIfNeeded()` performs it immediately.
extension CALayer {
    func markNeedsLayout() {
        guard !needsLayoutFlag else { return }
        needsLayoutFlag = true
        stage.committer.layout.isAskedFor()
        superlayer?.markLayoutInSubtree()
    }

    func layOutFromTopmostWaiting() {
        var top = self
        while let parent = top.superlayer, parent.needsLayoutFlag {
            top = parent
        }
        top.layOutSubtreeIfNeeded()
        // A waiting ancestor may itself be in the middle of its layout, and would then not reach this layer.
        if top !== self { layOutSubtreeIfNeeded() }
    }

    public func needsLayout() -> Bool { needsLayoutFlag }

    /// Whether the layer is laying out its sublayers at this moment.
    package var isLayingOut: Bool { stage.committer.layout.running === self }

    /// Whether a new size or sublayer asks for layout. The layer of a view leaves that to the view.
    var laysOutByItself: Bool { delegate.map { !($0 is any LayerNaming) } ?? true }

    func markLayoutInSubtree() {
        var ancestor: CALayer? = self
        while let layer = ancestor, !layer.needsLayoutInSubtree {
            layer.needsLayoutInSubtree = true
            ancestor = layer.superlayer
        }
    }

    /// Performs the pending layout of the layer and the layers inside it, but of none around it.
    package func layOutSubtreeIfNeeded() {
        guard needsLayoutFlag || needsLayoutInSubtree else { return }
        let committer = stage.committer
        guard !committer.layout.isStuck else { return }
        guard committer.layout.depth < LayoutProgress.depthLimit else {
            committer.layout.isStuck = true
            let asking = committer.layout.asking ?? self
            return stage.diagnostics.fail(
                .layoutNeverSettles(at: stage.loop.now.seconds, asking: asking.displayName))
        }
        committer.layout.depth += 1
        defer { committer.layout.leave() }
        if needsLayoutFlag {
            needsLayoutFlag = false
            let outer = committer.layout.running
            committer.layout.running = self
            layoutSublayers()
            committer.layout.running = outer
        }
        guard needsLayoutInSubtree else { return }
        needsLayoutInSubtree = false
        children.forEach { $0.layOutSubtreeIfNeeded() }
        mask?.layOutSubtreeIfNeeded()
    }
}

/// The progress of the current layout, monitored so that a layout that never settles ends with an error.
@MainActor struct LayoutProgress {
    /// The maximum number of nested subtree layouts, twice the nesting limit of layers. More are possible only if a
    /// layer is repeatedly laid out inside its own layout, until the stack overflows.
    static let depthLimit = 2 * CALayer.nestingLimit

    /// The number of nested subtree layouts.
    var depth = 0
    /// Whether the limit was reached. Nothing more is laid out until all nested layouts have returned, because each of
    /// them would continue with the rest of its layers and reach the limit again.
    var isStuck = false
    /// The layer whose `layoutSublayers()` is running.
    var running: CALayer?
    /// The layer whose `layoutSublayers()` most recently requested layout.
    private(set) weak var asking: CALayer?

    mutating func leave() {
        depth -= 1
        if depth == 0 { isStuck = false }
    }

    mutating func isAskedFor() {
        if let running { asking = running }
    }

    mutating func forgetAsking() { asking = nil }
}
