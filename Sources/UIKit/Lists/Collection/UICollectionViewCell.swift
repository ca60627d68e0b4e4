internal import QuartzCore

/// A view for an item of a collection view, with a content and backgrounds behind it.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
    /// As large as the cell; holds what the cell shows.
    open var contentView: UIView { ownContentView }
    private var ownContentView = UIView()

    /// Set by the collection view.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { storedIsSelected = newValue }
    }
    private var storedIsSelected = false
    /// Set by the collection view while a touch is on the cell.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { storedIsHighlighted = newValue }
    }
    private var storedIsHighlighted = false
    /// Behind the content.
    open var backgroundView: UIView?
    /// Between ``backgroundView`` and the content, shown while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UICollectionViewCell.self)
    }
}
