internal import FrameLayout
internal import QuartzCore

/// The measures of menus that depend on the look of the system, in points (facts/menu-metrics).
package struct MenuMetrics {
    static let width: CGFloat = 250

    let rule: MenuPlacement.Rule
    package let cornerRadius: CGFloat
    /// The height of a row with one line; further lines add theirs.
    let rowHeight: CGFloat
    /// Above the first row and below the last.
    let padding: CGFloat
    /// The height of the title of a menu or section.
    let headerHeight: CGFloat
    let sectionGap: CGFloat
    /// Whether the gap between sections is a band of colour rather than a line in its middle.
    let fillsSectionGap: Bool
    /// Whether there is a line between rows.
    let separatesRows: Bool
    /// Of the text from the leading edge: in a menu without marks and images, in one with marks, and in one with images.
    let inset: CGFloat
    let insetWithMarks: CGFloat
    let insetWithImages: CGFloat
    /// The middle of the column of marks, from the leading edge.
    let markX: CGFloat
    /// The middle of the column of images: from the leading edge, or if negative from the trailing one.
    let imageX: CGFloat
    /// Of the highlighted row from the edges of the menu.
    let highlightInset: CGFloat
    let shadowOpacity: Float
    let shadowRadius: CGFloat
    /// Behind a preview.
    let dimming: UIColor
    let blursBehindPreview: Bool

    /// Up to iOS 18.
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

    /// Between a menu and the edges of the safe area. Chosen.
    package static let margin: CGFloat = 8
    /// Between a preview and its menu. Chosen.
    static let previewGap: CGFloat = 16
    /// The height of a row of images, and of one of images with titles.
    static let tileHeight: CGFloat = 44
    static let titledTileHeight: CGFloat = 66
    /// The size of a symbol's font.
    static let symbolSize: CGFloat = 17
    /// Seconds in which a menu appears, as a spring without bounce, and those in which it goes. Tuned.
    package static let appearance = 0.35
    package static let disappearance = 0.2
    /// The scale from which a menu grows. Tuned.
    package static let firstScale: CGFloat = 0.2
    /// The radius of the corners of a preview of a controller. Tuned.
    static let previewRadius: CGFloat = 13
    /// The scale of a menu behind its submenu. Tuned.
    static let scaleBehind: CGFloat = 0.94
}

extension UIView {
    /// The area of a view over a window that menus may cover.
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
