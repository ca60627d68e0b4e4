/// Writes measurements, such as “3.107 mi”, with the texts of the Unicode locale data.
///
/// Differs from Foundation: the number is written with the fraction digits of ``numberFormatter`` and nothing else of it.
/// A unit of the application's own is written as its symbol, and so is a unit alone.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation.

    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// The unit of the measurement, in place of the one that is usual in the locale.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The unit in which the number is neither large nor small.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees alone for temperatures.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current
    /// Decides how many fraction digits a number has; at first up to three.
    open var numberFormatter: Foundation.NumberFormatter! = MeasurementFormatter.decimals

    private static var decimals: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(of: measurement.value, measurement.unit)
    }

    open func string(from unit: Unit) -> String { unit.symbol }

    open override func string(for obj: Any?) -> String? {
        (obj as? any AnyMeasurement).map { text(of: $0.value, $0.anyUnit) }
    }

    private func text(of value: Double, _ unit: Unit) -> String {
        let locale = locale ?? .current
        var (value, unit) = (value, unit)
        if !unitOptions.contains(.providedUnit), let own = unit as? Dimension {
            let usual = UnitIdentifier.usual(own, in: locale)
            (value, unit) = (Measurement(value: value, unit: own).converted(to: usual).value, usual)
        }
        guard let identifier = UnitIdentifier(unit) else { return "\(number(value)) \(unit.symbol)" }
        let style = "\(width.skeleton) \(precision)"
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
            return UnicodeText.number(value, "measure-unit/temperature-generic \(style)", locale) ?? number(value)
        }
        let skeleton = "unit/\(identifier.name) \(style)"
        let scales = unitOptions.contains(.naturalScale) && !unitOptions.contains(.providedUnit)
        return (scales ? UnicodeText.number(value, skeleton + " usage/default", locale) : nil)
            ?? UnicodeText.number(value, skeleton, locale) ?? "\(number(value)) \(unit.symbol)"
    }

    private func number(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(fractionDigits)).locale(locale ?? .current))
    }

    private var width: UnicodeText.Width {
        switch unitStyle {
        case .long: .wide
        case .medium: .short
        case .short: .narrow
        @unknown default: .short
        }
    }

    /// `.0##`, as in skeletons of ICU.
    private var precision: String {
        let digits = fractionDigits
        return digits.upperBound == 0
            ? "precision-integer"
            : "." + String(repeating: "0", count: digits.lowerBound) + String(repeating: "#", count: digits.count - 1)
    }

    private var fractionDigits: ClosedRange<Int> {
        let least = min(max(numberFormatter?.minimumFractionDigits ?? 0, 0), 20)
        return least...min(max(numberFormatter?.maximumFractionDigits ?? 3, least), 20)
    }
}

/// A measurement in any unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
