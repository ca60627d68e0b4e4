/// Several measurements of one quantity.
struct Spread {
    let median: Double
    let least: Double
    let most: Double

    /// - Precondition: There is at least one.
    init(_ values: some Collection<Double>) {
        let sorted = values.sorted()
        median = sorted[sorted.count / 2]
        least = sorted[0]
        most = sorted[sorted.count - 1]
    }

    func map(_ body: (Double) -> Double) -> Spread { Spread([median, least, most].map(body)) }
}
