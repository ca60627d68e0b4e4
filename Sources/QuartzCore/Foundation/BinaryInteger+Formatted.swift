// As in `FormatStyle+Scene.swift`: with the locale of the scene.

extension BinaryInteger {
    @_disfavoredOverload
    public func formatted() -> String { IntegerFormatStyle().sceneFormat(self) }

    @_disfavoredOverload
    public func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle {
        (format as? ByteCountFormatStyle).flatMap { $0.format(Int64(clamping: self)) as? S.FormatOutput }
            ?? format.sceneFormat(self)
    }

    @_disfavoredOverload
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryInteger {
        (format as? ByteCountFormatStyle).flatMap { $0.format(Int64(clamping: self)) as? S.FormatOutput }
            ?? format.sceneFormat(S.FormatInput(self))
    }
}

extension BinaryFloatingPoint {
    @_disfavoredOverload
    public func formatted() -> String { FloatingPointFormatStyle().sceneFormat(self) }

    @_disfavoredOverload
    public func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle {
        format.sceneFormat(self)
    }

    @_disfavoredOverload
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryFloatingPoint {
        format.sceneFormat(S.FormatInput(self))
    }
}

extension Decimal {
    @_disfavoredOverload
    public func formatted() -> String { FormatStyle().sceneFormat(self) }

    @_disfavoredOverload
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        format.sceneFormat(self)
    }
}

extension Sequence {
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.sceneFormat(self)
    }
}

extension Sequence<String> {
    @_disfavoredOverload
    public func formatted() -> String {
        ListFormatStyle<StringStyle, Self>.list(type: .and, width: .standard).sceneFormat(self)
    }
}

extension IntegerFormatStyle {
    @_disfavoredOverload
    public func format(_ value: Value) -> String { sceneFormat(value) }
}

extension IntegerFormatStyle.Percent {
    @_disfavoredOverload
    public func format(_ value: Value) -> String { sceneFormat(value) }
}

extension IntegerFormatStyle.Currency {
    @_disfavoredOverload
    public func format(_ value: Value) -> String { sceneFormat(value) }
}

extension FloatingPointFormatStyle {
    @_disfavoredOverload
    public func format(_ value: Value) -> String { sceneFormat(value) }
}

extension FloatingPointFormatStyle.Percent {
    @_disfavoredOverload
    public func format(_ value: Value) -> String { sceneFormat(value) }
}

extension FloatingPointFormatStyle.Currency {
    @_disfavoredOverload
    public func format(_ value: Value) -> String { sceneFormat(value) }
}

extension ByteCountFormatStyle {
    /// A count below the smallest unit is written in bytes, such as “999 bytes”.
    @_disfavoredOverload
    public func format(_ value: Int64) -> String {
        let unit: UInt64 = style == .memory || style == .binary ? 1024 : 1000
        guard allowedUnits == .all || allowedUnits == .default, (1..<unit).contains(value.magnitude) else {
            return sceneFormat(value)
        }
        var counting = self
        counting.allowedUnits = .bytes
        return counting.sceneFormat(value)
    }
}
