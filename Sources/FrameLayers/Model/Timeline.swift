public import FramePainting
public import FrameTiming

/// Everything a run committed: from here on, frame *n* is a pure function of this value and *n*.
public struct Timeline: Sendable {
    /// The layer tree from a moment on.
    public struct Commit: Sendable {
        public let time: MediaTime
        public let root: LayerNode

        public init(time: MediaTime, root: LayerNode) {
            self.time = time
            self.root = root
        }
    }

    public let canvas: Canvas
    public let pixelSize: PixelSize
    /// In order of time, each later than the one before.
    public private(set) var commits: [Commit] = []
    /// When the last thing ended. The end state is a frame.
    public var duration = MediaTime.zero

    /// `nil` when the canvas has no whole pixel size (``Canvas/pixelSize``).
    public init?(canvas: Canvas) {
        guard let pixelSize = canvas.pixelSize else { return nil }
        self.canvas = canvas
        self.pixelSize = pixelSize
    }

    /// Adds a commit. One at the time of the last replaces it: only the last state of an instant is ever seen.
    ///
    /// - Precondition: `time` is not before the last commit's.
    public mutating func append(_ root: LayerNode, at time: MediaTime) {
        if let last = commits.last {
            precondition(time >= last.time, "commits come in order of time")
            if last.root === root { return }
            if last.time == time { commits.removeLast() }
        }
        commits.append(Commit(time: time, root: root))
    }

    /// The commit in force at `time`: the last one at or before it.
    public func commit(at time: MediaTime) -> Commit? {
        var low = 0
        var high = commits.count
        while low < high {
            let middle = (low + high) / 2
            if commits[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? commits[low - 1] : nil
    }

    /// What is seen at `time`. Before the first commit, the bare canvas.
    public func displayList(at time: MediaTime) -> DisplayList {
        var emitter = Emitter(scale: canvas.scale)
        if let root = commit(at: time)?.root {
            emitter.items.reserveCapacity(root.count)
            emitter.emit(root, parentTime: time.seconds)
        }
        return DisplayList(
            size: pixelSize, scale: canvas.scale, background: canvas.background, items: emitter.items)
    }
}
