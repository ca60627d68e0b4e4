/// The content of a cell, header or footer in a list: an image, a text and a secondary text.
///
/// Fonts, colors and distances are those of the classic look (facts/list-content).
public struct UIListContentConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String? {
        get { storedText }
        set { storedText = newValue }
    }
    private var storedText: String? { didSet { attributedText = nil } }
    /// The text with attributes, which replaces ``text``.
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String? {
        get { storedSecondaryText }
        set { storedSecondaryText = newValue }
    }
    private var storedSecondaryText: String? { didSet { secondaryAttributedText = nil } }
    /// The secondary text with attributes, which replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    /// The axes on which the margins are at least as large as the margins of the enclosing view.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The margins, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// Whether both texts share a line if they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = CellMetrics.imageGap
    /// The distance between two texts on the same line, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = CellMetrics.textGap
    /// The distance between two texts on different lines, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// The opacity of the content, 0…1.
    public var alpha: CGFloat = 1
    /// The minimum height of the view at the default content size category, in points.
    private(set) var leastHeight: CGFloat = 0
    let role: Role

    enum Role: Hashable { case cell, header }

    /// The kind of view if the configuration takes properties that the application has not changed from the enclosing
    /// list; otherwise `nil`.
    private var adaptation: Adaptation?

    private enum Adaptation { case header, footer }

    private init(
        _ role: Role, _ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil,
        secondary: UIFont.TextStyle = .caption1, secondaryColor: UIColor = .label, height: CGFloat,
        margins: NSDirectionalEdgeInsets
    ) {
        self.role = role
        textProperties = TextProperties(style, color, weight: weight)
        secondaryTextProperties = TextProperties(secondary, secondaryColor)
        leastHeight = height
        directionalLayoutMargins = margins
    }

    @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration for a state. The texts of a disabled view are gray.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let flags = ConfigurationFlags(state)
        var updated = flags.listStyle.map(adapted) ?? self
        let isDisabled = flags.isDisabled
        updated.textProperties.isDisabled = isDisabled
        updated.secondaryTextProperties.isDisabled = isDisabled
        return updated
    }
}

// The predefined configurations for lists.
extension UIListContentConfiguration {
    private static let cellMargins = NSDirectionalEdgeInsets(
        top: CellMetrics.verticalMargin, leading: 16, bottom: CellMetrics.verticalMargin, trailing: 8)
    private static let headerMargins = NSDirectionalEdgeInsets(top: 3.5, leading: 16, bottom: 3.5, trailing: 8)

    private static func cell(
        _ secondary: UIFont.TextStyle, _ secondaryColor: UIColor = .label
    ) -> UIListContentConfiguration {
        UIListContentConfiguration(
            .cell, .body, .label, secondary: secondary, secondaryColor: secondaryColor,
            height: CellMetrics.classic.contentHeight, margins: cellMargins)
    }

    /// The content of a cell in any list: a text.
    public static func cell() -> UIListContentConfiguration { cell(.caption1) }

    /// The content of a cell in any list: a text above a secondary text.
    public static func subtitleCell() -> UIListContentConfiguration {
        var content = cell(.caption1)
        content.textToSecondaryTextVerticalPadding = 2
        return content
    }

    /// The content of a cell in any list: a text, and a secondary text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var content = cell(.body, .secondaryLabel)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    public static func sidebarCell() -> UIListContentConfiguration { cell(.caption1) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var content = subtitleCell()
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell(.caption1) }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .header, .headline, .label, height: CellMetrics.classic.headerHeight, margins: headerMargins)
    }

    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.header, .footnote, .secondaryLabel, height: 0, margins: headerMargins)
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        var content = UIListContentConfiguration(
            .header, .footnote, .secondaryLabel, height: 0,
            margins: NSDirectionalEdgeInsets(
                top: CellMetrics.classic.groupedHeaderTop, leading: 16, bottom: CellMetrics.classic.groupedHeaderBottom,
                trailing: 8))
        content.textProperties.transform = .uppercase
        return content
    }

    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .header, .headline, .label, height: 0,
            margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 8))
    }

    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .header, .title3, .label, weight: .bold, height: 0,
            margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 8))
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .header, .footnote, .secondaryLabel, height: 0,
            margins: NSDirectionalEdgeInsets(
                top: CellMetrics.groupedFooterGap, leading: 16, bottom: CellMetrics.classic.groupedHeaderBottom,
                trailing: 8))
    }

    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .header, .title3, .label, weight: .semibold, height: CellMetrics.classic.contentHeight, margins: cellMargins
        )
    }

    /// The content of a header in any list; available since iOS 18. Outside lists, it is the same as in a grouped list.
    public static func header() -> UIListContentConfiguration { adapting(.header) }
    /// The content of a footer in any list; available since iOS 18. Outside lists, it is the same as in a grouped list.
    public static func footer() -> UIListContentConfiguration { adapting(.footer) }

    private static func adapting(_ adaptation: Adaptation) -> UIListContentConfiguration {
        var content = standard(adaptation, in: .grouped)
        content.adaptation = adaptation
        return content
    }

    private static func standard(_ adaptation: Adaptation, in style: RowAppearance.Style) -> UIListContentConfiguration
    {
        switch (adaptation, style) {
        case (.header, .plain), (.header, .sidebarPlain): plainHeader()
        case (.header, .grouped), (.header, .insetGrouped): groupedHeader()
        case (.header, .sidebar): sidebarHeader()
        case (.footer, .plain), (.footer, .sidebarPlain), (.footer, .sidebar): plainFooter()
        case (.footer, .grouped), (.footer, .insetGrouped): groupedFooter()
        }
    }

    /// The configuration in a list. Properties that the application has not changed take the values of the list's
    /// style.
    func adapted(to style: RowAppearance.Style) -> UIListContentConfiguration {
        guard let adaptation else { return self }
        let (base, new) = (Self.standard(adaptation, in: .grouped), Self.standard(adaptation, in: style))
        var adapted = self
        adapted.textProperties.adapt(from: base.textProperties, to: new.textProperties)
        adapted.secondaryTextProperties.adapt(from: base.secondaryTextProperties, to: new.secondaryTextProperties)
        if directionalLayoutMargins == base.directionalLayoutMargins {
            adapted.directionalLayoutMargins = new.directionalLayoutMargins
        }
        adapted.leastHeight = new.leastHeight
        return adapted
    }
}
