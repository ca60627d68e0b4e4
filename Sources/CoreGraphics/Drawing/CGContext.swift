package import FrameGeometry
package import FramePainting

/// Where drawing code draws.
///
/// A context keeps what is drawn as display-list items, not as pixels: what a view draws stays sharp at every size, is
/// printed in goldens like everything else, and goes through the one rasterizer there is. Pixels are made where somebody
/// asks for a picture (``makeImage()``). Clips are remembered with each item and become groups at the end, so that saving
/// and restoring the state is copying a value.
///
/// Coordinates are points of the context's base, y down, in contexts that UIKit makes; a context of pixels made with
/// `init(data:…)` has y up, as in Core Graphics.
public final class CGContext {
    /// What is drawn on, in base coordinates.
    package let bounds: Rect
    /// Pixels per base point.
    package let scale: Double
    /// What is there before anything is drawn.
    package let background: Color
    var state: CGContextState
    private var saved: [CGContextState] = []
    /// What is drawn into: the context's own items, and those of every open transparency layer.
    var layers = [CGContextLayer()]
    /// How many clips there were: gives each a number.
    var clipCount = 0
    /// Whether edges may be smooth.
    var allowsAntialiasing = true
    /// Whether y points up in user space at first.
    let pointsUp: Bool
    /// The path under construction, in base coordinates.
    var current = Path()

    /// - Parameter map: from user space to base coordinates.
    package init(bounds: Rect, scale: Double, background: Color = .clear, map: Affine = .identity) {
        self.bounds = bounds
        self.scale = scale
        self.background = background
        pointsUp = map.d < 0
        state = CGContextState(map: map)
    }

    /// What has been drawn, for a list of others. A transparency layer counts when it is ended.
    package var items: [PaintItem] { flattened(layers[0]) }

    /// A layer's items; as one picture where they look at what is below them, which must be theirs alone.
    func flattened(_ layer: CGContextLayer) -> [PaintItem] {
        guard layer.isBlended, let image = CGImage(drawing: layer.items, in: bounds, scale: scale) else {
            return layer.items
        }
        let size = Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
        return [.image(ImageItem(image.bitmap, in: Rect(origin: bounds.origin, size: size)))]
    }

    // MARK: State

    public func saveGState() { saved.append(state) }

    /// Nothing happens where nothing is saved.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// From user space to base coordinates.
    public var ctm: CGAffineTransform { CGAffineTransform(state.map) }

    /// From user space to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        CGAffineTransform(state.map.then(.scale(x: scale, y: scale)))
    }

    public func concatenate(_ transform: CGAffineTransform) { state.map = transform.affine.then(state.map) }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// - Parameter angle: radians; with y down, positive turns clockwise.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    // MARK: Items

    /// Draws an item given in user space, with the state's opacity, shadow, clip and blend mode.
    package func draw(_ item: PaintItem) {
        add(item.transformed(by: state.map))
    }

    /// Draws an item given in base coordinates.
    func add(_ item: PaintItem) {
        let isSmooth = allowsAntialiasing && state.edges == .smooth
        layers[layers.count - 1].add(isSmooth ? item : item.withHardEdges, state)
    }

    /// The picture so far; `nil` for a context without pixels.
    public func makeImage() -> CGImage? {
        CGImage(drawing: layers[0].items, in: bounds, scale: scale, background: background)
    }
}
