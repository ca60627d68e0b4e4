/// Converts between numbers and text.
///
/// Differs from Foundation: a new formatter has the locale of the scene, and the currency of its region. In a source
/// that also imports Foundation, the name is ambiguous.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation.

    /// Whether the application decides how many digits are before the point.
    private var choosesDigits = false

    @_disfavoredOverload
    public override init() {
        super.init()
        locale = Locale.current.withRegion
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(from: num) ?? ""
    }

    // Without a style or a pattern a number below 1 begins with its point, as “.5”; with one, as “0.5”. On Linux the digits
    // before the point are one in both.

    open override var minimumIntegerDigits: Int {
        get { beginsWithPoint ? 0 : super.minimumIntegerDigits }
        set {
            choosesDigits = true
            super.minimumIntegerDigits = newValue
        }
    }
    open override var format: String {
        get { super.format }
        set {
            choosesDigits = newValue.hasDigitBeforePoint
            super.format = newValue
        }
    }
    open override var positiveFormat: String! {
        get { super.positiveFormat }
        set {
            choosesDigits = newValue?.hasDigitBeforePoint ?? false
            super.positiveFormat = newValue
        }
    }

    private var beginsWithPoint: Bool { numberStyle == .none && !choosesDigits }

    open override func string(from number: NSNumber) -> String? {
        guard let text = super.string(from: number) else { return nil }
        guard beginsWithPoint, let point = text.range(of: decimalSeparator ?? ".") else { return text }
        let whole = text[..<point.lowerBound]
        let isZero = whole.last?.wholeNumberValue == 0 && whole.dropLast().last?.isNumber != true
        return isZero ? "\(whole.dropLast())\(text[point.lowerBound...])" : text
    }

    // On Linux, a limit that passes the other one has no effect.

    open override var maximumFractionDigits: Int {
        get { super.maximumFractionDigits }
        set {
            if super.minimumFractionDigits > newValue { super.minimumFractionDigits = newValue }
            super.maximumFractionDigits = newValue
        }
    }
    open override var minimumFractionDigits: Int {
        get { super.minimumFractionDigits }
        set {
            if super.maximumFractionDigits < newValue { super.maximumFractionDigits = newValue }
            super.minimumFractionDigits = newValue
        }
    }
}

extension String {
    /// Whether a pattern such as `#,##0.00` always writes a digit before the point.
    fileprivate var hasDigitBeforePoint: Bool { prefix { $0 != "." && $0 != ";" }.contains("0") }
}

extension Locale {
    /// The locale, completed by the region where most speakers of the language live, because a currency belongs to a
    /// region.
    fileprivate var withRegion: Locale {
        let likely = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier).region
        guard region == nil, let likely else { return self }
        return Locale(identifier: "\(identifier)_\(likely.identifier)")
    }
}
