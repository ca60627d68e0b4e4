/// Lists of indices and values in contiguous memory.
struct SparseLists {
    private var starts: [Int32] = [0]
    private var indices: [Int32] = []
    private var values: [Double] = []

    mutating func append(_ index: Int32, _ value: Double) {
        indices.append(index)
        values.append(value)
    }

    mutating func close() { starts.append(Int32(indices.count)) }

    func count(_ list: Int) -> Int { Int(starts[list + 1] - starts[list]) }

    @inline(__always)
    func each(_ list: Int, _ body: (Int32, Double) -> Void) {
        var i = Int(starts[list])
        let end = Int(starts[list + 1])
        while i < end {
            body(indices[i], values[i])
            i += 1
        }
    }

    mutating func rename(_ name: (Int) -> Int32) {
        for i in indices.indices { indices[i] = name(Int(indices[i])) }
    }

    /// Returns the same entries, in as many lists, with lists and indices exchanged.
    func transposed() -> SparseLists {
        let count = starts.count - 1
        var result = SparseLists()
        var next = [Int32](repeating: 0, count: count + 1)
        for index in indices { next[Int(index) + 1] += 1 }
        for list in 0..<count { next[list + 1] += next[list] }
        result.starts = next
        result.indices = Array(repeating: 0, count: indices.count)
        result.values = Array(repeating: 0, count: indices.count)
        for list in 0..<count {
            each(list) { index, value in
                let target = Int(next[Int(index)])
                result.indices[target] = Int32(list)
                result.values[target] = value
                next[Int(index)] += 1
            }
        }
        return result
    }
}
