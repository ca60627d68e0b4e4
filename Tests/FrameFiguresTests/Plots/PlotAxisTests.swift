import Testing

@testable import FrameFigures

@Suite struct PlotAxisTests {
    @Test(
        arguments: [
            (0.0, 1.0, 5, ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
            (0, 1, 10, ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1.0"]),
            (-0.1, 1.23, 7, ["0", "0.2", "0.4", "0.6", "0.8", "1.0", "1.2"]),
            (-3, 4, 4, ["−2", "0", "2", "4"]), (0, 102, 8, ["0", "20", "40", "60", "80", "100"]),
            (0, 0.034, 4, ["0", "0.01", "0.02", "0.03"]), (0, 12_345, 3, ["0", "5000", "10000"]),
            (0, 0, 3, ["0", "0.5", "1.0"]),
        ]) func ticksAreRound(low: Double, high: Double, count: Int, texts: [String])
    {
        let axis = PlotAxis(from: low, to: high, ticks: count)
        #expect(axis.ticks.map(\.text) == texts)
    }

    /// For many lengths, there are at least two ticks and at most two more than requested. All are inside and evenly
    /// spaced, and each text states the value of its tick.
    @Test func ticksAreFewInRangeAndExact() throws {
        for count in [2, 4, 7, 12] {
            for step in 0..<400 {
                var high = 1e-4
                for _ in 0..<step { high *= 1.06 }
                let axis = PlotAxis(from: 0, to: high, ticks: count)
                #expect(axis.ticks.count >= 2 && axis.ticks.count <= count + 1, "\(high) \(count)")
                let values = axis.ticks.map(\.value)
                #expect(values.allSatisfy { $0 >= 0 && $0 <= high * (1 + 1e-8) })
                #expect(
                    zip(values, values.dropFirst()).allSatisfy { abs($1 - $0 - (values[1] - values[0])) < 1e-9 * high })
                for tick in axis.ticks {
                    let read = try #require(Double(tick.text))
                    #expect(abs(read - tick.value) <= 1e-12 * high)
                }
                #expect(Set(axis.ticks.map(\.text)).count == axis.ticks.count)
            }
        }
    }
}
