internal import FrameLayout
public import FrameProperties
internal import QuartzCore

/// A view that shows an image.
@MainActor @preconcurrency open class UIImageView: UIView {
    open dynamic var image: UIImage? {
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
            sequence?.gravity = newValue.gravity
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

    /// Differs from UIKit: stored without effect, since images have the standard range.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var imageDynamicRange: UIImage.DynamicRange { image == nil ? .unspecified : .standard }

    /// The images that are shown in turn while the view is animating.
    @Observed open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// Replaces ``animationImages`` while the view is highlighted.
    @Observed open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The duration of one cycle through the images, in seconds; 0 means a thirtieth of a second per image.
    open var animationDuration: TimeInterval = 0
    /// The number of cycles, after which the view shows ``image`` again; 0 repeats indefinitely.
    open var animationRepeatCount = 0
    /// Whether the view shows several images in turn. An animated ``image`` always is.
    open var isAnimating: Bool { showsAnimationImages || sequence != nil }
    /// Whether ``animationImages`` are shown in place of ``image``.
    private var showsAnimationImages = false
    private var sequence: ImageSequence?

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

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty("UIImage", \UIImageView.image),
            ArchivedProperty("UIHighlightedImage", \UIImageView.highlightedImage),
            ArchivedProperty("UIHighlighted", \UIImageView.isHighlighted),
        ]
    }

    /// The size of the image, or no intrinsic size without an image.
    open override var intrinsicContentSize: CGSize {
        (shownImage?.size).map(inCategory) ?? super.intrinsicContentSize
    }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        (shownImage?.size).map(inCategory) ?? bounds.size
    }

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
        sequence?.frame = layer.bounds
        if shownImage?.isDrawnAtAnySize == true, enlargement != magnification { showContents() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, let sequence else { return }
        // A layer that leaves the screen loses its animations.
        sequence.removeFromSuperlayer()
        self.sequence = nil
        showImage()
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

    /// Shows ``animationImages`` in turn, from the first on.
    open func startAnimating() {
        guard !showsAnimationImages, animationImages?.isEmpty == false else { return }
        showsAnimationImages = true
        showImage()
    }

    open func stopAnimating() {
        guard showsAnimationImages else { return }
        showsAnimationImages = false
        showImage()
    }

    /// The images to show in turn; `nil` for a still image.
    private var imagesInTurn: (images: [UIImage], duration: Double, count: Int)? {
        if showsAnimationImages,
            let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        {
            let duration = animationDuration > 0 ? animationDuration : Double(images.count) * UIImage.timePerImage
            return images.isEmpty ? nil : (images, duration, animationRepeatCount)
        }
        guard let image = givenImage, let images = image.images else { return nil }
        return (images, image.duration, 0)
    }

    /// The image for the current state.
    private var givenImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// An image resolved for the view's style and layout direction.
    private func resolved(_ given: UIImage?) -> UIImage? {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let image = (isDark ? given?.darkVariant ?? given : given)?.drawn(
            preferring: preferredSymbolConfiguration, in: self)
        guard let image, image.flipsForRightToLeftLayoutDirection, isRightToLeft else { return image }
        return image.withHorizontallyFlippedOrientation()
    }

    private func showImage() {
        let inTurn = imagesInTurn
        let image = resolved(inTurn?.images.first ?? givenImage)
        shownImage = image
        invalidateIntrinsicContentSize()
        layer.contentsCenter = image?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.repeatsContentsCenter = image?.renderingAttributes.tiles == true
        showSequence(inTurn)
        showContents()
    }

    /// Shows images in turn in front of the view's own contents, which are then empty.
    private func showSequence(_ inTurn: (images: [UIImage], duration: Double, count: Int)?) {
        guard let inTurn, inTurn.images.count > 1 else {
            sequence?.removeFromSuperlayer()
            sequence = nil
            return
        }
        let contents = inTurn.images.map { given -> ImageSequence.Image in
            let image = resolved(given)
            let pixels = image?.pixels(1)
            return ImageSequence.Image(
                pixels: image?.isTemplate == true ? pixels?.tinted(with: resolved(tintColor)) : pixels,
                scale: image?.scale ?? 1)
        }
        let sequence = sequence ?? ImageSequence()
        if self.sequence == nil {
            self.sequence = sequence
            layer.insertSublayer(sequence, at: 0)
        }
        sequence.frame = layer.bounds
        sequence.show(contents, gravity: layer.contentsGravity, duration: inTurn.duration, count: inTurn.count) {
            [weak self] in self?.stopAnimating()
        }
    }

    private func showContents() {
        let image = shownImage
        magnification = enlargement
        let pixels = image?.pixels(magnification)
        layer.contents =
            sequence != nil ? nil : image?.isTemplate == true ? pixels?.tinted(with: resolved(tintColor)) : pixels
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
