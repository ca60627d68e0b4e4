/// An item in a tab bar, with an image above a title.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? {
        get { storedSelectedImage }
        set { storedSelectedImage = newValue }
    }
    private var storedSelectedImage: UIImage? { didSet { didChange() } }
    /// Moves the title, in points.
    open var titlePositionAdjustment: UIOffset {
        get { storedTitlePositionAdjustment }
        set { storedTitlePositionAdjustment = newValue }
    }
    private var storedTitlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
    /// Whether a placeholder is shown for a missing image, because the item has an icon of the system's.
    var hasSystemIcon = false
    /// Differs from UIKit: not shown, and reported as unsupported.
    open var badgeValue: String? {
        get { storedBadgeValue }
        set { storedBadgeValue = newValue }
    }
    private var storedBadgeValue: String? { didSet { didChange() } }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UITabBarItem.self)
    }
}
