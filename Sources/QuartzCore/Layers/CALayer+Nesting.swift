// The nesting depth of layers. Its limit bounds every recursion over the tree of layers, here and in UIKit.
extension CALayer {
    /// The maximum nesting depth of layers, counted from the screen, or from the topmost layer of a tree that is not on
    /// a screen. Applications nest a few dozen.
    package nonisolated static let nestingLimit = 1_024

    /// Whether `layer` can be added to this layer. If it cannot, the run fails at the next commit.
    package func hasRoom(for layer: CALayer) -> Bool {
        var level = layer.height
        var ancestor: CALayer? = self
        while let current = ancestor {
            level += 1
            ancestor = current.superlayer
        }
        guard level > Self.nestingLimit else { return true }
        let path = [layer] + sequence(first: self, next: { $0.superlayer })
        stage.diagnostics.fail(
            .tooDeep(path: path.reversed().map { $0.displayName }, levels: level, limit: Self.nestingLimit))
        return false
    }

    /// Increases the heights of this layer and its superlayers for a new sublayer or mask.
    func grow(for layer: CALayer) {
        var (below, above): (CALayer, CALayer?) = (layer, self)
        while let current = above, current.height <= below.height {
            current.height = below.height + 1
            (below, above) = (current, current.superlayer)
        }
    }

    /// Reduces the heights of this layer and its superlayers after a sublayer or mask left.
    func shrink(after layer: CALayer) {
        var (height, above): (Int, CALayer?) = (layer.height, self)
        while let current = above, current.height == height + 1 {
            if current.mask?.height == height || current.children.contains(where: { $0.height == height }) { return }
            height = current.height
            current.height = 1 + max(current.children.reduce(0) { max($0, $1.height) }, current.mask?.height ?? 0)
            above = current.superlayer
        }
    }
}
