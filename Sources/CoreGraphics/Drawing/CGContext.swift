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
public final class CGContext: _CFObject {
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
    /// The map from text space to user space.
    var textMap = Affine.identity
    /// The initial map from user space to base coordinates.
    let base: Affine
    /// Whether y initially points up in user space.
    var pointsUp: Bool { base.d < 0 }
    /// The current path, in base coordinates.
    var current = Path()
    /// The layout of a bitmap context's pixels; `nil` for a context of UIKit.
    let layout: PixelLayout?
    /// The memory into which everything is drawn at once; `nil` until an application asks for it.
    private var memory: PixelMemory?

    /// - Parameter map: The map from user space to base coordinates.
    package convenience init(bounds: Rect, scale: Double, background: Color = .clear, map: Affine = .identity) {
        self.init(bounds: bounds, scale: scale, background: background, map: map, layout: nil)
    }

    /// Creates a bitmap context, in the caller's memory unless `address` is `nil`.
    convenience init(_ layout: PixelLayout, at address: UnsafeMutableRawPointer?) {
        let (width, height) = (Double(layout.format.size.width), Double(layout.format.size.height))
        self.init(
            bounds: Rect(x: 0, y: 0, width: width, height: height), scale: 1,
            background: layout.format.isOpaque ? .black : .clear,
            map: Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height),
            layout: layout)
        if let address { memory = PixelMemory(layout, at: address) }
    }

    private init(bounds: Rect, scale: Double, background: Color, map: Affine, layout: PixelLayout?) {
        self.bounds = bounds
        self.scale = scale
        self.background = background
        self.layout = layout
        base = map
        state = CGContextState(map: map)
    }

    /// The items drawn so far, except those of open transparency layers.
    package var items: [PaintItem] {
        if let memory { [.image(ImageItem(RasterImage(memory.pixels), in: bounds))] } else { flattened(layers[0]) }
    }

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

    /// The map from user space to the pixels of the canvas, counted up from its lower left corner: the identity for a new
    /// pixel context, and one that turns y over for a context of UIKit.
    public var ctm: CGAffineTransform {
        CGAffineTransform(
            state.map.then(.translation(x: -bounds.origin.x, y: -bounds.origin.y)).then(.scale(x: scale, y: -scale))
                .then(.translation(x: 0, y: bounds.size.height * scale)))
    }

    /// The map from user space to base coordinates.
    package var baseTransform: CGAffineTransform { CGAffineTransform(state.map) }

    /// The map from user space to the pixels of the canvas, counted up from its lower left corner, as ``ctm`` is.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Returns a point of user space in pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }

    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }

    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }

    /// Returns a point in pixels in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(userSpaceToDeviceSpaceTransform.inverted())
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
        add(isSmooth ? item : item.withHardEdges, state)
    }

    /// Draws an item in base coordinates with a given state.
    func add(_ item: PaintItem, _ state: CGContextState) {
        layers[layers.count - 1].add(item, state)
        if let memory, layers.count == 1 { drawItems(into: memory) }
    }

    /// Creates an image of the drawing so far; `nil` for a context without pixels, or if its paths have too many edges
    /// to draw.
    public func makeImage() -> CGImage? {
        if let memory { return CGImage(RasterImage(memory.pixels), layout: memory.layout) }
        let image = CGImage(drawing: layers[0].items, in: bounds, scale: scale, background: background)
        guard let image, let layout else { return image }
        return CGImage(RasterImage(layout.format.stored(image.rasterImage.pixels)), layout: layout)
    }

    // MARK: Memory

    /// The memory of a bitmap context's pixels, rows from the top. What is written to it is drawn over; it is valid as
    /// long as the context.
    ///
    /// Differs from Core Graphics: `nil` for contexts that UIKit makes, which record drawing.
    public var data: UnsafeMutableRawPointer? {
        guard memory == nil, let layout else { return memory?.address }
        let memory = PixelMemory(layout, at: nil)
        self.memory = memory
        drawItems(into: memory)
        return memory.address
    }

    /// Draws the items of the context itself over the pixels in memory, and forgets them. They have no effect if their
    /// paths have too many edges to draw.
    private func drawItems(into memory: PixelMemory) {
        let former = PaintItem.image(ImageItem(RasterImage(memory.pixels), in: bounds, sampling: .nearest))
        let image = CGImage(drawing: [former] + layers[0].items, in: bounds, scale: scale)
        layers[0] = CGContextLayer()
        if let image { memory.pixels = image.rasterImage.pixels }
    }
}

/// The state that `saveGState()` saves.
struct CGContextState {
    /// The map from user space to base coordinates.
    var map: Affine
    /// The clips in base coordinates, outermost first.
    var clips: [CGContextClip] = []
    var fill = Color.black { didSet { fillTiles = nil } }
    var line = Color.black { didSet { lineTiles = nil } }
    /// The spaces of the components of colors that are set next; `nil` for red, green, and blue.
    var fillSpace: CGColorSpace?
    var lineSpace: CGColorSpace?
    /// The patterns that are drawn in place of the colors.
    var fillTiles: PatternTiles?
    var lineTiles: PatternTiles?
    /// The offset of patterns that are set next.
    var phase = CGSize.zero
    /// The stroke of lines, in user space.
    var stroke = Stroke(width: 1)
    /// The opacity, 0…1, applied to everything drawn.
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: CGContextShadow?
    var sampling = ImageItem.Sampling.bilinear
    var edges = Edges.smooth
    var textMode = CGTextDrawingMode.fill
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
