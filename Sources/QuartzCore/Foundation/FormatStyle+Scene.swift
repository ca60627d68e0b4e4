// Styles that no locale, calendar or time zone was given have those of the machine, which are found when something is formatted. The
// functions beside this file replace Foundation's in sources that import UIKit or QuartzCore, and put those of the scene there.

/// A Foundation style with components that default to those of the machine.
private protocol SceneStyle: FormatStyle {
    var inScene: Self { get }
}

/// A style whose only such component is its locale.
private protocol LocaleStyle: SceneStyle {
    var locale: Locale { get }
}

extension LocaleStyle {
    var inScene: Self { locale(locale.inScene) }
}

extension FormatStyle {
    /// Returns the text of the style in the scene.
    ///
    /// Calls the requirement of the protocol, which is Foundation's function; the ones that replace it call this one.
    package func sceneFormat(_ value: FormatInput) -> FormatOutput {
        let style = (self as? any SceneStyle)?.inScene as? Self ?? self
        return style.format(value)
    }
}

extension Locale {
    fileprivate var inScene: Locale { self == Unset.style.locale ? .current : self }
}

extension Calendar {
    fileprivate var inScene: Calendar { self == Unset.style.calendar ? .current : self }
}

extension TimeZone {
    fileprivate var inScene: TimeZone { self == Unset.style.timeZone ? .current : self }
}

private enum Unset {
    static let style = Date.FormatStyle()
}

extension Date.FormatStyle: SceneStyle {
    fileprivate var inScene: Self {
        var style = self
        style.locale = locale.inScene
        style.calendar = calendar.inScene
        style.timeZone = timeZone.inScene
        return style
    }
}

extension Date.IntervalFormatStyle: SceneStyle {
    fileprivate var inScene: Self {
        var style = self
        style.locale = locale.inScene
        style.calendar = calendar.inScene
        style.timeZone = timeZone.inScene
        return style
    }
}

extension Date.RelativeFormatStyle: SceneStyle {
    var inScene: Self {
        var style = self
        style.locale = locale.inScene
        style.calendar = calendar.inScene
        return style
    }
}

extension ByteCountFormatStyle: SceneStyle {
    fileprivate var inScene: Self { locale(locale.inScene) }
}

extension IntegerFormatStyle: LocaleStyle {}
extension IntegerFormatStyle.Percent: LocaleStyle {}
extension IntegerFormatStyle.Currency: LocaleStyle {}
extension FloatingPointFormatStyle: LocaleStyle {}
extension FloatingPointFormatStyle.Percent: LocaleStyle {}
extension FloatingPointFormatStyle.Currency: LocaleStyle {}
extension Decimal.FormatStyle: LocaleStyle {}
extension Decimal.FormatStyle.Percent: LocaleStyle {}
extension Decimal.FormatStyle.Currency: LocaleStyle {}
extension ListFormatStyle: LocaleStyle {}
extension Duration.TimeFormatStyle: LocaleStyle {}
extension Duration.UnitsFormatStyle: LocaleStyle {}
