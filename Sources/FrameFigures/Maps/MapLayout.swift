/// Arranges scenes in columns so that most arrows go to the right and few cross (K. Sugiyama, S. Tagawa, M. Toda,
/// "Methods for Visual Understanding of Hierarchical System Structures", 1981: cycles broken, longest paths, dummies,
/// barycenters).
struct MapLayout {
    /// A scene, or the place where an arrow passes through a column.
    enum Cell: Hashable {
        case scene(Int)
        case passage(arrow: Int, column: Int)
    }

    /// Columns, each from top to bottom.
    private(set) var columns: [[Cell]] = []
    /// Cells of each arrow from left to right, which is against its direction if ``isReversed``. Empty for an arrow
    /// from a scene to itself.
    private(set) var routes: [[Cell]] = []
    private(set) var isReversed: [Bool]

    private static let sweeps = 8

    /// - Parameters:
    ///   - starts: Scenes from which the others can be reached, the initial one first.
    ///   - arrows: Indices of scenes.
    ///   - mostInColumn: Maximum number of scenes in a column; the rest go into the next one.
    init(count: Int, starts: [Int], arrows: [(from: Int, to: Int)], mostInColumn: Int = .max) {
        isReversed = [Bool](repeating: false, count: arrows.count)
        breakCycles(count, starts, arrows)
        let forward = arrows.enumerated().filter { $1.from != $1.to }.map { index, arrow in
            isReversed[index] ? (index, from: arrow.to, to: arrow.from) : (index, from: arrow.from, to: arrow.to)
        }
        let column = Self.columns(count, forward.map { ($0.from, $0.to) }, mostInColumn)
        columns = [[Cell]](repeating: [], count: (column.max() ?? 0) + 1)
        // Scenes without incoming arrows keep their order in the list.
        for scene in 0..<count { columns[column[scene]].append(.scene(scene)) }
        routes = [[Cell]](repeating: [], count: arrows.count)
        for (index, from, to) in forward {
            let passages = (column[from] + 1..<column[to]).map { Cell.passage(arrow: index, column: $0) }
            for passage in passages {
                if case .passage(_, let column) = passage { columns[column].append(passage) }
            }
            routes[index] = [.scene(from)] + passages + [.scene(to)]
        }
        uncross()
    }

    /// Reverses the arrows that lead back to an earlier scene.
    private mutating func breakCycles(_ count: Int, _ starts: [Int], _ arrows: [(from: Int, to: Int)]) {
        var outgoing = [[Int]](repeating: [], count: count)
        for (index, arrow) in arrows.enumerated() where arrow.from != arrow.to { outgoing[arrow.from].append(index) }
        enum State { case new, open, done }
        var states = [State](repeating: .new, count: count)
        for start in starts + Array(0..<count) where states[start] == .new {
            var path = [(scene: start, next: 0)]
            states[start] = .open
            while let (scene, next) = path.last {
                guard next < outgoing[scene].count else {
                    states[scene] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let arrow = outgoing[scene][next]
                switch states[arrows[arrow].to] {
                case .new:
                    states[arrows[arrow].to] = .open
                    path.append((arrows[arrow].to, 0))
                case .open: isReversed[arrow] = true
                case .done: break
                }
            }
        }
    }

    /// Returns the column of each scene: the length of the longest path to it, or more if that column is full (as in E.
    /// G. Coffman, R. L. Graham, "Optimal Scheduling for Two-Processor Systems", 1972).
    private static func columns(_ count: Int, _ arrows: [(from: Int, to: Int)], _ most: Int) -> [Int] {
        var column = [Int](repeating: 0, count: count)
        var waiting = [Int](repeating: 0, count: count)
        var outgoing = [[Int]](repeating: [], count: count)
        for arrow in arrows {
            waiting[arrow.to] += 1
            outgoing[arrow.from].append(arrow.to)
        }
        var filled: [Int: Int] = [:]
        var ready = (0..<count).filter { waiting[$0] == 0 }
        // Proceed column by column so that early ones fill first, and within a column in list order.
        while let scene = ready.min(by: { (column[$0], $0) < (column[$1], $1) }) {
            ready.removeAll { $0 == scene }
            while filled[column[scene], default: 0] >= most { column[scene] += 1 }
            filled[column[scene], default: 0] += 1
            for next in outgoing[scene] {
                column[next] = max(column[next], column[scene] + 1)
                waiting[next] -= 1
                if waiting[next] == 0 { ready.append(next) }
            }
        }
        return column
    }

    /// Orders each column by the mean positions of its cells' neighbors in the previous column, and then in the next
    /// one.
    private mutating func uncross() {
        var before: [Cell: [Cell]] = [:]
        var after: [Cell: [Cell]] = [:]
        for route in routes {
            for (cell, next) in zip(route, route.dropFirst()) {
                before[next, default: []].append(cell)
                after[cell, default: []].append(next)
            }
        }
        for sweep in 0..<Self.sweeps {
            let isForward = sweep % 2 == 0
            let order = isForward ? Array(columns.indices.dropFirst()) : columns.indices.dropLast().reversed()
            for index in order {
                let reference = columns[isForward ? index - 1 : index + 1]
                let places = Dictionary(uniqueKeysWithValues: zip(reference, reference.indices))
                let current = columns[index]
                let keys = current.indices.map { place in
                    let neighbors = ((isForward ? before : after)[current[place]] ?? []).compactMap { places[$0] }
                    let mean = Double(neighbors.reduce(0, +)) / Double(neighbors.count)
                    return neighbors.isEmpty ? Double(place) : mean
                }
                columns[index] = current.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { current[$0] }
            }
        }
    }
}
