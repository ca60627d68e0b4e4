/// A log message. Its values are not evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
}

/// The interpolation of a log message, which discards all parts.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}

    public mutating func appendInterpolation<Value: BinaryInteger>(
        _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {}

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ number: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {}

    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {}
}

/// The visibility of a value in a log.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable {
        case hash, none
    }

    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in columns.
public struct OSLogStringAlignment: Sendable {
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }

    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting()
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting()
    }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }

    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting()
    }
}

/// The format of a Boolean value.
public enum OSLogBoolFormat: Sendable {
    case truth, answer
}
