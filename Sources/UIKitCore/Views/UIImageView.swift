internal import FrameLayout
public import FrameProperties
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

    @Observed open var isHighlighted = false { didSet { showImage() } }

    open override var contentMode: ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            layer.contentsGravity = newValue.gravity
            if shownImage?.isDrawnAtAnySize == true { setNeedsLayout() }
        }
    }

    /// Whether the image grows with the text in accessibility content size categories, by the scale factor of body text
    /// (facts/image-sizes).
    @Observed open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            if _adjustsImageSizeForAccessibilityContentSizeCategory.wrappedValue != oldValue {
                invalidateIntrinsicContentSize()
            }
        }
    }

    /// `size` scaled for the view's content size category.
    private func inCategory(_ size: CGSize) -> CGSize {
        guard _adjustsImageSizeForAccessibilityContentSizeCategory.wrappedValue, case let traits = traitCollection,
            traits.preferredContentSizeCategory.isAccessibilityCategory
        else { return size }
        func scaled(_ length: CGFloat) -> CGFloat {
            UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits)
        }
        return CGSize(width: scaled(size.width), height: scaled(size.height))
    }

    /// The configuration that fills in everything a symbol image's own configuration leaves unspecified
    /// (facts/symbol-configuration).
    @Observed open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { showImage() } }

    /// Differs from UIKit: the images are not animated. ``startAnimating()`` shows the first one, and is reported as
    /// unsupported.
    open var animationImages: [UIImage]?
    /// Differs from UIKit: not animated, like ``animationImages``.
    open var highlightedAnimationImages: [UIImage]?
    /// The duration of one cycle through the images, in seconds; 0 means a thirtieth of a second per image. Stored
    /// without effect.
    open var animationDuration: TimeInterval = 0
    /// The number of cycles; 0 repeats indefinitely. Stored without effect.
    open var animationRepeatCount = 0
    open var isAnimating: Bool { showsFirstOfMany }
    private var showsFirstOfMany = false

    /// The displayed image, resolved from the properties above for the view's style, state, and layout direction.
    private var shownImage: UIImage?
    /// The factor by which a symbol or vector image is drawn larger than its own size because the view enlarges it.
    private var magnification: CGFloat = 1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view the size of the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// Creates a view the size of `image`.
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

    /// The size of the image, or no intrinsic size without an image.
    open override var intrinsicContentSize: CGSize {
        (shownImage?.size).map(inCategory) ?? super.intrinsicContentSize
    }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { (shownImage?.size).map(inCategory) ?? bounds.size }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { showTint { showImage() } }
    }

    @_spi(UIKit) open override func colorsDidChange() {
        super.colorsDidChange()
        let image = isHighlighted ? highlightedImage ?? image : image
        if image?.isTemplate == true || image?.darkVariant != nil || image?.symbol != nil { showImage() }
    }

    override func textTraitsDidChange() {
        super.textTraitsDidChange()
        if image?.flipsForRightToLeftLayoutDirection == true || image?.symbol != nil { showImage() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if shownImage?.isDrawnAtAnySize == true, enlargement != magnification { showContents() }
    }

    override func baselineOffset(_ attribute: LayoutAttribute, height: CGFloat) -> CGFloat {
        guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else {
            return super.baselineOffset(attribute, height: height)
        }
        // The image is centered in a taller view.
        let slack = max(0, height - image.size.height) / 2
        return slack + (attribute == .firstBaseline ? image.size.height - baseline : baseline)
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set {
            super.semanticContentAttribute = newValue
            showImage()
        }
    }

    /// Differs from UIKit: shows the first image only, and is reported as unsupported.
    open func startAnimating() {
        guard let images = animationImages, !images.isEmpty else { return }
        stage.diagnostics.reportUnsupported("UIImageView.startAnimating()", instead: "the first image is shown")
        showsFirstOfMany = true
        showImage()
    }

    open func stopAnimating() {
        showsFirstOfMany = false
        showImage()
    }

    /// The first image of the animation.
    private var firstOfMany: UIImage? {
        guard isAnimating else { return nil }
        return isHighlighted ? highlightedAnimationImages?.first ?? animationImages?.first : animationImages?.first
    }

    /// The image for the current state, resolved for the view's style and layout direction.
    private var imageToShow: UIImage? {
        let given = firstOfMany ?? (isHighlighted ? highlightedImage ?? image : image)
        let isDark = traitCollection.userInterfaceStyle == .dark
        let image = (isDark ? given?.darkVariant ?? given : given)?.drawn(
            preferring: preferredSymbolConfiguration, in: self)
        guard let image, image.flipsForRightToLeftLayoutDirection, isRightToLeft else { return image }
        return image.withHorizontallyFlippedOrientation()
    }

    private func showImage() {
        let image = imageToShow
        shownImage = image
        invalidateIntrinsicContentSize()
        showContents()
        layer.contentsCenter = image?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.repeatsContentsCenter = image?.renderingAttributes.tiles == true
        layer.contentsGravity = contentMode.gravity
    }

    private func showContents() {
        let image = shownImage
        magnification = enlargement
        let pixels = image?.pixels(magnification)
        layer.contents = image?.isTemplate == true ? pixels?.tinted(with: resolved(tintColor)) : pixels
        layer.contentsScale = (image?.scale ?? 1) * magnification
    }

    /// The factor by which the content mode enlarges a symbol or vector image. The image is drawn at that size, so it
    /// stays sharp.
    private var enlargement: CGFloat {
        guard let image = shownImage, image.isDrawnAtAnySize, image.size.width > 0, image.size.height > 0 else {
            return 1
        }
        let (x, y) = (bounds.width / image.size.width, bounds.height / image.size.height)
        let factor: CGFloat =
            switch contentMode {
            case .scaleAspectFit: min(x, y)
            case .scaleAspectFill, .scaleToFill, .redraw: max(x, y)
            case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: 1
            }
        return factor.isFinite ? min(max(factor, 1), Self.largestEnlargement) : 1
    }

    /// The largest factor at which an image is drawn; above it, the drawing is scaled up.
    private static let largestEnlargement: CGFloat = 64
}

extension UIView.ContentMode {
    /// The equivalent gravity for the layer's contents (facts/contents-gravity, documented).
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
