/// Something in a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject {
    open var title: String? {
        didSet { didChange() }
    }
    open var image: UIImage? {
        didSet { didChange() }
    }
    open var isEnabled = true {
        didSet { didChange() }
    }
    open var tag = 0
    /// The bar's wish to hear of changes.
    var onChange: () -> Void = {}

    public override init() {
        super.init()
    }

    func didChange() { onChange() }
}
