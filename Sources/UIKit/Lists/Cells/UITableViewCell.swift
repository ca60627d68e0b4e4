internal import QuartzCore

/// A row of a table: a content view, an accessory at its trailing edge, and controls while the table is edited.
@MainActor @preconcurrency open class UITableViewCell: UIView {
    /// What the cell shows by itself. Raw values match the public header.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// Raw values match the public header.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// Whether a selected cell has another background. All styles but `none` look alike. Raw values match the public header.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// Raw values match the public header.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    /// Raw values match the public header.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// Raw values match the public header.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    /// The controls that a cell shows. Raw values match the public header.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    let style: CellStyle
    open private(set) var reuseIdentifier: String?
    private(set) lazy var configurator = CellConfigurator(of: self)
    var rowAppearance = RowAppearance()
    weak var list: (any CellOwner)?

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        coder.finish(self, as: UITableViewCell.self)
    }

    open var contentView: UIView { configurator.contentView }
}

extension UITableViewCell: RowAppearing {}

extension UITableViewCell: ConfigurableView {
    var shownState: any UIConfigurationState { UICellConfigurationState(traitCollection: traitCollection) }
    func updateConfigurationForState() {}
    var standardBackground: UIBackgroundConfiguration? { nil }
    var showsSelection: Bool { false }
}
