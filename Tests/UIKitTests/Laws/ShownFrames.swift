import FrameLayers
import FramePainting
import FrameTiming
import Testing

/// The frames of a run from 0.9 s to 3 s, sixty times a second. Its transition is requested at 1 s.
@MainActor struct ShownFrames {
    private let lists: [DisplayList]
    private static let first = 54

    init(_ app: TestApp) throws {
        let timeline = try #require(app.stage.committer.timeline)
        lists = (Self.first...180).map { timeline.displayList(at: MediaTime(seconds: Double($0) / 60)) }
    }

    /// Checks that every frame shows only the two sides: until the transition begins, everything is as before; during
    /// it, one of the two is always visible; and after its end, nothing changes. After a canceled transition, the last
    /// frame is byte-for-byte the first.
    ///
    /// - Parameter sides: The names of both sides' views.
    func expectOneSideOrTheOther(_ sides: [String], isAnimated: Bool, isCancelled: Bool) {
        let (before, after) = (lists[0], lists[lists.count - 1])
        let start = 60 - Self.first
        #expect(lists[...(start - 1)].allSatisfy { $0 == before }, "something shows before it is asked for")
        let (first, old) = (lists[start].sides(sides), before.sides(sides))
        if isAnimated { #expect(first == old, "the first frame is not where it comes from") }
        #expect((before == after) == isCancelled)
        let end = lists.lastIndex { $0 != after } ?? 0
        #expect(end < 150 - Self.first, "it does not come to rest")
        for (index, list) in lists.enumerated() {
            let names = Set(list.items.flatMap(\.names))
            #expect(sides.contains { names.contains($0) }, "frame \(index + Self.first) shows neither side")
        }
        // Between its ends it is neither, in each frame: not for one frame back to the start, nor ahead to the end.
        guard isAnimated else { return }
        let moving = lists[(start + 1)...max(end, start + 1)].drop { $0 == before }
        for (index, list) in moving.enumerated() where index + 1 < moving.count {
            let isHeldAtItsEnd = isCancelled && list == before
            #expect(isHeldAtItsEnd || list != before, "flashes the start")
            if !isCancelled { #expect(list != after, "flashes the end") }
        }
    }
}

extension DisplayList {
    /// The visible views with these names and their frames, excluding views outside the canvas and views below one that
    /// covers it.
    fileprivate func sides(_ names: [String]) -> [String] {
        let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
        var seen: [String] = []
        func walk(_ items: [PaintItem], isOpaque: Bool) {
            for item in items {
                switch item {
                case .fill(let fill):
                    guard let name = fill.name, names.contains(name), case .rect(let rect) = fill.shape,
                        rect.minX < width, rect.minY < height, rect.maxX > 0, rect.maxY > 0
                    else { continue }
                    let covers = rect.minX <= 0 && rect.minY <= 0 && rect.maxX >= width && rect.maxY >= height
                    if covers, isOpaque, fill.opacity * fill.color.alpha == 1 { seen = [] }
                    seen.append("\(name) \(rect)")
                case .image: continue
                case .group(let group): walk(group.items, isOpaque: isOpaque && group.opacity == 1)
                }
            }
        }
        walk(items, isOpaque: true)
        return seen
    }
}

extension PaintItem {
    /// The names of everything painted, in all groups.
    fileprivate var names: [String] {
        switch self {
        case .fill(let fill): [fill.name].compactMap { $0 }
        case .image(let image): [image.name].compactMap { $0 }
        case .group(let group): group.items.flatMap(\.names)
        }
    }
}
