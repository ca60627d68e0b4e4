/// The depth and number of nested controllers of storyboards. Scenes that contain each other through several files, or that double with
/// each level, would otherwise recur forever.
@MainActor package struct SceneNesting {
    private final class Tally {
        var count = 0
    }

    private let depth: Int
    private let tally: Tally

    /// Of a controller without a container.
    package init() {
        depth = 0
        tally = Tally()
    }

    private init(depth: Int, _ tally: Tally) {
        self.depth = depth
        self.tally = tally
    }

    /// Of a child.
    package var inner: SceneNesting { SceneNesting(depth: depth + 1, tally) }

    /// Counts a controller; false if there are too many (tuned: far more than a screen shows).
    func admitsOne() -> Bool {
        tally.count += 1
        return depth <= 32 && tally.count <= 500
    }
}
