extension DisplayList {
    /// The list without what is painted under these names, groups with all they hold; masks stay as they are.
    public func without(_ names: Set<String>) -> DisplayList {
        guard !names.isEmpty else { return self }
        var list = self
        list.items = items.compactMap { $0.without(names) }
        return list
    }

    /// Under which names something is painted.
    public var names: Set<String> { items.reduce(into: []) { $1.insertNames(into: &$0) } }
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

    fileprivate func insertNames(into names: inout Set<String>) {
        if let name { names.insert(name) }
        guard case .group(let group) = self else { return }
        for item in group.items { item.insertNames(into: &names) }
    }
}
