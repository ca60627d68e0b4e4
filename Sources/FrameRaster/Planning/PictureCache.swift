import FrameGeometry
import FramePainting

/// The blurred pictures of a frame and the masks of its letters, kept for the next one: most of what casts a soft shadow
/// casts the same in every frame, and most text stays where it is.
///
/// A picture is kept with everything it was made from, and taken again only where all of that is equal; so what is drawn
/// does not depend on what is kept. Not to be shared between threads. It holds the pictures of two frames at most.
public final class PictureCache {
    /// Everything that decides a picture.
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
        /// Bytes.
        let cost: Int
    }

    /// A soft shape, and what it was made from.
    struct RectEntry {
        struct Input: Equatable {
            let rect: Rect
            let radii: CornerRadii
            let sigma: Double
            let transform: Affine
            let scissor: PixelBounds
        }

        let input: Input
        let shape: BlurredRect?
    }

    private var current: [Entry] = []
    private var previous: [Entry] = []
    private var currentShapes: [RectEntry] = []
    private var previousShapes: [RectEntry] = []
    private var currentMasks: [GlyphMasks.Input: GlyphMasks] = [:]
    private var previousMasks: [GlyphMasks.Input: GlyphMasks] = [:]
    /// How often a picture was found, for tests.
    private(set) var hits = 0

    public init() {}

    /// Forgets what the last frame has not used.
    func beginFrame() {
        (previous, current) = (current, [])
        (previousShapes, currentShapes) = (currentShapes, [])
        (previousMasks, currentMasks) = (currentMasks, [:])
    }

    func find(_ input: Input) -> Entry? {
        if let entry = current.first(where: { $0.input == input }) { return entry }
        guard let entry = previous.first(where: { $0.input == input }) else { return nil }
        hits += 1
        current.append(entry)
        return entry
    }

    func keep(_ entry: Entry) { current.append(entry) }

    /// The soft shape of the frame before, if it is the same, or a new one.
    func shape(_ input: RectEntry.Input) -> BlurredRect? {
        if let entry = previousShapes.first(where: { $0.input == input }) {
            hits += 1
            currentShapes.append(entry)
            return entry.shape
        }
        let shape = BlurredRect(
            input.rect, input.radii, sigma: input.sigma, input.transform, within: input.scissor)
        currentShapes.append(RectEntry(input: input, shape: shape))
        return shape
    }

    /// The masks of a text: those of the frame before where it lies as it did between pixels.
    func masks(_ input: GlyphMasks.Input, _ keys: [GlyphMasks.Key]) -> GlyphMasks {
        var masks = currentMasks[input] ?? previousMasks.removeValue(forKey: input) ?? GlyphMasks(input)
        if masks.keys == keys { hits += 1 }
        masks.make(keys)
        currentMasks[input] = masks
        return masks
    }
}
