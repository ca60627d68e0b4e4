import FrameGeometry
import FramePainting

/// The blurred images and glyph masks of a frame, kept for the next frame: most shadows are the same in every frame,
/// and most text stays in place.
///
/// An entry is stored with all its inputs and reused only if every one of them is equal, so the cache never changes the
/// result. It must not be shared between threads. It holds the images of at most two frames, and one canvas.
public final class RasterCache {
    /// Everything a blurred image depends on.
    struct Input: Equatable {
        let group: Group
        let map: DeviceMap
        let bounds: PixelBounds
        let needed: PixelBounds
        let depth: Int
        let reachable: PixelBounds
        let imageDepth: Int
    }

    struct Entry {
        let input: Input
        let steps: [Step]
        /// Cost in bytes of the blur budget.
        let cost: Int
        let edgeRows: Int
    }

    /// A blurred rectangle and its inputs.
    struct RectEntry {
        struct Input: Equatable {
            let rect: Rect
            let radii: CornerRadii
            let sigma: Double
            let falloff: Falloff
            let transform: Affine
            let scissor: PixelBounds
        }

        let input: Input
        let shape: BlurredRect?
    }

    /// A blurred backdrop, and what it depends on besides everything painted before it.
    struct BackdropEntry {
        struct Input: Equatable {
            let backdrop: Backdrop
            let blur: DeviceBlur
            let bounds: PixelBounds
            let wanted: PixelBounds
            let area: PixelBounds
        }

        let input: Input
        let image: BlurredImage
    }

    private var current: [Entry] = []
    private var previous: [Entry] = []
    private var currentShapes: [RectEntry] = []
    private var previousShapes: [RectEntry] = []
    private var currentMasks: [GlyphMasks.Input: GlyphMasks] = [:]
    private var previousMasks: [GlyphMasks.Input: GlyphMasks] = [:]
    /// The backdrops of a frame, by their order.
    private var currentBackdrops: [Int: BackdropEntry] = [:]
    private var previousBackdrops: [Int: BackdropEntry] = [:]
    /// The canvas after the first steps of the last frame, if it is kept.
    private var canvas: PaintedCanvas?
    /// Number of steps of the last frame that repeated those before it.
    private var repeatedSteps = 0
    private var list: DisplayList?
    /// Number of successful lookups, for tests.
    private(set) var hits = 0

    public init() {}

    /// Drops entries that the last frame did not use.
    ///
    /// - Returns: The items of the last frame; `nil` if its canvas was another one.
    func beginFrame(_ list: DisplayList) -> [PaintItem]? {
        let last = self.list
        self.list = list
        (previousBackdrops, currentBackdrops) = (currentBackdrops, [:])
        (previous, current) = (current, [])
        (previousShapes, currentShapes) = (currentShapes, [])
        (previousMasks, currentMasks) = (currentMasks, [:])
        guard let last, last.size == list.size, last.scale == list.scale, last.background == list.background else {
            canvas = nil
            return nil
        }
        return last.items
    }

    /// Returns the canvas after steps of the last frame that this frame repeats.
    ///
    /// - Parameters:
    ///   - count: Number of steps that are repeated; the next one is not.
    ///   - paint: Paints the canvas after these steps, if that is worthwhile for the next frames.
    func canvas(repeating count: Int, paint: () -> PaintedCanvas?) -> PaintedCanvas? {
        if let known = canvas, known.stepCount > count { canvas = nil }
        if canvas == nil, repeatedSteps == count { canvas = paint() }
        repeatedSteps = count
        return canvas
    }

    /// Returns the backdrop of the last frame in the same place of the order, if its inputs are equal.
    func backdrop(_ index: Int, _ input: BackdropEntry.Input) -> BlurredImage? {
        guard let entry = previousBackdrops[index], entry.input == input else { return nil }
        hits += 1
        return entry.image
    }

    func keep(_ backdrop: BackdropEntry, at index: Int) { currentBackdrops[index] = backdrop }

    func find(_ input: Input) -> Entry? {
        if let entry = current.first(where: { $0.input == input }) { return entry }
        guard let entry = previous.first(where: { $0.input == input }) else { return nil }
        hits += 1
        current.append(entry)
        return entry
    }

    func keep(_ entry: Entry) { current.append(entry) }

    /// Returns the blurred rectangle of the previous frame if its inputs are equal, or a new one.
    func shape(_ input: RectEntry.Input) -> BlurredRect? {
        if let entry = previousShapes.first(where: { $0.input == input }) {
            hits += 1
            currentShapes.append(entry)
            return entry.shape
        }
        let shape = BlurredRect(
            input.rect, input.radii, sigma: input.sigma, input.falloff, input.transform, within: input.scissor)
        currentShapes.append(RectEntry(input: input, shape: shape))
        return shape
    }

    /// Returns the masks of a text, taken from the previous frame if the subpixel positions are equal.
    func masks(_ input: GlyphMasks.Input, _ keys: [GlyphMasks.Key]) -> GlyphMasks {
        var masks = currentMasks[input] ?? previousMasks.removeValue(forKey: input) ?? GlyphMasks(input)
        if masks.keys == keys { hits += 1 }
        masks.make(keys)
        currentMasks[input] = masks
        return masks
    }
}
