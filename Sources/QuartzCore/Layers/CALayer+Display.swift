internal import FrameGeometry
internal import FrameLayers
package import FramePainting

// Display: `setNeedsDisplay()` schedules it before the next commit; the result is stored as a drawing. Layout comes
// first.
extension CALayer {
    public func needsDisplay() -> Bool { needsDisplayFlag }

    func markNeedsDisplay() {
        needsDisplayFlag = true
        setNeedsCommit()
    }

    func displayOnce() {
        guard needsDisplayFlag else { return }
        needsDisplayFlag = false
        displayedCustomValues = shownCustomValues
        display()
    }

    func displayContents() {
        delegate?.display(self)
        drawContents()
    }

    /// Performs pending display in the layer and its subtree, skipping parts that are unchanged since their commit.
    func displaySubtreeIfNeeded() {
        guard committed == nil else { return }
        displayIfNeeded()
        children.forEach { $0.displaySubtreeIfNeeded() }
        mask?.displaySubtreeIfNeeded()
    }

    /// Records ``draw(in:)`` and stores the items, clipped to the bounds as pixels would be. If nothing is drawn and
    /// nothing was drawn before, the contents stay unchanged.
    private func drawContents() {
        guard !bounds.isEmpty else { return }
        let context = CGContext(
            bounds: Rect(origin: .zero, size: modelValues.bounds.size), scale: stage.committer.scale,
            map: .translation(x: -modelValues.bounds.minX, y: -modelValues.bounds.minY))
        drawnKeyedValues = animatedKeyedValues
        draw(in: context)
        drawnKeyedValues = [:]
        let items = context.itemsWithinBounds
        guard !items.isEmpty || hasDrawnContents else { return }
        hasDrawnContents = !items.isEmpty
        show(items.isEmpty ? nil : Drawing(size: modelValues.bounds.size, items: items))
    }

    /// The display-list items of the layer and its subtree, in the layer's coordinates.
    ///
    /// - Parameters:
    ///   - ofModel: `true` for the model, after pending layout and display; `false` for the state on screen, which is
    ///     empty if the layer has never been committed.
    ///   - inContext: Whether the layer is drawn as by Core Graphics rather than as on screen: all edges are
    ///     antialiased, clips apply to backgrounds, too, and transforms that leave the plane are left out.
    package func displayItems(ofModel: Bool, inContext: Bool = false) -> [PaintItem] {
        let scale = stage.committer.scale
        let smoothsEdges = inContext || stage.smoothsEdges
        if ofModel {
            layOutFromTopmostWaiting()
            displaySubtreeIfNeeded()
            return modelNode().displayItems(
                at: 0, scale: scale, smoothsEdges: smoothsEdges, clipsBackgrounds: inContext, isFlat: inContext)
        }
        return shown?.displayItems(
            at: localTime(rootTime: stage.loop.now.seconds), scale: scale, smoothsEdges: smoothsEdges,
            clipsBackgrounds: inContext, isFlat: inContext) ?? []
    }

    /// The layer as it would be committed, without animations.
    func modelNode() -> LayerNode {
        LayerNode(
            id: layerID ?? LayerID(0), name: displayName, properties: modelValues, timing: clock,
            mask: mask?.modelNode(),
            sublayers: children.map { $0.modelNode() })
    }
}
