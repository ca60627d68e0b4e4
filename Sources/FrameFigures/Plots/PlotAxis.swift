/// The values along one side of a plot, with its ticks.
struct PlotAxis: Equatable, Sendable {
    struct Tick: Equatable, Sendable {
        let value: Double
        let text: String
    }

    /// Value at the lower end, which is never equal to the one at the higher end.
    let low: Double
    let high: Double
    /// Ticks in order: whole multiples of 1, 2 or 5 times a power of ten, all within the ends.
    let ticks: [Tick]

    /// - Parameters:
    ///   - low: A finite number.
    ///   - high: A finite number greater than `low`; otherwise `low` + 1 is used.
    ///   - count: Number of steps that fit. There are always at least two ticks.
    init(from low: Double, to high: Double, ticks count: Int) {
        let high = high > low ? high : low + 1
        (self.low, self.high) = (low, high)
        let step = Self.step(atLeast: (high - low) / Double(max(1, count)))
        let ticks = Self.ticks(from: low, to: high, step)
        // A single number does not convey a scale.
        self.ticks = ticks.count > 1 ? ticks : Self.ticks(from: low, to: high, Self.smaller(step))
    }

    private static func ticks(from low: Double, to high: Double, _ step: (digit: Int, exponent: Int)) -> [Tick] {
        let size = value(step.digit, step.exponent)
        // A tick that rounding puts just outside is kept.
        let slack = 1e-9 * (high - low)
        var multiple = ((low - slack) / size).rounded(.up)
        var ticks: [Tick] = []
        while multiple * size <= high + slack, ticks.count < 1_000, abs(multiple) < 1e15 {
            let units = Int(multiple) * step.digit
            ticks.append(Tick(value: value(units, step.exponent), text: text(units, step.exponent)))
            multiple += 1
        }
        return ticks
    }

    private static func smaller(_ step: (digit: Int, exponent: Int)) -> (digit: Int, exponent: Int) {
        switch step.digit {
        case 5: (2, step.exponent)
        case 2: (1, step.exponent)
        default: (5, step.exponent - 1)
        }
    }

    /// Returns the position of a value, from 0 at the low end to 1 at the high end.
    func fraction(of value: Double) -> Double { (value - low) / (high - low) }

    /// Returns the smallest of 1, 2, 5, 10, … that is not less than `size`, as a digit and a power of ten.
    private static func step(atLeast size: Double) -> (digit: Int, exponent: Int) {
        var exponent = 0
        while exponent < 300, value(10, exponent) <= size { exponent += 1 }
        while exponent > -300, value(1, exponent) > size { exponent -= 1 }
        let digit = [1, 2, 5].first { value($0, exponent) >= size * (1 - 1e-9) }
        return digit.map { ($0, exponent) } ?? (1, exponent + 1)
    }

    /// Returns `units` · 10^`exponent`, with one rounding if the power is exact.
    private static func value(_ units: Int, _ exponent: Int) -> Double {
        var power = 1.0
        for _ in 0..<abs(exponent) { power *= 10 }
        return exponent < 0 ? Double(units) / power : Double(units) * power
    }

    /// Returns the number with as many decimals as the step has.
    private static func text(_ units: Int, _ exponent: Int) -> String {
        let sign = units < 0 ? "−" : ""
        var digits = String(abs(units))
        if exponent >= 0 { return units == 0 ? "0" : sign + digits + String(repeating: "0", count: exponent) }
        if units == 0 { return "0" }
        let missing = -exponent + 1 - digits.count
        if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
        return sign + digits.dropLast(-exponent) + "." + digits.suffix(-exponent)
    }
}
