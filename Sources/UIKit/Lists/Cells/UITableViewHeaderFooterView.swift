internal import QuartzCore

/// The header or footer of a section.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    var rowAppearance = RowAppearance()
    weak var list: (any CellOwner)?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UITableViewHeaderFooterView.self)
    }

    open func prepareForReuse() {}
}
