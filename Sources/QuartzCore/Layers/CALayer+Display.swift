internal import FrameGeometry
internal import FrameLayers
package import FramePainting

// Contents that are drawn: asked for by `setNeedsDisplay()`, made before the next commit, kept as a drawing.
extension CALayer {
    /// Asks for ``display()`` before the screen changes next.
    public func setNeedsDisplay() {
        needsDisplayFlag = true
        setNeedsCommit()
    }

    /// Differs from Core Animation: the whole layer is drawn anew, whatever the rectangle.
    public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    public func needsDisplay() -> Bool { needsDisplayFlag }

    public func displayIfNeeded() {
        guard needsDisplayFlag else { return }
        needsDisplayFlag = false
        display()
    }

    /// Displays what is due in this layer and all it holds, as far as it has changed since its commit.
    func displaySubtreeIfNeeded() {
        guard committed == nil else { return }
        displayIfNeeded()
        children.forEach { $0.displaySubtreeIfNeeded() }
        mask?.displaySubtreeIfNeeded()
    }

    /// Has the layer drawn into a context and keeps what was drawn, cut off at the bounds, as pixels of the bounds' size would
    /// be. Who draws nothing changes nothing.
    func drawContents() {
        guard !bounds.isEmpty else { return }
        let context = CGContext(
            bounds: Rect(origin: .zero, size: model.bounds.size), scale: stage.committer.scale,
            map: .translation(x: -model.bounds.minX, y: -model.bounds.minY))
        draw(in: context)
        let items = context.itemsWithinBounds
        guard !items.isEmpty || hasDrawnContents else { return }
        hasDrawnContents = !items.isEmpty
        show(items.isEmpty ? nil : Drawing(size: model.bounds.size, items: items))
    }

    /// Draws the layer and all it holds as the model has them, without animations, in the layer's own coordinates.
    ///
    /// Unlike in Core Animation, transforms, masks and shadows are drawn as on the screen.
    public func render(in ctx: CGContext) {
        for item in picture(ofModel: true) { ctx.draw(item) }
    }

    /// What the layer and all it holds show, in its own coordinates.
    ///
    /// - Parameter ofModel: as the model has it, laid out and displayed first; otherwise as it is on the screen, and nothing
    ///   where it has never been.
    package func picture(ofModel: Bool) -> [PaintItem] {
        let scale = stage.committer.scale
        if ofModel {
            layOutFromTopmostWaiting()
            displaySubtreeIfNeeded()
            return modelNode().displayItems(at: 0, scale: scale)
        }
        return shown?.displayItems(at: localTime(rootTime: stage.loop.now.seconds), scale: scale) ?? []
    }

    /// The layer as it would be committed, without its animations.
    func modelNode() -> LayerNode {
        LayerNode(
            id: layerID ?? LayerID(0), name: displayName, properties: model, timing: clock, mask: mask?.modelNode(),
            sublayers: children.map { $0.modelNode() })
    }
}

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
