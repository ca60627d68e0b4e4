/// A tab: a picture above a title.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? {
        didSet { didChange() }
    }
    /// Kept as set; not shown.
    open var badgeValue: String?

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
}
