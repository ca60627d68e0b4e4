/// Groups of bodies that are connected by contacts and joints, which rest and wake together.
struct Islands {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func join(_ first: Int, _ second: Int) {
        let (first, second) = (root(of: first), root(of: second))
        parents[max(first, second)] = min(first, second)
    }

    mutating func root(of index: Int) -> Int {
        var index = index
        while parents[index] != index {
            parents[index] = parents[parents[index]]
            index = parents[index]
        }
        return index
    }
}
