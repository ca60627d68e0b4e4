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

    /// Whether nothing of the layer itself is seen, only what is in it.
    var isFrame: Bool { properties.kind == .transform }

    /// A path of the layer's own coordinates in those of ``frame``.
    func placed(_ path: Path) -> Path {
        let moved = transform.isIdentity ? path.applying(.translation(x: toCanvas.tx, y: toCanvas.ty)) : path
        return DisplayNumber.path(moved)
    }

    /// The rounded bounds.
    var outline: Shape {
        let radii = DisplayNumber.radii(properties.cornerRadii)
        if radii.isZero { return .rect(frame) }
        return properties.hasContinuousCorners
            ? .path(DisplayNumber.path(Path(continuous: frame, radii)), .nonzero) : .roundedRect(frame, radii)
    }

    /// The background's outline, moved and softened. A layer that masks cuts its own shadow off, and one without a
    /// background casts none: what its contents and sublayers cover is not looked at.
    var shadow: PaintItem? {
        let alpha = properties.shadowPath == nil ? properties.backgroundColor?.alpha ?? 0 : 1
        let strength = min(max(properties.shadowOpacity, 0), 1) * alpha
        guard strength > 0, !properties.masksToBounds else { return nil }
        let offset = Point(x: properties.shadowOffset.width, y: properties.shadowOffset.height)
        let shape: Shape
        if let path = properties.shadowPath {
            shape = .path(placed(path.applying(.translation(x: offset.x, y: offset.y))), .nonzero)
        } else {
            guard !frame.isEmpty else { return nil }
            let place = DisplayNumber.rect(frame.translated(by: offset))
            let radii = DisplayNumber.radii(properties.cornerRadii)
            shape = radii.isZero ? .rect(place) : .roundedRect(place, radii)
        }
        return .fill(
            Fill(
                shape,
                color: DisplayNumber.color(properties.shadowColor), opacity: DisplayNumber.fraction(strength),
                blur: DisplayNumber.points(max(properties.shadowRadius, 0)), transform: transform,
                name: node.name + " shadow"))
    }

    var background: PaintItem? {
        guard let color = properties.backgroundColor.map(DisplayNumber.color), color.alpha > 0, !frame.isEmpty else {
            return nil
        }
        return .fill(Fill(outline, color: color, transform: transform, name: node.name))
    }

    var border: PaintItem? {
        guard properties.borderWidth > 0 else { return nil }
        let color = DisplayNumber.color(properties.borderColor)
        let width = DisplayNumber.points(properties.borderWidth)
        guard width > 0, width.isFinite, color.alpha > 0, !frame.isEmpty else { return nil }
        var shape = Shape.ring(frame, DisplayNumber.radii(properties.cornerRadii), width: width)
        if case .path(let outer, _) = outline {
            let inner = frame.inset(by: width)
            let radii = DisplayNumber.radii(properties.cornerRadii).inset(by: width)
            let hole = inner.isEmpty ? [] : DisplayNumber.path(Path(continuous: inner, radii)).elements
            shape = .path(Path(outer.elements + hole), .evenodd)
        }
        return .fill(Fill(shape, color: color, transform: transform, name: node.name + " border"))
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
