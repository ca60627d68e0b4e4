/// The lengths of a sequence of elements, most of which are equal, with sums, lookups and changes in logarithmic time.
///
/// Elements have a common length until theirs is set. Storage grows with the number of lengths that were set, not with
/// the number of elements: a list of 100,000 rows with one estimate takes no more than one of 20.
public struct Lengths: Sendable {
    /// A range of elements in which at least one length was set. A range of one element is a leaf.
    private struct Node: Sendable {
        var sum: Double
        /// Index into `nodes`; `none` for a half without set lengths.
        var lower = none
        var upper = none
    }

    public let count: Int
    /// Length of the elements whose length was not set.
    public let common: Double
    /// Nodes of the tree; the root is the first, if there is any.
    private var nodes: [Node] = []

    private static let none: Int32 = -1

    /// - Parameters:
    ///   - count: Number of elements, at least 0.
    ///   - common: Length of each element, finite and not negative.
    public init(count: Int, common: Double) {
        self.count = max(0, count)
        self.common = common
    }

    /// Creates a sequence whose lengths are all set.
    public init(_ lengths: [Double], common: Double) {
        self.init(count: lengths.count, common: common)
        nodes.reserveCapacity(2 * lengths.count)
        if !lengths.isEmpty { _ = build(lengths[...]) }
    }

    private mutating func build(_ lengths: ArraySlice<Double>) -> Int32 {
        let index = Int32(nodes.count)
        nodes.append(Node(sum: lengths.first ?? 0))
        guard lengths.count > 1 else { return index }
        let middle = Self.middle(lengths.startIndex, lengths.endIndex)
        let (lower, upper) = (build(lengths[..<middle]), build(lengths[middle...]))
        nodes[Int(index)] = Node(sum: nodes[Int(lower)].sum + nodes[Int(upper)].sum, lower: lower, upper: upper)
        return index
    }

    public var total: Double { sum(root, count) }

    /// The length of an element.
    public subscript(index: Int) -> Double { leaf(index).map { nodes[Int($0)].sum } ?? common }

    /// Whether the length of the element was set, initially to one other than the common length.
    public func isSet(_ index: Int) -> Bool { leaf(index) != nil }

    /// Returns the sum of the lengths of the elements before an index, 0…`count`.
    public func sum(before index: Int) -> Double {
        var (node, low, high, start) = (root, 0, count, 0.0)
        while low < index {
            guard index < high, node != Self.none else {
                return start + (index < high ? common * Double(index - low) : sum(node, high - low))
            }
            let (lower, upper, middle) = halves(of: node, low, high)
            if index <= middle {
                (node, high) = (lower, middle)
            } else {
                start += sum(lower, middle - low)
                (node, low) = (upper, middle)
            }
        }
        return start
    }

    /// Returns the element whose span contains `offset`, including its start and excluding its end, or `nil` outside of
    /// the sequence. Elements without length contain nothing.
    public func index(at offset: Double) -> Int? {
        guard offset >= 0, offset < total else { return nil }
        var (node, low, high, start) = (root, 0, count, 0.0)
        while high - low > 1, node != Self.none {
            let (lower, upper, middle) = halves(of: node, low, high)
            let end = start + sum(lower, middle - low)
            if offset < end {
                (node, high) = (lower, middle)
            } else {
                (node, low, start) = (upper, middle, end)
            }
        }
        guard high - low > 1, common > 0 else { return low }
        var step = min(max(0, Int((offset - start) / common)), high - low - 1)
        // The quotient is rounded.
        while step > 0, start + common * Double(step) > offset { step -= 1 }
        while step < high - low - 1, start + common * Double(step + 1) <= offset { step += 1 }
        return low + step
    }

    /// Sets the length of an element. Setting the same length again costs no storage.
    ///
    /// - Returns: The increase in length.
    @discardableResult public mutating func set(_ length: Double, at index: Int) -> Double {
        precondition(index >= 0 && index < count, "an element of the sequence")
        let old = self[index]
        guard length != old else { return 0 }
        var path: [(node: Int, size: Int)] = []
        if nodes.isEmpty { nodes.append(Node(sum: total)) }
        var (node, low, high) = (0, 0, count)
        while high - low > 1 {
            path.append((node, high - low))
            let middle = Self.middle(low, high)
            if index < middle {
                node = child(of: node, \.lower, size: middle - low)
                high = middle
            } else {
                node = child(of: node, \.upper, size: high - middle)
                low = middle
            }
        }
        nodes[node].sum = length
        for (node, size) in path.reversed() {
            let middle = Self.middle(0, size)
            nodes[node].sum = sum(nodes[node].lower, middle) + sum(nodes[node].upper, size - middle)
        }
        return length - old
    }

    /// Calls a closure with the elements whose length was set, in order.
    public func forEachSet(_ body: (_ index: Int, _ length: Double) -> Void) { visit(root, 0, count, body) }

    private func visit(_ node: Int32, _ low: Int, _ high: Int, _ body: (Int, Double) -> Void) {
        guard node != Self.none, low < high else { return }
        guard high - low > 1 else { return body(low, nodes[Int(node)].sum) }
        let (lower, upper, middle) = halves(of: node, low, high)
        visit(lower, low, middle, body)
        visit(upper, middle, high, body)
    }

    // MARK: - Nodes

    private var root: Int32 { nodes.isEmpty ? Self.none : 0 }

    private static func middle(_ low: Int, _ high: Int) -> Int { low + (high - low) / 2 }

    private func halves(of node: Int32, _ low: Int, _ high: Int) -> (lower: Int32, upper: Int32, middle: Int) {
        (nodes[Int(node)].lower, nodes[Int(node)].upper, Self.middle(low, high))
    }

    private func sum(_ node: Int32, _ size: Int) -> Double {
        node == Self.none ? common * Double(size) : nodes[Int(node)].sum
    }

    private func leaf(_ index: Int) -> Int32? {
        guard index >= 0, index < count else { return nil }
        var (node, low, high) = (root, 0, count)
        while high - low > 1, node != Self.none {
            let (lower, upper, middle) = halves(of: node, low, high)
            if index < middle { (node, high) = (lower, middle) } else { (node, low) = (upper, middle) }
        }
        return node == Self.none ? nil : node
    }

    private mutating func child(of node: Int, _ half: WritableKeyPath<Node, Int32>, size: Int) -> Int {
        if nodes[node][keyPath: half] == Self.none {
            nodes[node][keyPath: half] = Int32(nodes.count)
            nodes.append(Node(sum: common * Double(size)))
        }
        return Int(nodes[node][keyPath: half])
    }
}
