extension Subscribers {
    /// A number of values that a subscriber requests.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The number; `nil` if it is unlimited.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)

        private init(max: Int?) {
            self.max = max
        }

        /// Creates a limited demand.
        ///
        /// - Precondition: The number is not negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand is not negative")
            return Demand(max: value)
        }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func < (left: Demand, right: Demand) -> Bool {
            guard let first = left.max else { return false }
            return right.max.map { first < $0 } ?? true
        }

        /// The sum; unlimited if either demand is, or if the sum overflows.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let first = left.max, let second = right.max else { return .unlimited }
            let (sum, overflow) = first.addingReportingOverflow(second)
            return overflow ? .unlimited : Demand(max: sum)
        }

        /// The difference, at least 0; unlimited if the first demand is.
        public static func - (left: Demand, right: Demand) -> Demand {
            guard let first = left.max else { return .unlimited }
            return Demand(max: right.max.map { Swift.max(0, first - $0) } ?? 0)
        }

        public static func * (left: Demand, right: Int) -> Demand {
            guard let first = left.max, right > 0 else { return right > 0 ? .unlimited : .none }
            let (product, overflow) = first.multipliedReportingOverflow(by: right)
            return overflow ? .unlimited : Demand(max: product)
        }

        public static func + (left: Demand, right: Int) -> Demand {
            right < 0 ? left - .max(-right) : left + .max(right)
        }
        public static func - (left: Demand, right: Int) -> Demand {
            right < 0 ? left + .max(-right) : left - .max(right)
        }

        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        public static func *= (left: inout Demand, right: Int) { left = left * right }
        public static func += (left: inout Demand, right: Int) { left = left + right }
        public static func -= (left: inout Demand, right: Int) { left = left - right }

        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
        public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    }
}
