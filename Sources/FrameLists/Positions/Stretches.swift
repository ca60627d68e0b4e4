/// Successive intervals along an axis, which may overlap. Those that meet a range are found in logarithmic time.
struct Stretches: Sendable {
    /// Largest end up to each interval; ``starts`` has the smallest start from each one on.
    private let ends: [Double]
    private let starts: [Double]

    init(_ stretches: [(start: Double, end: Double)]) {
        var (ends, starts) = ([Double](), [Double](repeating: 0, count: stretches.count))
        ends.reserveCapacity(stretches.count)
        for stretch in stretches { ends.append(max(ends.last ?? -.infinity, stretch.end)) }
        var least = Double.infinity
        for index in stretches.indices.reversed() {
            least = min(least, stretches[index].start)
            starts[index] = least
        }
        (self.ends, self.starts) = (ends, starts)
    }

    /// Returns the intervals between the first and the last that touch the range from `low` to `high`. Others are
    /// included only if intervals overlap.
    func touching(_ low: Double, _ high: Double) -> Range<Int> {
        let first = ends.partition { $0 < low }
        let end = starts.partition { $0 <= high }
        return first..<max(first, end)
    }
}

extension Array {
    /// Returns the number of elements at the beginning for which `isBefore` holds. It holds for none after them.
    func partition(_ isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
