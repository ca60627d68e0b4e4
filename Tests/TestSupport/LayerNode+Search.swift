public import FrameLayers

extension LayerNode {
    /// What the first layer that `matches` shows, superlayers first; `nil` if the tree has no such layer.
    ///
    /// - Parameter parentTime: In seconds of the superlayer; of the stage, for a root. Layers below have clocks of their own.
    public func shown(at parentTime: Double, where matches: (LayerNode) -> Bool) -> LayerProperties? {
        let time = localTime(parentTime: parentTime)
        if matches(self) { return properties(at: time) }
        for sublayer in sublayers {
            if let shown = sublayer.shown(at: time, where: matches) { return shown }
        }
        return nil
    }
}
