internal import FrameGeometry
internal import FramePainting

/// Items in the order in which they were drawn, together with the clips they are seen through.
struct CGContextLayer {
    private struct Drawn {
        let clips: ArraySlice<CGContextClip>
        let blend: BlendMode
        let item: PaintItem
    }

    /// The state when a transparency layer began, under which it is drawn when it ends.
    let state: CGContextState?
    private var drawn: [Drawn] = []

    init(state: CGContextState? = nil) {
        self.state = state
    }

    var items: [PaintItem] { Self.clipped(drawn[...]) }

    /// Whether something looks at what is below it: then the items must have been composited by themselves.
    var isBlended: Bool { drawn.contains { $0.blend != .normal } }

    mutating func add(_ item: PaintItem, _ state: CGContextState) {
        let item = item.faded(by: state.alpha).casting(state.shadow)
        drawn.append(Drawn(clips: state.clips[...], blend: state.blendMode.blend, item: item))
    }

    /// Groups for the clips: neighbours that share a clip share its group. What blends is a group of its own.
    private static func clipped(_ drawn: ArraySlice<Drawn>) -> [PaintItem] {
        var items: [PaintItem] = []
        var rest = drawn
        while let first = rest.first {
            if first.blend != .normal {
                items.append(blended(first))
                rest.removeFirst()
            } else if let clip = first.clips.first {
                let run = rest.prefix { $0.blend == .normal && $0.clips.first?.id == clip.id }
                rest.removeFirst(run.count)
                let inside = run.map { Drawn(clips: $0.clips.dropFirst(), blend: .normal, item: $0.item) }
                items.append(.group(clip.group(of: clipped(inside[...]))))
            } else {
                items.append(first.item)
                rest.removeFirst()
            }
        }
        return items
    }

    private static func blended(_ drawn: Drawn) -> PaintItem {
        let inside = clipped([Drawn(clips: drawn.clips, blend: .normal, item: drawn.item)][...])
        return .group(
            Group(
                clip: drawn.blend.leavesUnpaintedAlone ? nil : reach(of: drawn).map { Clip($0) }, blend: drawn.blend,
                items: inside))
    }

    /// Where a mode that changes more than is painted may do so: inside what is drawn, and inside the innermost clip. Of both
    /// only the clip counts where they are not rectangles: who draws with such a mode fills the clip as a rule.
    private static func reach(of drawn: Drawn) -> Shape? {
        var clip: Shape?
        if case .shape(let shape)? = drawn.clips.last?.kind { clip = shape }
        guard let outline = drawn.item.outline else { return clip }
        guard let clip else { return .path(outline, .evenodd) }
        guard case .rect(let rect) = clip, outline.isRect, let box = outline.bounds else { return clip }
        return .rect(rect.intersection(box))
    }
}

extension CGContextClip {
    fileprivate func group(of items: [PaintItem]) -> Group {
        switch kind {
        case .shape(let shape): Group(clip: Clip(shape), items: items)
        case .mask(let mask): Group(mask: mask, items: items)
        }
    }
}
