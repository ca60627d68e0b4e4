public import FrameLayers

extension LayerNode {
    /// Returns the presented properties of the first layer that `matches`, superlayers first, or `nil` if the tree has
    /// no such layer.
    ///
    /// - Parameter parentTime: The time in seconds of the superlayer, or of the stage for a root. Layers below have
    ///   their own clocks.
    public func shown(at parentTime: Double, where matches: (LayerNode) -> Bool) -> LayerProperties? {
        let time = localTime(parentTime: parentTime)
        if matches(self) { return properties(at: time) }
        for sublayer in sublayers {
            if let shown = sublayer.shown(at: time, where: matches) { return shown }
        }
        return nil
    }
}
