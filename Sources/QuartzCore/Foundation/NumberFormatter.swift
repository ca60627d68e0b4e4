/// Converts between numbers and text.
///
/// Differs from Foundation: a new formatter has the locale of the scene, and the currency of its region. In a source
/// that also imports Foundation, the name is ambiguous.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; it adds no state.

    @_disfavoredOverload
    public override init() {
        super.init()
        locale = Locale.current.withRegion
        minimumIntegerDigits = 0
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

    open override var numberStyle: Style {
        get { super.numberStyle }
        set {
            let usual = super.numberStyle == .none ? 0 : 1
            let keeps = super.minimumIntegerDigits != usual
            super.numberStyle = newValue
            if !keeps { super.minimumIntegerDigits = newValue == .none ? 0 : 1 }
        }
    }
    open override var format: String {
        get { super.format }
        set {
            super.minimumIntegerDigits = newValue.digitsBeforePoint
            super.format = newValue
        }
    }
    open override var positiveFormat: String! {
        get { super.positiveFormat }
        set {
            super.minimumIntegerDigits = newValue?.digitsBeforePoint ?? 0
            super.positiveFormat = newValue
        }
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
    /// The digits before the point that a pattern such as `#,##0.00` always writes.
    fileprivate var digitsBeforePoint: Int { prefix { $0 != "." && $0 != ";" }.count { $0 == "0" } }
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
