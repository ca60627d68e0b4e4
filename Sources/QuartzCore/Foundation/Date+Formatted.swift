// As in `FormatStyle+Scene.swift`: with the locale, the calendar, the time zone and the present of the scene.

extension Date {
    @_disfavoredOverload
    public func formatted() -> String { Date.FormatStyle(date: .numeric, time: .shortened).format(self) }

    @_disfavoredOverload
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        Date.FormatStyle(date: date, time: time).format(self)
    }

    @_disfavoredOverload
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        guard let relative = format as? RelativeFormatStyle, let text = relative.format(self) as? F.FormatOutput else {
            return format.sceneFormat(self)
        }
        return text
    }
}

extension Date.FormatStyle {
    @_disfavoredOverload
    public func format(_ value: Date) -> String { sceneFormat(value) }
}

extension Date.RelativeFormatStyle {
    /// Returns the distance from the scene's current date.
    @_disfavoredOverload
    public func format(_ destDate: Date) -> String {
        let own = inScene
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: destDate, presentation: presentation, unitsStyle: unitsStyle, locale: own.locale,
            calendar: own.calendar, capitalizationContext: capitalizationContext)
        return style.format(.now)
    }
}

extension Date.IntervalFormatStyle {
    @_disfavoredOverload
    public func format(_ v: Range<Date>) -> String { sceneFormat(v) }
}

extension Range where Bound == Date {
    @_disfavoredOverload
    public func formatted() -> String { Date.IntervalFormatStyle().format(self) }

    @_disfavoredOverload
    public func formatted(
        date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
    ) -> String {
        Date.IntervalFormatStyle(date: date, time: time).format(self)
    }

    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Range<Date> {
        style.sceneFormat(self)
    }
}

extension Duration {
    @_disfavoredOverload
    public func formatted() -> String { formatted(Duration.TimeFormatStyle(pattern: .hourMinuteSecond)) }

    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Duration {
        v.sceneFormat(self)
    }
}

extension Duration.TimeFormatStyle {
    @_disfavoredOverload
    public func format(_ value: Duration) -> String { sceneFormat(value) }
}

extension Duration.UnitsFormatStyle {
    @_disfavoredOverload
    public func format(_ value: Duration) -> String { sceneFormat(value) }
}
