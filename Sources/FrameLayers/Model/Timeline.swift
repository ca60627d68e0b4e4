public import FrameGeometry
public import FramePainting
public import FrameTiming

/// Everything a run committed. Frame *n* is a pure function of this value and *n*.
public struct Timeline: Sendable {
    /// The layer tree from a time on.
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
    /// Commits in strictly increasing order of time.
    public private(set) var commits: [Commit] = []
    /// Time of the last event. The end state is a frame.
    public var duration = MediaTime.zero

    /// Fails if the size of the canvas is not a whole number of pixels (``Canvas/pixelSize``).
    public init?(canvas: Canvas) {
        guard let pixelSize = canvas.pixelSize else { return nil }
        self.canvas = canvas
        self.pixelSize = pixelSize
    }

    /// Adds a commit. A commit at the same time as the last one replaces it, because only the last commit of an instant
    /// is visible.
    ///
    /// - Precondition: `time` does not precede the last commit.
    public mutating func append(_ root: LayerNode, at time: MediaTime) {
        if let last = commits.last {
            precondition(time >= last.time, "commits come in order of time")
            if last.root === root { return }
            if last.time == time { commits.removeLast() }
        }
        commits.append(Commit(time: time, root: root))
    }

    /// Removes what was committed after `time`, which becomes the last frame.
    package mutating func cut(at time: MediaTime) {
        commits.removeAll { $0.time > time }
        duration = time
    }

    /// Returns the last commit at or before `time`.
    public func commit(at time: MediaTime) -> Commit? {
        var low = 0
        var high = commits.count
        while low < high {
            let middle = (low + high) / 2
            if commits[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? commits[low - 1] : nil
    }
}

/// The screen that frames are drawn on.
public struct Canvas: Equatable, Sendable {
    /// Size in points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    /// Color behind all layers, which is black on an iPhone.
    public var background: Color
    /// Whether all layer edges are antialiased, rather than only if the layer allows it.
    public var smoothsEdges: Bool

    public init(size: Size, scale: Double, background: Color = .black, smoothsEdges: Bool = false) {
        self.size = size
        self.scale = scale
        self.background = background
        self.smoothsEdges = smoothsEdges
    }

    /// Size in pixels; `nil` if a side is not a whole number of pixels in 1…`PixelSize.limit`. A difference of up to
    /// 1/3,000 pixel is tolerated, so that sizes written with three decimals are whole at a scale of 3.
    public var pixelSize: PixelSize? {
        func whole(_ points: Double) -> Int? {
            let pixels = points * scale
            let rounded = pixels.rounded()
            guard abs(pixels - rounded) < 1.0 / 3_000, rounded >= 1, rounded <= Double(PixelSize.limit) else {
                return nil
            }
            return Int(rounded)
        }
        guard let width = whole(size.width), let height = whole(size.height) else { return nil }
        return PixelSize(width: width, height: height)
    }
}
