internal import FrameGeometry
internal import FramePainting

/// A layer at one instant, with what it paints by itself.
struct SampledLayer {
    let node: LayerNode
    let properties: LayerProperties
    /// From the layer's own coordinates to the canvas's points.
    let toCanvas: Affine
    /// The layer's bounds and the map that goes with them: moved by hand where the layer is only moved.
    let frame: Rect
    let transform: Affine

    init(node: LayerNode, properties: LayerProperties, parent: Affine) {
        self.init(node: node, properties: properties, toCanvas: properties.transformToParent.then(parent))
    }

    init(node: LayerNode, properties: LayerProperties, toCanvas: Affine) {
        self.node = node
        self.properties = properties
        self.toCanvas = toCanvas
        // A full turn that is off by a rounding is no turn.
        let rounded = DisplayNumber.affine(toCanvas)
        if rounded.isTranslation {
            frame = DisplayNumber.rect(properties.bounds.translated(by: Point(x: toCanvas.tx, y: toCanvas.ty)))
            transform = .identity
        } else {
            frame = DisplayNumber.rect(properties.bounds)
            transform = rounded
        }
    }

    /// The same in its own coordinates.
    var inItsPlane: SampledLayer { SampledLayer(node: node, properties: properties, toCanvas: .identity) }

    /// The same as a page that has not been lifted.
    var lyingFlat: SampledLayer {
        var flat = properties
        flat.curl = 0
        return SampledLayer(node: node, properties: flat, toCanvas: toCanvas)
    }

    var opacity: Double { DisplayNumber.fraction(min(properties.opacity, 1)) }

    /// A layer that is hidden, fully transparent, flattened to a line or out of its mind (NaN) shows nothing, and neither
    /// does anything in it. A layer without extent still shows its sublayers.
    var isVisible: Bool { !properties.isHidden && opacity > 0 && toCanvas.isFinite && toCanvas.determinant != 0 }

    /// Whether the layer's own background or contents hide everything behind its bounds.
    var isOpaque: Bool {
        guard properties.cornerRadii.isZero else { return false }
        let isFilled = properties.contentsGravity == .resize || properties.contentsGravity == .resizeAspectFill
        return properties.backgroundColor?.alpha ?? 0 >= 1 || isFilled && properties.contents?.isOpaque == true
    }

    /// Whether the layer is shown by way of a bitmap. One that only holds others has no plane to be drawn in.
    var isBitmap: Bool { properties.rasterScale > 0 && properties.rasterScale.isFinite && !isFrame }

    /// Of the layer's own rectangle: hard only where it is turned or skewed.
    func edges(inPerspective: Bool) -> Edges {
        switch properties.edges {
        case .smooth: return .smooth
        case .hard:
            let isUpright = transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0
            return isUpright && !inPerspective || !properties.cornerRadii.isZero ? .smooth : .hard
        }
    }

    /// Whether nothing of the layer itself is seen, only what is in it.
    var isFrame: Bool { properties.keepsDepth }

    /// A path of the layer's own coordinates in those of ``frame``.
    func placed(_ path: Path) -> Path {
        let moved = transform.isIdentity ? path.applying(.translation(x: toCanvas.tx, y: toCanvas.ty)) : path
        return DisplayNumber.path(moved)
    }

    /// The rounded bounds.
    var outline: Shape {
        let radii = DisplayNumber.radii(properties.cornerRadii)
        return radii.isZero ? .rect(frame) : .roundedRect(frame, radii)
    }

    /// What a shadow path or else the background casts. A layer that masks cuts its own shadow off.
    var shadow: PaintItem? {
        guard let cast = castShadow else { return nil }
        var fill = Fill(
            .rect(frame), color: cast.color, blur: DisplayNumber.points(cast.radius), transform: transform,
            name: node.name + " shadow")
        if let path = properties.shadowPath {
            fill.shape = .path(placed(path.applying(.translation(x: cast.offset.x, y: cast.offset.y))), .nonzero)
            fill.opacity = DisplayNumber.fraction(cast.strength)
            // Only rectangles soften by themselves.
            guard fill.blur > 0 else { return .fill(fill) }
            fill.blur = 0
            let sigma = DisplayNumber.points(cast.radius * toCanvas.determinant.magnitude.squareRoot())
            return .group(Group(blur: sigma, name: fill.name, items: [.fill(fill)]))
        }
        guard let background = properties.backgroundColor, background.alpha > 0, !frame.isEmpty else { return nil }
        let place = DisplayNumber.rect(frame.translated(by: cast.offset))
        let radii = DisplayNumber.radii(properties.cornerRadii)
        fill.shape = radii.isZero ? .rect(place) : .roundedRect(place, radii)
        fill.opacity = DisplayNumber.fraction(cast.strength * background.alpha)
        return .fill(fill)
    }

    /// The shadow of all that is shown, of a layer without a shadow path. The same as ``shadow`` where all lies in the layer.
    var contentShadow: Shadow? {
        guard let cast = castShadow, properties.shadowPath == nil else { return nil }
        let away = Affine(a: toCanvas.a, b: toCanvas.b, c: toCanvas.c, d: toCanvas.d, tx: 0, ty: 0)
        let size = toCanvas.determinant.magnitude.squareRoot()
        var color = cast.color
        color.alpha *= cast.strength
        return Shadow(
            offset: DisplayNumber.point(away.apply(cast.offset)), sigma: DisplayNumber.points(cast.radius * size),
            color: DisplayNumber.color(color))
    }

    /// `nil` where there is none.
    private var castShadow: (color: Color, strength: Double, offset: Point, radius: Double)? {
        let strength = min(max(properties.shadowOpacity, 0), 1)
        guard strength > 0, !properties.masksToBounds else { return nil }
        return (
            DisplayNumber.color(properties.shadowColor), strength,
            Point(x: properties.shadowOffset.width, y: properties.shadowOffset.height), max(properties.shadowRadius, 0)
        )
    }

    /// What lies behind the layer, as it shows it.
    var backdrop: PaintItem? {
        let sigma = DisplayNumber.points(max(properties.backdropSigma, 0))
        let saturation = DisplayNumber.fraction(properties.backdropSaturation)
        guard properties.showsBackdrop, !frame.isEmpty, sigma > 0 || saturation != 1 else { return nil }
        return .group(
            Group(
                clip: Clip(outline, transform: transform), backdrop: Backdrop(sigma: sigma, saturation: saturation),
                name: node.name + " backdrop", items: []))
    }

    /// Made where it goes, because it is what most layers paint, and copying items is a third of emitting them.
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

    var clip: Clip { Clip(outline, transform: transform) }

    /// Sorted by sampled `zPosition` (NaN as 0); equal ones keep their order.
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
