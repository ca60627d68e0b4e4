internal import FrameGeometry
internal import FramePainting

/// A layer at one instant, with the items it draws itself.
struct SampledLayer {
    let node: LayerNode
    let properties: LayerProperties
    /// Transform from the layer's own coordinates to the canvas's points.
    let toCanvas: Affine
    /// Bounds of the layer, to be drawn with ``transform``; already translated if the layer is only moved.
    let frame: Rect
    let transform: Affine

    init(node: LayerNode, properties: LayerProperties, parent: Affine) {
        self.init(node: node, properties: properties, toCanvas: properties.transformToParent.then(parent))
    }

    init(node: LayerNode, properties: LayerProperties, toCanvas: Affine) {
        self.node = node
        self.properties = properties
        self.toCanvas = toCanvas
        // Rounding makes a full turn the identity.
        let rounded = DisplayNumber.affine(toCanvas)
        if rounded.isTranslation {
            frame = DisplayNumber.rect(properties.bounds.translated(by: Point(x: toCanvas.tx, y: toCanvas.ty)))
            transform = .identity
        } else {
            frame = DisplayNumber.rect(properties.bounds)
            transform = rounded
        }
    }

    /// The layer in its own coordinates.
    var inOwnCoordinates: SampledLayer { SampledLayer(node: node, properties: properties, toCanvas: .identity) }

    /// The layer without page curl.
    var uncurled: SampledLayer {
        var flat = properties
        flat.curl = 0
        return SampledLayer(node: node, properties: flat, toCanvas: toCanvas)
    }

    var opacity: Double { DisplayNumber.fraction(min(properties.opacity, 1)) }

    /// `false` for a layer that is hidden, transparent, flattened to a line or non-finite: it is skipped with its
    /// sublayers. The sublayers of an empty layer are drawn.
    var isVisible: Bool { !properties.isHidden && opacity > 0 && toCanvas.isFinite && toCanvas.determinant != 0 }

    /// Whether the layer can be visible. A layer that is hidden, transparent, flattened to a line or non-finite is
    /// skipped with its sublayers. The sublayers of an empty layer are drawn.
    var isOpaque: Bool {
        guard properties.cornerRadii.isZero else { return false }
        let isFilled = properties.contentsGravity == .resize || properties.contentsGravity == .resizeAspectFill
        return properties.backgroundColor?.alpha ?? 0 >= 1 || isFilled && properties.contents?.isOpaque == true
    }

    /// Whether the layer is rasterized before it is drawn. One that keeps depth has no plane to be rasterized in.
    var isRasterized: Bool { properties.rasterScale > 0 && properties.rasterScale.isFinite && !isFrame }

    /// Returns the edges of the layer's own rectangle. Edges on pixel boundaries are smooth, which looks the same.
    ///
    /// - Parameter scale: Pixels per point; `nil` if the layer will be mapped to pixels in another way.
    func edges(scale: Double?) -> Edges {
        switch properties.edges {
        case .smooth: return .smooth
        case .hard:
            guard properties.cornerRadii.isZero else { return .smooth }
            return scale.map(isOnPixels) ?? false ? .smooth : .hard
        }
    }

    /// The upright rectangle on the canvas that the layer fills, with a tolerance for rounding; `nil` if it has round
    /// corners or is certain to lie on pixel boundaries.
    ///
    /// - Parameter scale: Pixels per point; `nil` if it is not known, because the layer is drawn in a context.
    func boxBetweenPixels(scale: Double?) -> Rect? {
        guard properties.cornerRadii.isZero, transform.b == 0, transform.c == 0, scale.map(isOnPixels) != true else {
            return nil
        }
        let (first, last) = (transform.apply(frame.origin), transform.apply(Point(x: frame.maxX, y: frame.maxY)))
        let (left, top) = (min(first.x, last.x), min(first.y, last.y))
        return Rect(x: left, y: top, width: max(first.x, last.x) - left, height: max(first.y, last.y) - top)
            .inset(by: -1e-3)
    }

    /// Whether all edges of the layer's rectangle lie on pixel boundaries.
    private func isOnPixels(_ scale: Double) -> Bool {
        guard transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0 else { return false }
        func isWhole(_ position: Double) -> Bool {
            let pixels = position * scale
            // This is twice the rounding of the display list's numbers, at the scale of any screen.
            return (pixels - pixels.rounded()).magnitude < 1e-3
        }
        let (first, last) = (transform.apply(frame.origin), transform.apply(Point(x: frame.maxX, y: frame.maxY)))
        return isWhole(first.x) && isWhole(first.y) && isWhole(last.x) && isWhole(last.y)
    }

    /// Whether sublayers are outside the layer's own plane, or keep their depth.
    func hasDepth(at time: Double) -> Bool {
        if properties.keepsDepth || properties.sublayerSpace != nil { return true }
        if properties.kind == .replicator, properties.replication.space != nil { return true }
        return node.mayHaveDepth
            && node.sublayers.contains { sublayer in
                let properties = sublayer.properties(at: sublayer.localTime(parentTime: time))
                return properties.space != nil || properties.keepsDepth
            }
    }

    /// Whether only the sublayers are drawn.
    var isFrame: Bool { properties.keepsDepth }

    /// Converts a path from the layer's own coordinates to the coordinates of ``frame``.
    func placed(_ path: Path) -> Path {
        let moved = transform.isIdentity ? path.applying(.translation(x: toCanvas.tx, y: toCanvas.ty)) : path
        return DisplayNumber.path(moved)
    }

    /// Rounded bounds of the layer.
    var outline: Shape {
        let radii = DisplayNumber.radii(properties.cornerRadii)
        return radii.isZero ? .rect(frame) : .roundedRect(frame, radii)
    }

    /// Shadow of the shadow path, or else of the background; `nil` for a layer that clips, because it clips its shadow
    /// too.
    var shadow: PaintItem? {
        guard let cast = castShadow else { return nil }
        var fill = Fill(
            .rect(frame), color: cast.color, blur: DisplayNumber.points(cast.radius), falloff: .cut,
            transform: transform, name: node.name + " shadow")
        if let path = properties.shadowPath {
            fill.shape = .path(placed(path.applying(.translation(x: cast.offset.x, y: cast.offset.y))), .nonzero)
            fill.opacity = DisplayNumber.fraction(cast.strength)
            // Only rectangles have a blur of their own.
            guard fill.blur > 0 else { return .fill(fill) }
            (fill.blur, fill.falloff) = (0, .gaussian)
            let sigma = DisplayNumber.points(cast.radius * toCanvas.determinant.magnitude.squareRoot())
            return .group(Group(blur: sigma, falloff: .cut, name: fill.name, items: [.fill(fill)]))
        }
        guard let background = properties.backgroundColor, background.alpha > 0, !frame.isEmpty else { return nil }
        let place = DisplayNumber.rect(frame.translated(by: cast.offset))
        let radii = DisplayNumber.radii(properties.cornerRadii)
        fill.shape = radii.isZero ? .rect(place) : .roundedRect(place, radii)
        fill.opacity = DisplayNumber.fraction(cast.strength * background.alpha)
        return .fill(fill)
    }

    /// Shadow of the layer's whole image, for a layer without a shadow path. It equals ``shadow`` if the background
    /// covers everything.
    var contentShadow: Shadow? {
        guard let cast = castShadow, properties.shadowPath == nil else { return nil }
        let away = Affine(a: toCanvas.a, b: toCanvas.b, c: toCanvas.c, d: toCanvas.d, tx: 0, ty: 0)
        let size = toCanvas.determinant.magnitude.squareRoot()
        var color = cast.color
        color.alpha *= cast.strength
        return Shadow(
            offset: DisplayNumber.point(away.apply(cast.offset)), sigma: DisplayNumber.points(cast.radius * size),
            falloff: .cut,
            color: DisplayNumber.color(color))
    }

    /// Numbers of the visible shadow; `nil` if there is none.
    private var castShadow: (color: Color, strength: Double, offset: Point, radius: Double)? {
        let strength = min(max(properties.shadowOpacity, 0), 1)
        guard strength > 0, !properties.masksToBounds else { return nil }
        return (
            DisplayNumber.color(properties.shadowColor), strength,
            Point(x: properties.shadowOffset.width, y: properties.shadowOffset.height), max(properties.shadowRadius, 0)
        )
    }

    /// Returns the backdrop, blurred and saturated.
    func backdrop(_ edges: Edges) -> PaintItem? {
        let sigma = DisplayNumber.points(max(properties.backdropSigma, 0))
        let saturation = DisplayNumber.fraction(properties.backdropSaturation)
        guard properties.showsBackdrop, !frame.isEmpty, sigma > 0 || saturation != 1 else { return nil }
        return .group(
            Group(
                clip: clip(edges), backdrop: Backdrop(sigma: sigma, saturation: saturation),
                name: node.name + " backdrop", items: []))
    }

    /// Appends the background in place, because most layers draw one and copying items is a third of the cost of
    /// emitting them.
    func appendBackground(to items: inout [PaintItem], _ edges: Edges) {
        guard let color = properties.backgroundColor.map(DisplayNumber.color), color.alpha > 0, !frame.isEmpty else {
            return
        }
        items.append(.fill(Fill(outline, color: color, edges: edges, transform: transform, name: node.name)))
    }

    func border(_ edges: Edges) -> PaintItem? {
        guard properties.borderWidth > 0 else { return nil }
        let color = DisplayNumber.color(properties.borderColor)
        let width = DisplayNumber.points(properties.borderWidth)
        guard width > 0, width.isFinite, color.alpha > 0, !frame.isEmpty else { return nil }
        let shape = Shape.ring(frame, DisplayNumber.radii(properties.cornerRadii), width: width)
        return .fill(Fill(shape, color: color, edges: edges, transform: transform, name: node.name + " border"))
    }

    func clip(_ edges: Edges) -> Clip { Clip(outline, edges: edges, transform: transform) }

    /// Returns the sublayers sorted by sampled `zPosition` (NaN counts as 0); equal ones keep their order.
    func sublayersBackToFront(at time: Double) -> [LayerNode] {
        let sublayers = node.sublayers
        let depths = sublayers.map { sublayer in
            let depth = sublayer.properties(at: sublayer.localTime(parentTime: time)).zPosition
            return depth.isNaN ? 0 : depth
        }
        return sublayers.indices
            .sorted { (depths[$0], $0) < (depths[$1], $1) }
            .map { sublayers[$0] }
    }
}
