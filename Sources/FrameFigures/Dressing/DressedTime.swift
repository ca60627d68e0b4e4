/// The relation between the time of a scene and the time of its movie, in which parts are slowed down or held.
public struct DressedTime: Equatable, Sendable {
    /// A part that runs at one speed, or a hold, whose scene times are equal.
    private struct Piece: Equatable {
        let scene: ClosedRange<Double>
        let movie: ClosedRange<Double>
    }

    private let pieces: [Piece]
    /// Length of the scene in seconds.
    private let end: Double
    /// Length of the movie in seconds.
    public let duration: Double
    /// Whether both times are the same.
    public let isPlain: Bool

    /// - Parameter end: The length of the scene in seconds.
    /// - Throws: ``DressingError`` for paces and holds that are not within the scene, or paces at the same time.
    public init(_ dressing: Dressing, end: Double) throws(DressingError) {
        try Self.check(dressing, end: end)
        let paces = dressing.paces.sorted { $0.from < $1.from }
        let cuts = Set(paces.flatMap { [$0.from, $0.to] } + dressing.holds.map(\.at) + [0, end]).sorted()
        let holds = Dictionary(dressing.holds.map { ($0.at, $0.length) }, uniquingKeysWith: +)
        var (pieces, now, nextPaces) = ([Piece](), 0.0, paces[...])
        for (index, cut) in cuts.enumerated() {
            let held = holds[cut] ?? 0
            if held > 0 {
                pieces.append(Piece(scene: cut...cut, movie: now...now + held))
                now += held
            }
            guard index + 1 < cuts.count else { break }
            let next = cuts[index + 1]
            // Paces do not overlap, and end at cuts.
            while let pace = nextPaces.first, pace.to <= cut { nextPaces.removeFirst() }
            let speed = nextPaces.first.flatMap { $0.from <= cut ? $0.speed : nil } ?? 1
            pieces.append(Piece(scene: cut...next, movie: now...now + (next - cut) / speed))
            now += (next - cut) / speed
        }
        self.pieces = pieces
        self.end = end
        isPlain = paces.isEmpty && dressing.holds.isEmpty
        duration = isPlain ? end : now
    }

    private static func check(_ dressing: Dressing, end: Double) throws(DressingError) {
        func check(_ part: String, _ time: Double) throws(DressingError) {
            guard time <= end else { throw .afterTheEnd(part: part, time: time, end: end) }
        }
        func check(_ part: String, _ from: Double, _ to: Double) throws(DressingError) {
            guard from < to else { throw .empty(part: part) }
            try check(part, to)
        }
        for (index, hold) in dressing.holds.enumerated() { try check(dressing.part("hold", index, "hold"), hold.at) }
        for (index, pace) in dressing.paces.enumerated() {
            try check(dressing.part("slow", index, "slow"), pace.from, pace.to)
        }
        for (index, zoom) in dressing.zooms.enumerated() {
            try check(dressing.part("zoom", index, "zoom"), zoom.from, zoom.to)
        }
        for (index, caption) in dressing.captions.enumerated() {
            let part = "\(dressing.part("captions", index, "caption")) “\(caption.text)”"
            try check(part, caption.from)
            if let to = caption.to { try check(part, caption.from, to) }
        }
        try checkOrder(dressing.paces.map { ($0.from, $0.to) }) { dressing.part("slow", $0, "slow") }
        try checkOrder(dressing.zooms.map { ($0.from, $0.to) }) { dressing.part("zoom", $0, "zoom") }
    }

    /// Refuses parts of one kind that overlap.
    private static func checkOrder(
        _ spans: [(from: Double, to: Double)], _ part: (Int) -> String
    ) throws(DressingError) {
        let sorted = spans.enumerated().sorted { $0.element.from < $1.element.from }
        for (first, second) in zip(sorted, sorted.dropFirst()) where second.element.from < first.element.to {
            throw .overlap(part: part(second.offset), other: part(first.offset))
        }
    }

    /// Returns the time of the scene that is shown at a time of the movie.
    public func scene(at movie: Double) -> Double {
        if isPlain { return movie }
        guard let piece = pieces.after({ $0.movie.upperBound <= movie }).first else { return end }
        let length = piece.movie.upperBound - piece.movie.lowerBound
        let part = max(0, movie - piece.movie.lowerBound) / length
        return piece.scene.lowerBound + part * (piece.scene.upperBound - piece.scene.lowerBound)
    }

    /// Returns the time of the movie at which a time of the scene is shown. If the scene is held at that time, this is
    /// the end of the hold for the end of a part, and the start of the hold otherwise.
    public func movie(at scene: Double, isEnd: Bool = false) -> Double {
        let found =
            isEnd
            ? pieces.until { $0.scene.lowerBound <= scene }.last : pieces.after { $0.scene.upperBound < scene }.first
        guard !isPlain, let piece = found else { return scene + (duration - end) }
        let length = piece.scene.upperBound - piece.scene.lowerBound
        guard length > 0 else { return isEnd ? piece.movie.upperBound : piece.movie.lowerBound }
        let part = min(1, (scene - piece.scene.lowerBound) / length)
        return piece.movie.lowerBound + part * (piece.movie.upperBound - piece.movie.lowerBound)
    }
}

extension Array {
    /// Returns the elements before the first one that does not meet a condition, found by bisection: no later element may
    /// meet the condition.
    func until(_ condition: (Element) -> Bool) -> ArraySlice<Element> { self[..<border(condition)] }

    /// Returns the elements from the first one that does not meet a condition, like ``until(_:)``.
    func after(_ condition: (Element) -> Bool) -> ArraySlice<Element> { self[border(condition)...] }

    private func border(_ condition: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
