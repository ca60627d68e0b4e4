/// A binary heap of numbers to visit in rising or falling order, each once until the queue is cleared.
struct StepQueue {
    private var heap: [Int32] = []
    private var isListed: [Bool] = []
    /// All numbers added since the queue was cleared.
    private(set) var listed: [Int32] = []
    /// Sign, because falling numbers are stored with the opposite sign.
    private var sign: Int32 = 1

    mutating func extend(to count: Int) {
        let more = count - isListed.count
        if more > 0 { isListed += repeatElement(false, count: more) }
    }

    /// Adds a number unless it was added before.
    mutating func add(_ number: Int32) {
        if list(number) { push(sign * number) }
    }

    /// Marks a number as added without visiting it. Returns whether it had not been added before.
    @discardableResult mutating func list(_ number: Int32) -> Bool {
        guard !isListed[Int(number)] else { return false }
        isListed[Int(number)] = true
        listed.append(number)
        return true
    }

    /// Starts to visit the listed numbers again.
    mutating func restart(rising: Bool) {
        sign = rising ? 1 : -1
        heap.removeAll(keepingCapacity: true)
        for number in listed { push(sign * number) }
    }

    mutating func clear() {
        for number in listed { isListed[Int(number)] = false }
        listed.removeAll(keepingCapacity: true)
        heap.removeAll(keepingCapacity: true)
    }

    private mutating func push(_ key: Int32) {
        heap.append(key)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes the next number.
    mutating func pop() -> Int32? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return sign * first }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { return sign * first }
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < heap[parent] else { return sign * first }
            heap.swapAt(child, parent)
            parent = child
        }
    }
}
