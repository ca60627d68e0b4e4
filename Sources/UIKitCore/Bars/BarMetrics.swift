internal import QuartzCore

/// Bar dimensions that depend on the look of the system, in points (facts/bar-heights and facts/bar-platters).
struct BarMetrics {
    /// The height of a toolbar, or of a navigation bar with a single row, in regular height.
    let height: CGFloat
    /// The height of the row of buttons and titles at the top of that bar.
    let row: CGFloat
    /// The height of a toolbar's row of buttons, then the height of a bar in compact height and on an iPad.
    let toolbarRow: CGFloat
    let compactHeight: CGFloat
    let padHeight: CGFloat
    /// The minimum distance between a navigation bar and the top of the screen or sheet.
    let leastTop: CGFloat
    /// The height that a prompt adds, and its font size.
    let prompt: CGFloat
    let promptSize: CGFloat
    /// Whether buttons sit on round backgrounds that float over the content.
    let hasPlatters: Bool
    /// The distance between two adjacent buttons or platters, and between two buttons that show text.
    let spacing: CGFloat
    let textSpacing: CGFloat
    /// The least distance between a title and the buttons beside it, and between a title and the back button.
    let titleSpacing: CGFloat
    let backTitleSpacing: CGFloat
    /// The height of a navigation bar with a single row in a sheet; `nil` for that elsewhere.
    let sheetHeight: CGFloat?
    /// The font weight of button titles.
    let buttonWeight: UIFont.Weight
    /// The height of a tab bar with titles below its images, without the safe area.
    let tabHeight: CGFloat

    /// Dimensions up to iOS 18.
    static let classic = BarMetrics(
        height: 44, row: 44, toolbarRow: 44, compactHeight: 32, padHeight: 50, leastTop: 0, prompt: 30, promptSize: 13,
        hasPlatters: false, spacing: 8, textSpacing: 11, titleSpacing: 16, backTitleSpacing: 6, sheetHeight: 56,
        buttonWeight: .regular, tabHeight: 49)
    static let iOS26 = BarMetrics(
        height: 54, row: 44, toolbarRow: 48, compactHeight: 48, padHeight: 54, leastTop: 10, prompt: 32, promptSize: 12,
        hasPlatters: true, spacing: 12, textSpacing: 12, titleSpacing: 12, backTitleSpacing: 12, sheetHeight: nil,
        buttonWeight: .medium, tabHeight: 62)

    /// The height of a large title including its margins at the content size `large`, and of a search bar below it.
    private static let largeTitle: CGFloat = 52
    static let search: CGFloat = 52
    /// The horizontal padding between a platter's edge and the text in it.
    static let platterInset: CGFloat = 16

    /// Whether bars use their compact height: on a phone in landscape.
    func isCompact(_ traits: UITraitCollection) -> Bool {
        traits.userInterfaceIdiom != .pad && traits.verticalSizeClass == .compact
    }

    /// The height of a toolbar, or of a navigation bar with a single row.
    func height(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padHeight }
        return isCompact(traits) ? compactHeight : height
    }

    /// The height of the row of buttons and titles in the bar.
    func row(for traits: UITraitCollection) -> CGFloat { hasPlatters ? row : height(for: traits) }

    /// The height of a large title including its margins, which scales with its font (facts/bar-text-sizes).
    static func largeTitle(for traits: UITraitCollection) -> CGFloat {
        (largeTitle * LimitedTextStyle.largeTitle.factor(in: traits)).rounded()
    }

    /// The distance between the outermost buttons and the edges of a bar of the given width (facts/bar-margins).
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
    /// The generation of the system whose bars are drawn.
    var systemLook: ScreenSettings.Look { stage.applicationState.mainScreen.settings.look }
    var barMetrics: BarMetrics { systemLook.barMetrics }
}
