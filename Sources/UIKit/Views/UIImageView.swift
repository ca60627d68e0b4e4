internal import QuartzCore

/// A view that shows a picture.
@MainActor @preconcurrency open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { showImage() }
    }

    open override var contentMode: ContentMode {
        didSet { layer.contentsGravity = contentMode.gravity }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        // An initialiser does not run the property's observer.
        showImage()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    private func showImage() {
        layer.contents = image?.cgImage
        layer.contentsScale = image?.scale ?? 1
        layer.contentsGravity = contentMode.gravity
    }
}

extension UIView.ContentMode {
    /// The layer's word for it (uikit-facts 5, documented).
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
