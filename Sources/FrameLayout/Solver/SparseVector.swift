/// Numbers by index, most of them 0, with the indices of the others.
struct SparseVector {
    private(set) var values: [Double] = []
    /// Indices, which include all those whose number is not 0.
    private(set) var indices: [Int32] = []
    private var isListed: [Bool] = []

    var count: Int { values.count }

    init(count: Int = 0) { extend(to: count) }

    mutating func extend(to count: Int) {
        let more = count - values.count
        guard more > 0 else { return }
        values += repeatElement(0, count: more)
        isListed += repeatElement(false, count: more)
    }

    subscript(index: Int) -> Double {
        get { values[index] }
        set {
            values[index] = newValue
            guard !isListed[index] else { return }
            isListed[index] = true
            indices.append(Int32(index))
        }
    }

    mutating func sortIndices() { indices.sort() }

    /// Sets all numbers to 0.
    mutating func clear() {
        for index in indices {
            values[Int(index)] = 0
            isListed[Int(index)] = false
        }
        indices.removeAll(keepingCapacity: true)
    }
}
