internal import QuartzCore

/// The measures of cells that depend on the look of the system, in points (facts/row-metrics).
struct CellMetrics {
    /// The height of a row with one line in a style of table cells, with its separator.
    let height: CGFloat
    /// The least height of the content of a cell with a list content configuration, without a separator.
    let contentHeight: CGFloat
    /// Above and below the content, beyond ``verticalMargin``.
    let extraMargin: CGFloat
    /// The least height of a header in a plain list.
    let headerHeight: CGFloat
    /// The height of a separator; `nil` for one pixel.
    let separator: CGFloat?
    /// Whether separators end at the margin rather than at the edge.
    let insetsSeparatorEnds: Bool
    /// The radius of the corners of a section that is inset.
    let cornerRadius: CGFloat
    /// The style of the secondary text of a cell with a subtitle.
    let subtitle: UIFont.TextStyle
    let subtitleColor: UIColor
    /// The style of the title of a header in a grouped list.
    let groupedHeader: UIFont.TextStyle
    let groupedHeaderIsUppercase: Bool
    /// Above the title of a header in a grouped list, and below it.
    let groupedHeaderTop: CGFloat
    let groupedHeaderBottom: CGFloat
    /// The colour of the title of a header in a plain list.
    let plainHeaderColor: UIColor
    /// The colour of a selected or highlighted row.
    let selection: UIColor
    let chevron: CGSize
    let checkmark: CGSize

    /// Up to iOS 18.
    static let classic = CellMetrics(
        height: 44, contentHeight: 44, extraMargin: 0, headerHeight: 28, separator: nil, insetsSeparatorEnds: false,
        cornerRadius: 10, subtitle: .caption1, subtitleColor: .label,
        groupedHeader: .footnote, groupedHeaderIsUppercase: true, groupedHeaderTop: 15.5, groupedHeaderBottom: 6.5,
        plainHeaderColor: .label, selection: .systemGray4, chevron: CGSize(width: 8, height: 13),
        checkmark: CGSize(width: 14, height: 11))
    static let iOS26 = CellMetrics(
        height: 53, contentHeight: 52, extraMargin: 4.5, headerHeight: 40.5, separator: 1, insetsSeparatorEnds: true,
        cornerRadius: 26, subtitle: .subheadline, subtitleColor: .secondaryLabel,
        groupedHeader: .headline, groupedHeaderIsUppercase: false, groupedHeaderTop: 10, groupedHeaderBottom: 10,
        plainHeaderColor: .secondaryLabel,
        selection: UIColor { traits in
            traits.userInterfaceStyle == .dark ? .systemGray4 : UIColor(white: 220.0 / 255, alpha: 1)
        },
        chevron: CGSize(width: 10.5, height: 14), checkmark: CGSize(width: 19, height: 18))

    /// The vertical margins of cells.
    static let verticalMargin: CGFloat = 11
    /// Between a text and what is beside it.
    static let textGap: CGFloat = 8
    static let imageGap: CGFloat = 16
    /// Between two accessories.
    static let accessoryGap: CGFloat = 9
    /// The side of a round control.
    static let control: CGFloat = 22
    /// The right end of the titles of cells of the style `value2`, from the margin, and the distance to the details.
    static let value2Column: CGFloat = 91
    static let value2Gap: CGFloat = 6
    /// Above the title of a footer, and below it.
    static let groupedFooterGap: CGFloat = 8
    static let groupedFooterBottom: CGFloat = 6
    /// Seconds in which a selection appears or goes, where that is animated.
    static let selectionFade = 0.4
    /// Seconds in which controls for editing come and go.
    static let editingDuration = 0.3

    /// The margin at the sides of rows in a list of a width.
    static func sideMargin(inListOfWidth width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }
}

extension UIView {
    var cellMetrics: CellMetrics {
        switch stage.applicationState.mainScreen.settings.look {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }

    var separatorThickness: CGFloat { cellMetrics.separator ?? pixel }
}
