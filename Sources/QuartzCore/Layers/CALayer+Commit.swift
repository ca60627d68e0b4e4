internal import FrameLayers
internal import FrameTiming

extension CALayer {
    /// Invalidates the committed copies of the layer and its ancestors.
    package func setNeedsCommit() {
        var layer: CALayer? = self
        while let current = layer, current.committed != nil {
            current.committed = nil
            layer = current.superlayer
        }
    }

    /// An immutable copy of the tree, which shares the nodes of unchanged subtrees with the previous commit. This is
    /// the only point at which mutable state becomes immutable.
    func commit(by committer: Committer) -> LayerNode {
        if let committed { return committed }
        let id = layerID ?? committer.nextLayerID()
        layerID = id
        resolveAttachments(for: committer)
        let naming = delegate as? any LayerNaming
        let node = LayerNode(
            id: id, name: displayName(naming), properties: modelValues, timing: clock, ramp: ramp,
            animations: attachments.tracks,
            transition: attachments.transition,
            mask: mask?.commit(by: committer),
            title: naming?.layerTitle,
            sublayers: children.map { $0.commit(by: committer) })
        committed = node
        shown = node
        return node
    }

    package var displayName: String { displayName(delegate as? any LayerNaming) }

    private func displayName(_ naming: (any LayerNaming)?) -> String {
        naming?.layerName ?? name ?? storedName(of: self) ?? nameWhenAnimated ?? "\(type(of: self))"
    }

    /// The name of the property that holds `object`, the layer or its view, in an object around it. The result does not
    /// change until the layer's superlayer changes.
    package func storedName(of object: AnyObject) -> String? {
        if let knownStoredName { return knownStoredName }
        var around = superlayer
        while let layer = around, !(layer.delegate is any LayerNaming) { around = layer.superlayer }
        let name = (around?.delegate as? any LayerNaming)?.storedName(of: object)
        knownStoredName = .some(name)
        return name
    }

    private func resolveAttachments(for committer: Committer) {
        guard attachments.unresolvedCount > 0 else { return }
        let time = localTime(rootTime: committer.loop.now.seconds)
        // The model with the animations before the current one applied.
        var underlying = modelValues
        for (index, attachment) in attachments.all.enumerated() {
            guard attachments.unresolvedCount > 0 else { break }
            defer { for track in attachment.tracks { track.apply(to: &underlying, at: time) } }
            guard attachment.begin == nil else { continue }
            attachment.resolve(on: self, over: underlying, localTime: time)
            attachments.noteResolved(at: index)
            if attachment.isCustom { committer.customDisplay.add(self) }
            if attachment.isTraced {
                committer.diagnostics.trace(displayName, .animationChanged(attachment.traced(on: self)))
                continue
            }
            attachment.isTraced = true
            nameWhenAnimated = displayName
            committer.diagnostics.trace(displayName, .animationBegan(attachment.traced(on: self)))
            let animation = attachment.animation
            // Deferred, because the delegate may change layers that are already committed.
            if let delegate = animation.delegate { committer.afterNextCommit { delegate.animationDidStart(animation) } }
        }
    }
}
