internal import FrameGeometry

/// The numbers by which the sheets of two systems differ, in points.
public struct SheetMetrics: Equatable, Sendable {
    /// Minimum distance from the top of an upright phone's screen. It is also at least ``gap`` more than the safe
    /// area's inset.
    let leastTop: Double
    let gap: Double
    /// Distance of a page sheet in regular width from the top of the screen.
    let padTop: Double
    /// Maximum width of a page sheet in regular width.
    let pageWidth: Double
    /// Size of a form sheet in regular width; ``formRise`` is its offset above the center.
    let formSize: Size
    let formRise: Double
    /// Distance from three edges of a sheet below its full height; `nil` if such a sheet is attached to the edges.
    let floatingInset: Double?
    let largeRadius: Double
    let floatingRadius: Double
    let formRadius: Double
    /// Opacity, 0…1, of the black over the views behind the sheet.
    let dimming: Double
    /// Opacity, 0…1, of the black behind a floating sheet in the dark style.
    let darkFloatingDimming: Double
    /// Scale of the presenting view behind the sheet, and the distance by which it becomes narrower yet on each side.
    let presenterScale: Double
    let presenterInset: Double
    /// Opacity, 0…1, of the light veil over a presenting view in the dark style.
    public let darkPresenterVeil: Double

    /// Metrics as measured (facts/sheet-presenter and facts/classic-sheets), or as reported, within wide ranges.
    public static let classic = SheetMetrics(
        leastTop: 30, gap: 10, padTop: 44, pageWidth: 704, formSize: Size(width: 540, height: 620), formRise: 0,
        floatingInset: nil, largeRadius: 10, floatingRadius: 10, formRadius: 10, dimming: 0.12,
        darkFloatingDimming: 0.12, presenterScale: 0.9012, presenterInset: 0, darkPresenterVeil: 0.12)

    /// Metrics as measured by a third party (facts/sheet-geometry), except for the width of a page sheet: wider screens
    /// follow the readable width, for which no figures are known, and that of an upright iPad is chosen. The presenter:
    /// facts/sheet-presenter.
    public static let iOS26 = SheetMetrics(
        leastTop: 30, gap: 0, padTop: 42, pageWidth: 820, formSize: Size(width: 580, height: 650), formRise: 5,
        floatingInset: 8, largeRadius: 37.7, floatingRadius: 38, formRadius: 32, dimming: 0.2,
        darkFloatingDimming: 0.48, presenterScale: 1, presenterInset: 16, darkPresenterVeil: 0)
}
