/// What a measurement is used for, which decides the unit that is usual in a locale.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// A name of the Unicode locale data; `nil` for the unit of the measurement.
    fileprivate let name: String?

    /// The unit of the measurement.
    public static var asProvided: Self { Self(name: nil) }
    public static var general: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "person-height") }
    public static var road: Self { Self(name: "road") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements in the locale of the scene, unless another one is given.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let width: UnicodeText.Width

            /// “3.1 miles”.
            public static var wide: Self { Self(width: .wide) }
            /// “3.1 mi”.
            public static var abbreviated: Self { Self(width: .short) }
            /// “3.1mi”.
            public static var narrow: Self { Self(width: .narrow) }
        }

        public var width: UnitWidth
        public var usage: MeasurementFormatUnitUsage<UnitType>
        public var locale: Locale

        public init(
            width: UnitWidth, locale: Locale = .current, usage: MeasurementFormatUnitUsage<UnitType> = .general
        ) {
            self.width = width
            self.usage = usage
            self.locale = locale
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let plain = UnitIdentifier(value.unit).map { "unit/\($0.name) \(width.width.skeleton)" }
            let usual = usage.name.flatMap { name in plain.map { "\($0) usage/\(name)" } }
            return usual.flatMap { UnicodeText.number(value.value, $0, locale) }
                ?? plain.flatMap { UnicodeText.number(value.value, $0, locale) }
                ?? "\(value.value.formatted(.number.locale(locale))) \(value.unit.symbol)"
        }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension Measurement where UnitType == UnitInformationStorage {
    /// Writes amounts of memory as a ``Foundation/ByteCountFormatStyle`` does.
    public struct ByteCountFormatStyle: Foundation.FormatStyle {
        public typealias Style = Foundation.ByteCountFormatStyle.Style
        public typealias Unit = Foundation.ByteCountFormatStyle.Units

        private var base: Foundation.ByteCountFormatStyle

        public init(
            style: Style, allowedUnits: Unit, spellsOutZero: Bool, includesActualByteCount: Bool,
            locale: Locale = .current
        ) {
            base = Foundation.ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.base = base.locale(locale)
            return copy
        }

        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            base.format(Int64(exactly: value.converted(to: .bytes).value.rounded()) ?? .max)
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountFormatStyle {
    public static func byteCount(
        style: Self.Style, allowedUnits: Self.Unit = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount)
    }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage)
    }
}
