internal import FrameFigures

/// The layers whose animations a timeline shows.
package enum TimelineLayers: Equatable, Sendable {
    /// Each layer of the application, and one row for all parts that UIKit made for a bar, cell or control.
    case folded
    /// Each layer.
    case all
    /// The layers with one of these names, and the parts of bars, cells and controls with one of these names.
    case named(Set<String>)

    /// Returns the rows to show among those of all layers.
    func rows(of all: [TimelineRow]) -> [TimelineRow] {
        switch self {
        case .all: return all
        case .named(let names):
            return all.filter { names.contains($0.layer) || $0.owner.map(names.contains) ?? false }
        case .folded:
            var owners: [String] = []
            var parts: [String: [TimelineRow]] = [:]
            for row in all {
                guard let owner = row.owner else { continue }
                if parts[owner] == nil { owners.append(owner) }
                parts[owner, default: []].append(row)
            }
            return all.filter { $0.owner == nil } + owners.map { TimelineRow(folding: parts[$0] ?? [], of: $0) }
        }
    }
}

extension TimelineRow {
    /// Creates a row that stands for those of the parts of a bar, cell or control. Its bars are the periods in which any
    /// of them is animated.
    fileprivate init(folding parts: [TimelineRow], of owner: String) {
        // Rows of one layer are adjacent.
        let layers = zip(parts, parts.dropFirst()).reduce(1) { $0 + ($1.0.layer == $1.1.layer ? 0 : 1) }
        var bars: [Bar] = []
        var counts: [Int] = []
        for bar in parts.flatMap(\.bars).sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            if let last = bars.indices.last, bar.start <= bars[last].end {
                bars[last].end = max(bars[last].end, bar.end)
                counts[last] += 1
            } else {
                bars.append(Bar(start: bar.start, end: bar.end, notes: [], summary: "", values: []))
                counts.append(1)
            }
        }
        for (index, count) in counts.enumerated() {
            let text = "\(count) animation\(count == 1 ? "" : "s")"
            bars[index].notes = [text]
            bars[index].summary = "\(owner): \(text) inside"
        }
        self.init(layer: "\(layers) layer\(layers == 1 ? "" : "s") inside \(owner)", property: "", bars: bars)
        self.parts = parts
    }
}
