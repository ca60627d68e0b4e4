internal import QuartzCore

/// The measures of bars that depend on the look of the system, in points (facts/bar-heights and facts/bar-platters).
struct BarMetrics {
    /// The height of a navigation bar with one row, or of a toolbar, in regular height.
    let height: CGFloat
    /// The height of its row of buttons and titles, at the top of the bar.
    let row: CGFloat
    /// The heights of the row in a toolbar.
    let toolbarRow: CGFloat
    let compactHeight: CGFloat
    let padHeight: CGFloat
    /// The least distance of a navigation bar from the top of the screen or sheet.
    let leastTop: CGFloat
    /// What a prompt adds to the height, and the size of its text.
    let prompt: CGFloat
    let promptSize: CGFloat
    /// Whether buttons are on round backgrounds that float over the content.
    let hasPlatters: Bool
    /// Between two buttons, or two such backgrounds.
    let spacing: CGFloat
    /// The weight of the titles of buttons.
    let buttonWeight: UIFont.Weight
    /// The height of a tab bar with titles below the images, without the safe area.
    let tabHeight: CGFloat

    /// Up to iOS 18.
    static let classic = BarMetrics(
        height: 44, row: 44, toolbarRow: 44, compactHeight: 32, padHeight: 50, leastTop: 0, prompt: 30, promptSize: 13,
        hasPlatters: false, spacing: 8, buttonWeight: .regular, tabHeight: 49)
    static let iOS26 = BarMetrics(
        height: 54, row: 44, toolbarRow: 48, compactHeight: 48, padHeight: 54, leastTop: 10, prompt: 32, promptSize: 12,
        hasPlatters: true, spacing: 12, buttonWeight: .medium, tabHeight: 62)

    /// The height of a large title with its margins in the category `large`, and of a search bar below it.
    private static let largeTitle: CGFloat = 52
    static let search: CGFloat = 52
    /// The content inset of a round background.
    static let platterInset: CGFloat = 16

    /// Whether bars are low, on a phone in landscape.
    func isCompact(_ traits: UITraitCollection) -> Bool {
        traits.userInterfaceIdiom != .pad && traits.verticalSizeClass == .compact
    }

    /// The height of a navigation bar with one row, or of a toolbar.
    func height(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padHeight }
        return isCompact(traits) ? compactHeight : height
    }

    /// The height of the row of buttons and titles in it.
    func row(for traits: UITraitCollection) -> CGFloat { hasPlatters ? row : height(for: traits) }

    /// The height of a large title with its margins, which grows with its text (facts/bar-text-sizes).
    static func largeTitle(for traits: UITraitCollection) -> CGFloat {
        (largeTitle * LimitedTextStyle.largeTitle.factor(in: traits)).rounded()
    }

    /// The distance of the outermost buttons from the edges of a bar of a width (facts/bar-margins).
    func margin(inWidth width: CGFloat) -> CGFloat { !hasPlatters && width >= 414 ? 20 : 16 }
}

extension ScreenSettings.Look {
    var barMetrics: BarMetrics {
        switch self {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }
}

extension UIView {
    /// The look of bars.
    var barLook: ScreenSettings.Look { stage.applicationState.mainScreen.settings.barLook }
    var barMetrics: BarMetrics { barLook.barMetrics }
}
