package import FrameGeometry
package import FramePainting

/// A drawing destination.
///
/// A context records display-list items, not pixels, so that a view's drawing stays sharp at every size, is printed in
/// goldens like everything else, and uses the same rasterizer. Only ``makeImage()`` creates pixels. Clips are stored
/// with each item and become groups at the end, so that saving and restoring the state copies a value.
///
/// In UIKit's contexts, coordinates are points of the context's base, and y points down. In a pixel context created
/// with `init(data:…)`, y points up, as in Core Graphics.
public final class CGContext {
    /// The bounds of the canvas, in base coordinates.
    package let bounds: Rect
    /// The number of pixels per base point.
    package let scale: Double
    /// The color of the canvas before drawing.
    package let background: Color
    var state: CGContextState
    private var saved: [CGContextState] = []
    /// The context's own items, followed by those of each open transparency layer.
    var layers = [CGContextLayer()]
    /// The number of clips so far, from which they are numbered.
    var clipCount = 0
    var allowsAntialiasing = true
    /// Whether y initially points up in user space.
    let pointsUp: Bool
    /// The current path, in base coordinates.
    var current = Path()

    /// - Parameter map: The map from user space to base coordinates.
    package init(bounds: Rect, scale: Double, background: Color = .clear, map: Affine = .identity) {
        self.bounds = bounds
        self.scale = scale
        self.background = background
        pointsUp = map.d < 0
        state = CGContextState(map: map)
    }

    /// The items drawn so far, except those of open transparency layers.
    package var items: [PaintItem] { flattened(layers[0]) }

    /// The items of a layer, as a single group if they depend on their backdrop, which must be the layer's own.
    func flattened(_ layer: CGContextLayer) -> [PaintItem] {
        guard layer.isBlended, let image = CGImage(drawing: layer.items, in: bounds, scale: scale) else {
            return layer.items
        }
        let size = Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
        return [.image(ImageItem(image.rasterImage, in: Rect(origin: bounds.origin, size: size)))]
    }

    // MARK: State

    public func saveGState() { saved.append(state) }

    /// Restores the last saved state. Does nothing if there is none.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// The map from user space to base coordinates.
    public var ctm: CGAffineTransform { CGAffineTransform(state.map) }

    /// The map from user space to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        CGAffineTransform(state.map.then(.scale(x: scale, y: scale)))
    }

    public func concatenate(_ transform: CGAffineTransform) { state.map = transform.affine.then(state.map) }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// - Parameter angle: The angle in radians. If y points down, positive angles turn clockwise.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    // MARK: Items

    /// Draws an item in user space, with the state's opacity, shadow, clip, and blend mode.
    package func draw(_ item: PaintItem) {
        add(item.transformed(by: state.map))
    }

    /// Draws an item in base coordinates.
    func add(_ item: PaintItem) {
        let isSmooth = allowsAntialiasing && state.edges == .smooth
        layers[layers.count - 1].add(isSmooth ? item : item.withHardEdges, state)
    }

    /// Creates an image of the drawing so far; `nil` for a context without pixels, or if its paths have too many edges
    /// to draw.
    public func makeImage() -> CGImage? {
        CGImage(drawing: layers[0].items, in: bounds, scale: scale, background: background)
    }
}

/// The state that `saveGState()` saves.
struct CGContextState {
    /// The map from user space to base coordinates.
    var map: Affine
    /// The clips in base coordinates, outermost first.
    var clips: [CGContextClip] = []
    var fill = Color.black
    var line = Color.black
    /// The stroke of lines, in user space.
    var stroke = Stroke(width: 1)
    /// The opacity, 0…1, applied to everything drawn.
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: CGContextShadow?
    var sampling = ImageItem.Sampling.bilinear
    var edges = Edges.smooth
}

/// A clip, with an ID by which adjacent items with the same clip are recognized.
struct CGContextClip {
    enum Kind {
        case shape(Shape)
        /// Clips to the alpha or luminance of items.
        case mask(Mask)
    }

    let id: Int
    let kind: Kind
}

/// The shadow of everything drawn, in base coordinates.
struct CGContextShadow: Equatable {
    var offset: Point
    /// The standard deviation of the blur.
    var sigma: Double
    var color: Color
}
