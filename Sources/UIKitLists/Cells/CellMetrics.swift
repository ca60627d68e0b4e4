internal import QuartzCore

/// The dimensions of cells that depend on the look of the system, in points (facts/row-metrics).
struct CellMetrics {
    /// The height of a row with one line in one of the table cell styles, including its separator.
    let height: CGFloat
    /// The minimum height of the content of a cell with a list content configuration, without a separator.
    let contentHeight: CGFloat
    /// The margin above and below the content in addition to ``verticalMargin``.
    let extraMargin: CGFloat
    /// The minimum height of a header in a plain list.
    let headerHeight: CGFloat
    /// The height of a separator; `nil` for one pixel.
    let separator: CGFloat?
    /// Whether separators end at the margin rather than at the edge.
    let insetsSeparatorEnds: Bool
    /// The corner radius of an inset section.
    let cornerRadius: CGFloat
    /// The text style of secondary text in a cell with a subtitle.
    let subtitle: UIFont.TextStyle
    let subtitleColor: UIColor
    /// The text style of header titles in a grouped list.
    let groupedHeader: UIFont.TextStyle
    let groupedHeaderIsUppercase: Bool
    /// The margins above and below the title of a header in a grouped list.
    let groupedHeaderTop: CGFloat
    let groupedHeaderBottom: CGFloat
    /// The color of header titles in a plain list.
    let plainHeaderColor: UIColor
    /// The color of a selected or highlighted row.
    let selection: UIColor
    let chevron: CGSize
    let checkmark: CGSize

    /// The dimensions up to iOS 18.
    static let classic = CellMetrics(
        height: 44, contentHeight: 44, extraMargin: 0, headerHeight: 28, separator: nil, insetsSeparatorEnds: false,
        cornerRadius: 10, subtitle: .caption1, subtitleColor: .label,
        groupedHeader: .footnote, groupedHeaderIsUppercase: true, groupedHeaderTop: 15, groupedHeaderBottom: 7,
        plainHeaderColor: .label, selection: .systemGray4, chevron: CGSize(width: 9, height: 11.5),
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
    /// The distance between a text and the element beside it.
    static let textGap: CGFloat = 8
    static let imageGap: CGFloat = 16
    /// The distance between two accessories.
    static let accessoryGap: CGFloat = 9
    /// The side length of a round control.
    static let control: CGFloat = 22
    /// The distance from the margin to the right end of titles in the style `value2`, and from there to the details.
    static let value2Column: CGFloat = 91
    static let value2Gap: CGFloat = 6
    /// The margins around the two lines of a cell with a subtitle, and the distance between them (facts/row-text).
    static let subtitleTop: CGFloat = 28.0 / 3
    static let subtitleBottom: CGFloat = 32.0 / 3
    static let subtitleGap: CGFloat = 2
    /// The distance between the lines in a row too low for the margins, and how far below its middle they are.
    static let lowSubtitleGap: CGFloat = 11.0 / 3
    static let lowSubtitleDrop: CGFloat = 4.0 / 3
    /// The distances above and below the title of a footer.
    static let groupedFooterGap: CGFloat = 8
    static let groupedFooterBottom: CGFloat = 6
    /// The duration of an animated change of selection, in seconds.
    static let selectionFade = 0.4
    /// The duration in which editing controls appear and disappear, in seconds.
    static let editingDuration = 0.3
}

extension UIScreen {
    /// The margin at the sides of rows in a list of the given width: on a wide phone the one of the phone, even if the
    /// list is narrower (facts/row-metrics).
    func sideMargin(inListOfWidth width: CGFloat) -> CGFloat {
        let phone = traitCollection.userInterfaceIdiom == .phone ? min(bounds.width, bounds.height) : 0
        return max(width, phone) >= 390 ? 20 : 16
    }
}

extension UIView {
    /// The margin at the sides of rows in a list of the given width.
    func sideMargin(inListOfWidth width: CGFloat) -> CGFloat {
        stage.applicationState.mainScreen.sideMargin(inListOfWidth: width)
    }

    var cellMetrics: CellMetrics {
        switch stage.applicationState.mainScreen.settings.look {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }

    var separatorThickness: CGFloat { cellMetrics.separator ?? pixel }
}
