import FrameGeometry
import FramePainting

/// The blurred pictures of a frame and the masks of its letters, kept for the next one: most of what casts a soft shadow
/// casts the same in every frame, and most text stays where it is.
///
/// A picture is kept with everything it was made from, and taken again only where all of that is equal; so what is drawn
/// does not depend on what is kept. Not to be shared between threads. It holds the pictures of two frames at most.
public final class PictureCache {
    /// Everything that decides a picture.
    struct Origin: Equatable {
        let group: Group
        let map: DeviceMap
        let bounds: PixelBounds
        let looked: PixelBounds
        let depth: Int
        let reachable: PixelBounds
        let pictureDepth: Int
    }

    struct Entry {
        let origin: Origin
        let steps: [Step]
        /// Bytes.
        let cost: Int
    }

    /// A soft shape, and what it was made from.
    struct SoftEntry {
        struct Origin: Equatable {
            let rect: Rect
            let radii: CornerRadii
            let sigma: Double
            let transform: Affine
            let scissor: PixelBounds
        }

        let origin: Origin
        let shape: SoftShape?
    }

    private var current: [Entry] = []
    private var previous: [Entry] = []
    private var currentShapes: [SoftEntry] = []
    private var previousShapes: [SoftEntry] = []
    private var currentLetters: [Letters.Origin: Letters] = [:]
    private var previousLetters: [Letters.Origin: Letters] = [:]
    /// How often a picture was found, for tests.
    private(set) var hits = 0

    public init() {}

    /// Forgets what the last frame has not used.
    func beginFrame() {
        (previous, current) = (current, [])
        (previousShapes, currentShapes) = (currentShapes, [])
        (previousLetters, currentLetters) = (currentLetters, [:])
    }

    func find(_ origin: Origin) -> Entry? {
        if let entry = current.first(where: { $0.origin == origin }) { return entry }
        guard let entry = previous.first(where: { $0.origin == origin }) else { return nil }
        hits += 1
        current.append(entry)
        return entry
    }

    func keep(_ entry: Entry) { current.append(entry) }

    /// The soft shape of the frame before, if it is the same, or a new one.
    func shape(_ origin: SoftEntry.Origin) -> SoftShape? {
        if let entry = previousShapes.first(where: { $0.origin == origin }) {
            hits += 1
            currentShapes.append(entry)
            return entry.shape
        }
        let shape = SoftShape(
            origin.rect, origin.radii, sigma: origin.sigma, origin.transform, within: origin.scissor)
        currentShapes.append(SoftEntry(origin: origin, shape: shape))
        return shape
    }

    /// The masks of a text: those of the frame before where it lies as it did between pixels.
    func letters(_ origin: Letters.Origin, _ keys: [Letters.Key]) -> Letters {
        var letters = currentLetters[origin] ?? previousLetters.removeValue(forKey: origin) ?? Letters(origin)
        if letters.keys == keys { hits += 1 }
        letters.make(keys)
        currentLetters[origin] = letters
        return letters
    }
}
