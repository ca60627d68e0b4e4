public import FramePainting
public import FrameTiming

/// Distinct names of layers.
///
/// A name that only one of the layers has is kept. Others are distinguished by their titles (``LayerNode/title``), or
/// else by the closest superlayer with a distinct name: `UILabel “Total”`, `UITableViewCell row 3 › UILabel`. Names
/// that are still equal are numbered in tree order: `UIView (2)`.
public struct LayerNames: Sendable {
    private struct Entry {
        let id: LayerID
        var name: String
        let title: String?
        /// Index of the superlayer.
        let above: Int?
    }

    private var names: [LayerID: String] = [:]

    /// - Parameters:
    ///   - roots: Trees to search. For a layer in several trees, the first one decides.
    ///   - layers: Layers to distinguish from each other; `nil` for all.
    public init(in roots: [LayerNode], of layers: Set<LayerID>? = nil) {
        var entries: [Entry] = []
        var known: [LayerID: Int] = [:]
        for root in roots { Self.collect(root, above: nil, &entries, &known) }
        let named = entries.indices.filter { layers?.contains(entries[$0].id) ?? true }
        for index in Self.repeated(named, entries) {
            if let title = entries[index].title { entries[index].name += " " + title }
        }
        for index in named { names[entries[index].id] = entries[index].name }
        let repeated = Self.repeated(named, entries)
        let ambiguous = Set(Self.repeated(Array(entries.indices), entries))
        let groups = Dictionary(grouping: repeated) { entries[$0].name }
        for group in groups.values {
            let paths = group.map { index in
                Self.distinct(above: index, entries, ambiguous).map { "\($0) › \(entries[index].name)" }
                    ?? entries[index].name
            }
            // A superlayer that all of them share does not distinguish any.
            let texts = Set(paths).count > 1 ? paths : group.map { entries[$0].name }
            var seen: [String: Int] = [:]
            let totals = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
            for (index, text) in zip(group, texts) {
                seen[text, default: 0] += 1
                names[entries[index].id] = totals[text] == 1 ? text : "\(text) (\(seen[text] ?? 1))"
            }
        }
    }

    /// The distinct name of a layer; `nil` if it is in none of the trees, or was not to be distinguished.
    public subscript(_ layer: LayerID) -> String? { names[layer] }

    private static func collect(
        _ node: LayerNode, above: Int?, _ entries: inout [Entry], _ known: inout [LayerID: Int]
    ) {
        let index = known[node.id] ?? entries.count
        if index == entries.count {
            known[node.id] = index
            entries.append(Entry(id: node.id, name: node.name, title: node.title, above: above))
        }
        withStackRoom {
            for layer in (node.mask.map { [$0] } ?? []) + node.sublayers {
                collect(layer, above: index, &entries, &known)
            }
        }
    }

    /// Returns the entries whose names occur repeatedly, in order.
    private static func repeated(_ indices: [Int], _ entries: [Entry]) -> [Int] {
        let counts = Dictionary(indices.map { (entries[$0].name, 1) }, uniquingKeysWith: +)
        return indices.filter { counts[entries[$0].name] ?? 0 > 1 }
    }

    /// Returns the name of the closest superlayer whose name is unique.
    private static func distinct(above index: Int, _ entries: [Entry], _ ambiguous: Set<Int>) -> String? {
        sequence(state: entries[index].above) { state -> Int? in
            defer { state = state.flatMap { entries[$0].above } }
            return state
        }
        .first { !ambiguous.contains($0) }
        .map { entries[$0].name }
    }
}

extension Timeline {
    /// Returns the display list at `time` with distinct names of layers. It is otherwise equal to ``displayList(at:)``.
    public func displayListWithDistinctNames(at time: MediaTime) -> DisplayList {
        guard let root = commit(at: time)?.root, var renamed = Timeline(canvas: canvas) else {
            return displayList(at: time)
        }
        let names = LayerNames(in: [root])
        renamed.append(root.renamed(names), at: time)
        return renamed.displayList(at: time)
    }
}

extension LayerNode {
    fileprivate func renamed(_ names: LayerNames) -> LayerNode {
        var (mask, sublayers): (LayerNode?, [LayerNode]) = (nil, [])
        withStackRoom {
            mask = self.mask?.renamed(names)
            sublayers = self.sublayers.map { $0.renamed(names) }
        }
        return LayerNode(
            id: id, name: names[id] ?? name, properties: properties, timing: timing, ramp: ramp,
            animations: animations, transition: transition, mask: mask, title: title, sublayers: sublayers)
    }
}
