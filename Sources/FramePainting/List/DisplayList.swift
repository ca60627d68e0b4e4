public import FrameGeometry

/// The content of one frame, as a value that does not depend on time, application or machine.
///
/// Items are painted in order, each over the earlier ones, with source-over on premultiplied, gamma-encoded sRGB.
/// Coordinates are points with y pointing down and the origin at the canvas's top-left corner; ``scale`` converts them
/// to pixels.
///
/// Equal lists give equal pixels. The reverse does not hold.
public struct DisplayList: Hashable, Sendable {
    /// Size of the canvas in pixels, each side 1…``PixelSize/limit``.
    public var size: PixelSize
    /// Pixels per point, greater than 0.
    public var scale: Double
    /// Color of the canvas before the first item.
    public var background: Color
    public var items: [PaintItem]
    /// Whether the list is complete; `false` if something was left out because there was too much of it.
    public var isWhole = true

    public init(size: PixelSize, scale: Double = 1, background: Color = .clear, items: [PaintItem] = []) {
        self.size = size
        self.scale = scale
        self.background = background
        self.items = items
    }

    /// Whether every pixel is certain to be opaque. Painting never lowers alpha, except in some blend modes.
    public var isOpaque: Bool { background.alpha >= 1 && items.allSatisfy(\.keepsOpaque) }
}

extension PaintItem {
    /// Whether opaque pixels stay opaque under this item.
    fileprivate var keepsOpaque: Bool {
        switch self {
        case .fill, .image: true
        case .group(let group): group.blend.keepsOpaque && group.items.allSatisfy(\.keepsOpaque)
        }
    }
}

extension [PaintItem] {
    /// Returns the number of items, including items in groups and masks, or `limit` if there are more.
    public func count(upTo limit: Int) -> Int {
        var count = 0
        var waiting = [self]
        while let items = waiting.popLast() {
            count += items.count
            if count >= limit { return limit }
            for case .group(let group) in items { waiting += [group.items, group.mask?.items ?? []] }
        }
        return count
    }
}

extension DisplayList {
    /// Returns the list without the items with these names; groups are removed with their items. Masks are unchanged.
    public func without(_ names: Set<String>) -> DisplayList {
        guard !names.isEmpty else { return self }
        var list = self
        list.items = items.compactMap { $0.without(names) }
        return list
    }

    /// The list without glyphs; masks are unchanged.
    public var withoutGlyphs: DisplayList {
        var list = self
        list.items = items.compactMap(\.withoutGlyphs)
        return list
    }

    /// Names of all items.
    public var names: Set<String> { Set(orderedNames) }

    /// Names of all items in order, with the names inside a group after its own.
    public var orderedNames: [String] { items.reduce(into: []) { $1.appendNames(to: &$0) } }
}

extension PaintItem {
    private var name: String? {
        switch self {
        case .fill(let fill): fill.name
        case .image(let image): image.name
        case .group(let group): group.name
        }
    }

    fileprivate func without(_ names: Set<String>) -> PaintItem? {
        if let name, names.contains(name) { return nil }
        guard case .group(var group) = self else { return self }
        group.items = group.items.compactMap { $0.without(names) }
        return .group(group)
    }

    fileprivate var withoutGlyphs: PaintItem? {
        switch self {
        case .fill(let fill):
            if case .glyphs = fill.shape { return nil }
            return self
        case .image: return self
        case .group(var group):
            group.items = group.items.compactMap(\.withoutGlyphs)
            return .group(group)
        }
    }

    fileprivate func appendNames(to names: inout [String]) {
        if let name { names.append(name) }
        guard case .group(let group) = self else { return }
        for item in group.items { item.appendNames(to: &names) }
    }
}
