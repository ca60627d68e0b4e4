internal import FrameGeometry
internal import FramePainting

// Filling, stroking and clipping. Operations on the current path clear it.
extension CGContext {
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = current
        switch mode {
        case .fill: fillPath()
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke, .eoFillStroke:
            fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
            current = path
            strokePath()
        }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        defer { beginPath() }
        guard current.elements.count > 1 else { return }
        fill(.path(current, rule.fillRule), .identity)
    }

    public func strokePath() {
        defer { beginPath() }
        guard current.elements.count > 1, let userPath else { return }
        guard let tiles = state.lineTiles else {
            draw(.fill(Fill(.path(userPath, .nonzero), stroke: state.stroke, color: state.line)))
            return
        }
        replacePathWithStrokedPath()
        add(tiles.filling(.path(current, .nonzero), .identity, within: bounds))
    }

    public func fill(_ rect: CGRect) { fill(.rect(Rect(rect.standardized))) }

    public func fill(_ rects: [CGRect]) { rects.forEach(fill) }

    public func fillEllipse(in rect: CGRect) { fill(.ellipse(Rect(rect.standardized))) }

    private func fill(_ shape: Shape) { fill(shape, state.map) }

    /// Fills a shape, which a map brings to base coordinates, with the color or the pattern.
    private func fill(_ shape: Shape, _ map: Affine) {
        let fill = PaintItem.fill(Fill(shape, color: state.fill)).transformed(by: map)
        add(state.fillTiles?.filling(shape, map, within: bounds) ?? fill)
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let stroke = state.stroke
        setLineWidth(width)
        self.stroke(rect)
        state.stroke = stroke
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            addLines(between: [points[index], points[index + 1]])
        }
        strokePath()
    }

    /// Clears the rectangle.
    public func clear(_ rect: CGRect) {
        let former = state
        // A color ends a pattern, whose tiles have no part in this.
        (state.fill, state.blendMode) = (.black, .clear)
        fill(rect)
        state = former
    }

    // MARK: Clips

    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: .shape(.path(current, rule.fillRule)))
        beginPath()
    }

    public func clip(to rect: CGRect) {
        let path = CGPath(rect: rect.standardized, transform: nil).path
        // An upright rectangle stays a rectangle, which keeps its edges exact.
        if state.map.b == 0, state.map.c == 0 {
            clip(to: .shape(.rect(Rect(rect.applying(baseTransform)))))
        } else {
            clip(to: .shape(.path(path.applying(state.map), .nonzero)))
        }
    }

    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects)
        clip(to: .shape(.path(path.path.applying(state.map), .nonzero)))
    }

    /// Clips by an image in `rect`: an opaque gray one by its luminance, any other by its alpha.
    ///
    /// Differs from Core Graphics: image masks, which hide where their samples are high, cannot be created.
    public func clip(to rect: CGRect, mask: CGImage) {
        let kind: Mask.Kind = mask.rasterImage.isOpaque && mask.rasterImage.pixels.isGray ? .luminance : .alpha
        clip(to: .mask(Mask(kind, items: [turned(mask, in: rect).transformed(by: state.map)])))
    }

    /// Removes all clips.
    public func resetClip() { state.clips = [] }

    /// The bounding box of the clip, in user space.
    public var boundingBoxOfClipPath: CGRect {
        let box = state.clips.reduce(bounds) { box, clip in
            guard case .shape(let shape) = clip.kind, let around = shape.bounds else { return box }
            return box.intersection(around)
        }
        return CGRect(box).applying(baseTransform.inverted())
    }

    private func clip(to kind: CGContextClip.Kind) {
        clipCount += 1
        state.clips.append(CGContextClip(id: clipCount, kind: kind))
    }

    // MARK: Transparency layers

    /// Composites everything drawn until ``endTransparencyLayer()`` into one image, drawn with the current state.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        saveGState()
        layers.append(CGContextLayer(state: state))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.clips = []
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the transparency layer. Does nothing if there is none.
    public func endTransparencyLayer() {
        guard layers.count > 1, let layer = layers.popLast() else { return }
        let items = flattened(layer)
        if let state = layer.state, !items.isEmpty {
            add(.group(Group(items: items)), state)
        }
        restoreGState()
    }
}

extension Shape {
    fileprivate var bounds: Rect? {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ring(let rect, _, _), .ellipse(let rect): rect
        case .path(let path, _): path.bounds
        case .glyphs(let glyphs): glyphs.path.bounds
        }
    }
}

/// The way in which a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
