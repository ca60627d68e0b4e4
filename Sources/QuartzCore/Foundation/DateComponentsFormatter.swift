/// Writes quantities of time, such as “1 hour, 2 minutes”, with the texts of the Unicode locale data.
///
/// Differs from Foundation: phrases such as “About … remaining” are left out, since the locale data has none.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation.

    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units to write. If it is empty, they are hours, minutes and seconds, and days if there is at least one.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .current
    /// The date from which months are counted, since their lengths differ.
    open var referenceDate: Date?
    /// The maximum number of units to write; 0 for no limit.
    open var maximumUnitCount = 0
    /// Stored without effect.
    open var allowsFractionalUnits = false
    /// Stored without effect.
    open var collapsesLargestUnit = false
    /// Stored without effect.
    open var includesApproximationPhrase = false
    /// Stored without effect.
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        guard isOfCalendar else { return string(from: endDate.timeIntervalSince(startDate)) }
        let (first, last) = (min(startDate, endDate), max(startDate, endDate))
        let units = TimePart.Unit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
        let found = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: first, to: last)
        var parts = units.map { TimePart(unit: $0, count: UInt(max(found.value(for: $0.component) ?? 0, 0))) }
        if maximumUnitCount > 0, let largest = parts.firstIndex(where: { $0.count > 0 }) {
            parts = Array(parts.prefix(largest + maximumUnitCount))
        }
        return text(of: parts, isNegative: endDate < startDate)
    }

    /// Whether a unit is allowed whose length depends on the date.
    private var isOfCalendar: Bool { !allowedUnits.isDisjoint(with: [.month, .year]) }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? .now
        return (calendar ?? .current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    open func string(from ti: TimeInterval) -> String? {
        guard let total = Int(exactly: ti.rounded()) else { return nil }
        if isOfCalendar {
            let start = referenceDate ?? .now
            return string(from: start, to: start.addingTimeInterval(ti))
        }
        var parts = TimePart.parts(of: total.magnitude, among: units(of: total.magnitude))
        if maximumUnitCount > 0, let first = parts.firstIndex(where: { $0.count > 0 }) ?? parts.indices.last {
            let kept = parts[first...].prefix(maximumUnitCount).map(\.unit)
            let rounded = TimePart.rounded(total.magnitude, to: kept.last ?? .second)
            parts = TimePart.parts(of: rounded, among: parts[..<first].map(\.unit) + kept)
        }
        return text(of: parts, isNegative: total < 0)
    }

    private func text(of parts: [TimePart], isNegative: Bool) -> String {
        let parts = withoutZeros(parts)
        let text = unitsStyle == .positional ? digits(of: parts) : words(of: parts)
        return isNegative ? "-" + text : text
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private func units(of seconds: UInt) -> [TimePart.Unit] {
        guard allowedUnits.isEmpty else {
            return TimePart.Unit.fixed.filter { allowedUnits.contains($0.calendarUnit) }
        }
        return seconds < TimePart.Unit.day.seconds ? [.hour, .minute, .second] : [.day, .hour, .minute, .second]
    }

    private func withoutZeros(_ parts: [TimePart]) -> [TimePart] {
        let behavior =
            zeroFormattingBehavior.contains(.default)
            ? (unitsStyle == .positional ? ZeroFormattingBehavior.dropLeading : .dropAll) : zeroFormattingBehavior
        guard let first = parts.firstIndex(where: { $0.count > 0 }),
            let last = parts.lastIndex(where: { $0.count > 0 })
        else {
            // The smallest unit stays.
            return behavior.contains(.dropLeading) ? Array(parts.suffix(1)) : parts
        }
        let kept = parts.enumerated().filter { index, part in
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return part.count > 0 || !behavior.contains(.dropMiddle)
        }
        return kept.map(\.element)
    }

    /// The positional form, such as `1:02:05`.
    private func digits(of parts: [TimePart]) -> String {
        parts.enumerated().map { index, part in
            let text = "\(part.count)"
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
            return isPadded && text.count < 2 && parts.count > 1 ? "0" + text : text
        }.joined(separator: ":")
    }

    private func words(of parts: [TimePart]) -> String {
        let locale = calendar?.locale ?? .current
        let items = parts.map { part in
            UnicodeText.number(Double(part.count), "unit/\(part.unit) \(width.skeleton)", locale) ?? "\(part.count)"
        }
        let text = UnicodeText.amounts(items, width, locale) ?? items.joined(separator: " ")
        switch unitsStyle {
        case .spellOut:
            let speller = NumberFormatter()
            speller.locale = locale
            speller.numberStyle = .spellOut
            return text.replacing(/\d+/) { match in
                Int(match.output).flatMap { speller.string(from: $0 as NSNumber) } ?? String(match.output)
            }
        case .brief: return text.replacing(", ", with: " ").replacing(/(\d)\s/) { "\($0.output.1)" }
        case .positional, .abbreviated, .short, .full: return text
        }
    }

    private var width: UnicodeText.Width {
        switch unitsStyle {
        case .full, .spellOut: .wide
        case .short, .brief: .short
        case .abbreviated, .positional: .narrow
        }
    }
}

/// A number of units of time.
private struct TimePart {
    enum Unit: CaseIterable {
        case year, month, week, day, hour, minute, second

        /// The units that have one length.
        static let fixed = allCases.filter { $0 != .year && $0 != .month }

        /// Of years and months, those of a common year; only the calendar counts with them.
        var seconds: UInt {
            switch self {
            case .year: 31_536_000
            case .month: 2_628_000
            case .week: 604_800
            case .day: 86_400
            case .hour: 3600
            case .minute: 60
            case .second: 1
            }
        }

        var calendarUnit: NSCalendar.Unit {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        var component: Calendar.Component {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }
    }

    let unit: Unit
    let count: UInt

    /// Divides seconds among units, the largest first. A remainder smaller than the smallest unit is dropped.
    static func parts(of seconds: UInt, among units: [Unit]) -> [TimePart] {
        var rest = seconds
        return units.map { unit in
            defer { rest %= unit.seconds }
            return TimePart(unit: unit, count: rest / unit.seconds)
        }
    }

    static func rounded(_ seconds: UInt, to unit: Unit) -> UInt {
        (seconds + unit.seconds / 2) / unit.seconds * unit.seconds
    }
}
