internal import FrameLayout
internal import QuartzCore

/// The dimensions of menus that depend on the look of the system, in points (facts/menu-metrics).
package struct MenuMetrics {
    static let width: CGFloat = 250

    let rule: MenuPlacement.Rule
    package let cornerRadius: CGFloat
    /// The height of a row with one line of text; each further line adds its own height.
    let rowHeight: CGFloat
    /// The padding above the first row and below the last.
    let padding: CGFloat
    /// The height of the title of a menu or section.
    let headerHeight: CGFloat
    let sectionGap: CGFloat
    /// Whether the gap between sections is filled with a color instead of having a line in its middle.
    let fillsSectionGap: Bool
    /// Whether there is a line between rows.
    let separatesRows: Bool
    /// The distance of the text from the leading edge: in a menu without marks and images, in one with marks, and in
    /// one with images.
    let inset: CGFloat
    let insetWithMarks: CGFloat
    let insetWithImages: CGFloat
    /// The center of the column of marks, as a distance from the leading edge.
    let markX: CGFloat
    /// The center of the column of images, as a distance from the leading edge or, if negative, from the trailing edge.
    let imageX: CGFloat
    /// The distance of the highlight from the edges of the menu.
    let highlightInset: CGFloat
    let shadowOpacity: Float
    let shadowRadius: CGFloat
    /// The color of the dimming behind a preview.
    let dimming: UIColor
    let blursBehindPreview: Bool

    /// The dimensions up to iOS 18.
    static let classic = MenuMetrics(
        rule: .beside(gap: 8), cornerRadius: 13, rowHeight: 44, padding: 0, headerHeight: 32, sectionGap: 8,
        fillsSectionGap: true, separatesRows: true, inset: 16, insetWithMarks: 32, insetWithImages: 16, markX: 18,
        imageX: -27, highlightInset: 0, shadowOpacity: 0.2, shadowRadius: 32,
        dimming: UIColor(white: 0, alpha: 0.1), blursBehindPreview: true)
    static let iOS26 = MenuMetrics(
        rule: .over, cornerRadius: 32.6, rowHeight: 42, padding: 10.5, headerHeight: 40 + 1.0 / 3, sectionGap: 21,
        fillsSectionGap: false, separatesRows: false, inset: 28, insetWithMarks: 40, insetWithImages: 60, markX: 27,
        imageX: 40, highlightInset: 8, shadowOpacity: 0.12, shadowRadius: 24,
        dimming: UIColor(white: 0, alpha: 0.12), blursBehindPreview: false)

    /// The minimum distance of a menu from the edges of the safe area. Chosen.
    package static let margin: CGFloat = 8
    /// The distance between a preview and its menu. Chosen.
    static let previewGap: CGFloat = 16
    /// The height of a row of images, and of a row of images with titles.
    static let tileHeight: CGFloat = 44
    static let titledTileHeight: CGFloat = 66
    /// The font size of symbols.
    static let symbolSize: CGFloat = 17
    /// The duration of a menu's appearance, as a spring without bounce, and of its disappearance, in seconds. Tuned.
    package static let appearance = 0.35
    package static let disappearance = 0.2
    /// The initial scale of an appearing menu. Tuned.
    package static let firstScale: CGFloat = 0.2
    /// The corner radius of a controller's preview. Tuned.
    static let previewRadius: CGFloat = 13
    /// The scale of a menu behind its submenu. Tuned.
    static let scaleBehind: CGFloat = 0.94
}

extension UIView {
    /// The area of this view that menus may cover.
    package var menuArea: CGRect {
        let (insets, margin) = (safeAreaInsets, MenuMetrics.margin)
        return CGRect(
            x: insets.left + margin, y: insets.top + margin,
            width: max(0, bounds.width - insets.left - insets.right - 2 * margin),
            height: max(0, bounds.height - insets.top - insets.bottom - 2 * margin))
    }

    package var menuMetrics: MenuMetrics {
        switch stage.applicationState.mainScreen.settings.look {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }
}
