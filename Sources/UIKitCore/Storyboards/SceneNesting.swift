/// The depth and number of nested storyboard controllers. It stops recursion through scenes that contain each other in
/// several files, or that double with each level.
@MainActor package struct SceneNesting {
    private final class Tally {
        var count = 0
    }

    private let depth: Int
    private let tally: Tally

    /// Creates the nesting of a controller without a container.
    package init() {
        depth = 0
        tally = Tally()
    }

    private init(depth: Int, _ tally: Tally) {
        self.depth = depth
        self.tally = tally
    }

    /// The nesting of a child.
    package var inner: SceneNesting { SceneNesting(depth: depth + 1, tally) }

    /// Counts a controller. Returns `false` if there are too many (tuned: far more than a screen shows).
    func admitsOne() -> Bool {
        tally.count += 1
        return depth <= 32 && tally.count <= 500
    }
}
