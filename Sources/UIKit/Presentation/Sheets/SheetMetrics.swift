internal import QuartzCore

/// The numbers in which the sheets of two systems differ, in points.
struct SheetMetrics {
    /// The distance from the top of an upright phone's screen is at least `leastTop`, and `gap` more than the safe area's.
    let leastTop: CGFloat
    let gap: CGFloat
    /// The distance of a page sheet in regular width from the top of the screen.
    let padTop: CGFloat
    /// The greatest width of a page sheet in regular width.
    let pageWidth: CGFloat
    /// The size of a form sheet in regular width, and its offset above the centre.
    let formSize: CGSize
    let formRise: CGFloat
    /// The distance from three edges of a sheet below its full height; `nil` where one is attached to the edges.
    let floatingInset: CGFloat?
    let largeRadius: CGFloat
    let floatingRadius: CGFloat
    let formRadius: CGFloat
    /// The alpha of the black over what is behind the sheet.
    let dimming: CGFloat
    /// The same, behind a floating sheet in the dark style.
    let darkFloatingDimming: CGFloat
    /// How much narrower, on each side, the presenting view becomes behind the sheet.
    let presenterInset: CGFloat
}

extension SheetMetrics {
    init(_ look: ScreenSettings.Look) {
        switch look {
        case .classic: self = .classic
        case .iOS26: self = .iOS26
        }
    }

    /// As reported, within wide ranges (facts/classic-sheets).
    private static let classic = SheetMetrics(
        leastTop: 30, gap: 10, padTop: 44, pageWidth: 704, formSize: CGSize(width: 540, height: 620), formRise: 0,
        floatingInset: nil, largeRadius: 10, floatingRadius: 10, formRadius: 10, dimming: 0.1,
        darkFloatingDimming: 0.1, presenterInset: 10)

    /// As measured by a third party (facts/sheet-geometry), but the width of a page sheet: wider screens follow the readable
    /// width, for which no figures are known, and that of an upright iPad is chosen. The presenter: facts/sheet-presenter.
    private static let iOS26 = SheetMetrics(
        leastTop: 30, gap: 0, padTop: 42, pageWidth: 820, formSize: CGSize(width: 580, height: 650), formRise: 5,
        floatingInset: 8, largeRadius: 37.7, floatingRadius: 38, formRadius: 32, dimming: 0.2,
        darkFloatingDimming: 0.48, presenterInset: 16)
}
