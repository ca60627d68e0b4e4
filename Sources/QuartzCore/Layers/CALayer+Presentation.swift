internal import FrameLayers
internal import FramePainting

/// The state of a layer on screen at one moment.
struct PresentedLayer {
    let layer: CALayer
    let node: LayerNode
    /// The layer's local time, in seconds.
    let time: Double
}

// The presentation tree: copies of layers with their values on screen, made as they are asked for.
extension CALayer {
    func makePresentation() -> Self? {
        if presented != nil { return self }
        guard let shown else { return nil }
        guard let copy = type(of: self).copied(self) as? Self else { return nil }
        let time = currentLocalTime
        copy.modelValues = shown.properties(at: time)
        copy.clock = clock
        copy.name = name
        copy.keyedValues = keyedValues.merging(animatedKeyedValues) { $1 }
        copy.presented = PresentedLayer(layer: self, node: shown, time: time)
        return copy
    }

    /// Returns the sublayers. A layer of the presentation tree makes those of its layer that have been on screen when it
    /// is first asked for them, and keeps them: few copies are ever asked.
    func childrenOnDemand() -> [CALayer] {
        guard let presented, children.isEmpty else { return children }
        children = presented.layer.children.compactMap { $0.presentation() }
        for copy in children { copy.parent = self }
        return children
    }

    /// Returns the mask. A layer of the presentation tree copies that of its layer when it is first asked for it.
    func maskOnDemand() -> CALayer? {
        guard let presented, ownMask == nil else { return ownMask }
        ownMask = presented.layer.mask?.presentation()
        ownMask?.parent = self
        return ownMask
    }

    /// The items that draw the state on screen, without transforms that leave the plane; `nil` for a layer of the model
    /// tree.
    var presentedItems: [PaintItem]? {
        presented.map {
            $0.node.displayItems(at: $0.time, scale: stage.committer.scale, smoothsEdges: true, isFlat: true)
        }
    }
}
