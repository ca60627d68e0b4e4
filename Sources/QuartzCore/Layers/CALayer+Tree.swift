internal import FrameGeometry

extension CALayer {
    func setName(_ name: String?) {
        guard name != ownName else { return }
        ownName = name
        setNeedsCommit()
    }

    func setMask(_ mask: CALayer?) {
        guard mask !== ownMask else { return }
        if let mask, !accepts(mask) { return }
        let old = ownMask
        ownMask = mask
        if let old, old.superlayer === self {
            old.superlayer = nil
            shrink(after: old)
        }
        if let mask {
            if mask.superlayer !== self { mask.removeFromSuperlayer() }
            mask.superlayer = self
            grow(for: mask)
            mask.enter(stage)
            mask.setNeedsCommit()
            if mask.needsLayoutFlag || mask.needsLayoutInSubtree { markLayoutInSubtree() }
        }
        setNeedsCommit()
    }

    func replaceChildren(_ layers: [CALayer]) {
        children.forEach { $0.removeFromSuperlayer() }
        layers.forEach(addSublayer)
    }

    func insert(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { sibling.flatMap(index(of:)) ?? 0 }
    }

    func insert(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { sibling.flatMap(index(of:)).map { $0 + 1 } ?? children.count }
    }

    func replace(_ old: CALayer, by new: CALayer) {
        guard old !== new, index(of: old) != nil else { return }
        new.removeFromSuperlayer()
        guard let index = index(of: old) else { return }
        old.removeFromSuperlayer()
        insert(new) { index }
    }

    /// Moves the layer, its subtree and their running animations to `stage`.
    func enter(_ stage: Stage) {
        // Only a layer with animations has anything to move from its previous stage.
        let previous = attachments.isEmpty ? nil : self.stage
        guard refer(to: stage) else { return }
        if let previous, previous !== stage {
            previous.committer.animationEnds.remove(self)
            for attachment in attachments.all { stage.committer.animationEnds.add(attachment, of: self) }
        }
        children.forEach { $0.enter(stage) }
        mask?.enter(stage)
    }

    func leaveSuperlayer() {
        guard let superlayer else { return }
        if superlayer.mask === self { superlayer.mask = nil }
        superlayer.children.removeAll { $0 === self }
        superlayer.shrink(after: self)
        superlayer.setNeedsCommit()
        self.superlayer = nil
    }

    package func index(of sublayer: CALayer) -> Int? {
        // Search from the end, because most layers are inserted above the last one.
        children.lastIndex { $0 === sublayer }
    }

    package func exchangeSublayers(_ first: Int, _ second: Int) {
        guard children.indices.contains(first), children.indices.contains(second) else { return }
        children.swapAt(first, second)
        setNeedsCommit()
    }

    /// - Parameter index: The index, evaluated after the layer has left its previous superlayer.
    func insert(_ layer: CALayer, at index: () -> Int) {
        guard accepts(layer) else { return }
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(max(index(), 0), children.count))
        layer.superlayer = self
        layer.knownStoredName = nil
        grow(for: layer)
        layer.enter(stage)
        setNeedsCommit()
        if laysOutByItself { setNeedsLayout() }
        if layer.needsLayoutFlag || layer.needsLayoutInSubtree { markLayoutInSubtree() }
    }

    /// Whether `layer` can become a sublayer or mask. If it cannot, the run fails.
    func accepts(_ layer: CALayer) -> Bool {
        guard isInside(layer) else { return hasRoom(for: layer) }
        stage.diagnostics.misuse(
            "\(layer.displayName) cannot be put into \(displayName), which is inside it; take that out first.")
        return false
    }

    /// Whether the layer is `other` or one of its descendants.
    func isInside(_ other: CALayer) -> Bool {
        sequence(first: self, next: { $0.superlayer }).contains { $0 === other }
    }
}

extension CALayer {
    /// Whether the numbers are finite. If they are not, reports a mistake (facts/invalid-geometry).
    func accepts(_ rect: CGRect, as property: String) -> Bool {
        accepts([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], as: property)
    }

    func accepts(_ position: CGPoint) -> Bool { accepts([position.x, position.y], as: "position") }

    private func accepts(_ numbers: [CGFloat], as property: String) -> Bool {
        if numbers.allSatisfy(\.isFinite) { return true }
        let list = numbers.map { "\($0)" }.joined(separator: ", ")
        stage.diagnostics.misuse(
            "\(displayName) was given the \(property) (\(list)); the numbers must be finite: look for a division by zero."
        )
        return false
    }

    func setBounds(_ bounds: CGRect) {
        guard accepts(bounds, as: "bounds") else { return }
        let isResized = bounds.size != self.bounds.size
        change("bounds", \.bounds, to: Rect(bounds))
        guard isResized else { return }
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        if laysOutByItself { setNeedsLayout() }
    }

    func setFrame(_ frame: CGRect) {
        guard accepts(frame, as: "frame") else { return }
        observations?.begin()
        fit(into: frame.standardized)
        observations?.end()
    }

    func farthest(at p: CGPoint) -> CALayer? {
        let point = convert(p, from: superlayer)
        let isInside = contains(point)
        guard !isHidden, isInside || !masksToBounds else { return nil }
        for layer in childrenOnDemand().reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    /// Maps the size of `frame` back through the transform, and centers the transformed bounds in `frame`. A transform that
    /// turns the layer out of the plane does not count (facts/frame-under-transform). Half turns stay in the plane, although
    /// their sines are not quite 0.
    private func fit(into frame: CGRect) {
        let transform = modelValues.transform
        let whole = self.transform
        let staysInPlane = [whole.m13, whole.m23, whole.m31, whole.m32].allSatisfy { abs($0) < 1e-6 }
        guard !transform.isIdentity, staysInPlane, let inverse = transform.inverse?.withoutRounding else {
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            position = CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
            return
        }
        let size = CGSize(
            width: abs(inverse.a) * frame.width + abs(inverse.c) * frame.height,
            height: abs(inverse.b) * frame.width + abs(inverse.d) * frame.height)
        bounds = CGRect(origin: bounds.origin, size: size)
        let center = transform.apply(
            Point(x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height))
        position = CGPoint(x: frame.midX - center.x, y: frame.midY - center.y)
    }

    /// The map through the nearest common ancestor. A map without an inverse (scaled to zero) is replaced by the
    /// identity.
    func map(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        var (up, down) = (source?.ancestry ?? [], target?.ancestry ?? [])
        while let top = up.last, top === down.last {
            up.removeLast()
            down.removeLast()
        }
        func map(_ layers: [CALayer]) -> Affine {
            layers.reduce(.identity) { $0.then($1.modelValues.transformToParent) }
        }
        return CGAffineTransform(map(up).then(map(down).inverse ?? .identity))
    }

    /// The layer and its ancestors, up to the root.
    private var ancestry: [CALayer] { Array(sequence(first: self, next: { $0.superlayer })) }
}

extension Affine {
    /// The map with 0, 1, and −1 in place of numbers that differ from them by rounding, as those of quarter turns do.
    fileprivate var withoutRounding: Affine {
        func exact(_ value: Double) -> Double { abs(value - value.rounded()) < 1e-12 ? value.rounded() : value }
        return Affine(a: exact(a), b: exact(b), c: exact(c), d: exact(d), tx: tx, ty: ty)
    }
}
