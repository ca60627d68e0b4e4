/// Numbers by elimination step, and the solution of triangular systems with them.
///
/// As long as few numbers are not 0, only their steps are visited, ordered by a heap. Otherwise, all are.
struct StepSweep {
    private var values: [Double] = []
    /// Steps visited or waiting, unless all are visited.
    private var queue = StepQueue()
    private var visitsAll = false
    private var visits = 0

    /// Limits below which visiting all steps is faster: the size of the system, and the fraction of steps above which
    /// this holds (measured on layouts of 10 to 10,000 boxes).
    private static let sparse = (least: 64, fraction: 1.0 / 10)

    mutating func extend(to count: Int) {
        let more = count - values.count
        if more > 0 { values += repeatElement(0, count: more) }
        queue.extend(to: count)
    }

    /// Takes over a vector.
    ///
    /// - Parameter step: Step of each index of the vector.
    mutating func load(_ vector: SparseVector, _ step: [Int32]) {
        visits = vector.indices.count
        visitsAll = isDense(vector.indices.count)
        for index in vector.indices {
            let k = Int(step[Int(index)])
            values[k] = vector.values[Int(index)]
            if !visitsAll { queue.list(Int32(k)) }
        }
    }

    /// Moves the numbers to a vector, sorted by index.
    ///
    /// - Parameters:
    ///   - index: Index of each step.
    ///   - step: Step of each index.
    /// - Returns: The number of steps and entries visited since the numbers were loaded.
    mutating func unload(to vector: inout SparseVector, _ index: [Int32], _ step: [Int32]) -> Int {
        if visitsAll {
            visits += step.count
            for (index, step) in step.enumerated() where values[Int(step)] != 0 {
                vector[index] = values[Int(step)]
                values[Int(step)] = 0
            }
            return visits
        }
        for k in queue.listed.lazy.map({ Int($0) }) {
            if values[k] != 0 { vector[Int(index[k])] = values[k] }
            values[k] = 0
        }
        queue.clear()
        vector.sortIndices()
        return visits
    }

    /// Subtracts multiples of the number of each step from those of later ones, in rising or falling order.
    ///
    /// - Parameters:
    ///   - lists: Later steps of each step, with factors.
    ///   - divisors: Divisor applied to the number of each step before that.
    mutating func run(_ lists: SparseLists, rising: Bool, dividingBy divisors: [Double]? = nil) {
        var first = rising ? 0 : values.count - 1
        if !visitsAll {
            guard let next = runSparsely(lists, rising, divisors) else { return }
            first = next
        }
        let last = rising ? values.count : -1
        let stride = rising ? 1 : -1
        visits += abs(last - first)
        values.withUnsafeMutableBufferPointer { values in
            while first != last {
                let k = first
                first += stride
                guard values[k] != 0 else { continue }
                if let divisors { values[k] /= divisors[k] }
                let value = values[k]
                visits += lists.count(k)
                lists.each(k) { i, factor in values[Int(i)] -= factor * value }
            }
        }
    }

    /// - Returns: The first step of the dense sweep, which visits every step; `nil` if only listed steps had to be
    ///   visited.
    private mutating func runSparsely(_ lists: SparseLists, _ rising: Bool, _ divisors: [Double]?) -> Int? {
        queue.restart(rising: rising)
        while let k = queue.pop().map({ Int($0) }) {
            guard values[k] != 0 else { continue }
            guard !isDense(queue.listed.count) else {
                visitsAll = true
                queue.clear()
                return k
            }
            if let divisors { values[k] /= divisors[k] }
            let value = values[k]
            visits += 1 + lists.count(k)
            lists.each(k) { i, factor in
                values[Int(i)] -= factor * value
                queue.add(i)
            }
        }
        return nil
    }

    private func isDense(_ count: Int) -> Bool {
        values.count < Self.sparse.least || Double(count) > Self.sparse.fraction * Double(values.count)
    }
}
