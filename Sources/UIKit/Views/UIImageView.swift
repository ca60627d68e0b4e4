internal import QuartzCore

/// A view that shows an image.
@MainActor @preconcurrency open class UIImageView: UIView {
    open var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    private var storedImage: UIImage? { didSet { showImage() } }

    /// Replaces ``image`` while the view is highlighted.
    open var highlightedImage: UIImage? {
        get { storedHighlightedImage }
        set { storedHighlightedImage = newValue }
    }
    private var storedHighlightedImage: UIImage? { didSet { showImage() } }

    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { storedIsHighlighted = newValue }
    }
    private var storedIsHighlighted = false { didSet { showImage() } }

    open override var contentMode: ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            layer.contentsGravity = newValue.gravity
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// Creates a view of the first image's size.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UIImageView.self)
    }

    /// The size of the image; none without one.
    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.renderingMode == .alwaysTemplate { showImage() }
    }

    override func colorsDidChange() {
        super.colorsDidChange()
        let image = isHighlighted ? highlightedImage ?? image : image
        if image?.renderingMode == .alwaysTemplate || image?.darkVariant != nil { showImage() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set {
            super.semanticContentAttribute = newValue
            showImage()
        }
    }

    /// The one for the view's style, mirrored where the view runs from right to left and the image asks for it.
    private var shownImage: UIImage? {
        let given = isHighlighted ? highlightedImage ?? image : image
        let isDark = traitCollection.userInterfaceStyle == .dark
        let image = isDark ? given?.darkVariant ?? given : given
        guard let image, image.flipsForRightToLeftLayoutDirection, isRightToLeft else { return image }
        return image.withHorizontallyFlippedOrientation()
    }

    private func showImage() {
        let image = shownImage
        invalidateIntrinsicContentSize()
        let isTemplate = image?.renderingMode == .alwaysTemplate
        layer.contents = isTemplate ? image?.upright?.tinted(with: resolved(tintColor)) : image?.upright
        layer.contentsScale = image?.scale ?? 1
        layer.contentsCenter = image?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.repeatsContentsCenter = image?.renderingAttributes.tiles == true
        layer.contentsGravity = contentMode.gravity
    }
}

extension UIView.ContentMode {
    /// The equivalent gravity of the layer's contents (facts/contents-gravity, documented).
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
