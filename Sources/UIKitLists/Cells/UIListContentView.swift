internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// The view of a list content configuration: an image, a text and a secondary text.
///
/// Differs from UIKit: the parts of the view are positioned by frames, not constraints; the view's guides follow them.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
    @_spi(UIKit) open override var hidesViews: Bool { true }
    private var list: UIListContentConfiguration
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()
    private lazy var guides = PartGuides(of: self)

    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [picture, title, detail] { addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        for view in [picture, title, detail] { addSubview(view) }
        show()
    }

    /// The configuration, which must be a ``UIListContentConfiguration``. Setting a different one has no effect and
    /// ends the run with an error.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else {
                return stage.diagnostics.misuse(
                    "UIListContentView shows a UIListContentConfiguration, not a \(type(of: newValue)); make the content view of that configuration."
                )
            }
            list = newValue
            show()
        }
    }

    /// The layout guide of the text; `nil` while there is no text.
    open var textLayoutGuide: UILayoutGuide? { hasText ? guides.title : nil }
    /// The layout guide of the secondary text; `nil` while there is no secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? { hasSecondaryText ? guides.detail : nil }
    /// The layout guide of the image; `nil` while there is no image.
    open var imageLayoutGuide: UILayoutGuide? { list.image == nil ? nil : guides.image }

    private var hasText: Bool { list.attributedText.map { $0.length > 0 } ?? (list.text?.isEmpty == false) }
    private var hasSecondaryText: Bool {
        list.secondaryAttributedText.map { $0.length > 0 } ?? (list.secondaryText?.isEmpty == false)
    }

    // MARK: Showing

    private func show() {
        show(title, list.text, list.attributedText, list.textProperties)
        show(detail, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
        title.isHidden = !hasText
        detail.isHidden = !hasSecondaryText
        picture.image = list.image
        picture.isHidden = list.image == nil
        // Symbols grow with the text beside them.
        picture.preferredSymbolConfiguration =
            list.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
        picture.contentMode = .scaleAspectFit
        picture.tintColor = list.imageProperties.resolvedTintColor(for: tintColor)
        picture.layer.cornerRadius = list.imageProperties.cornerRadius
        picture.clipsToBounds = list.imageProperties.cornerRadius > 0
        for view in [picture, title, detail] { view.alpha = list.alpha }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        let shown = properties.inLook(cellMetrics, isSubtitle: label === detail && list.role == .cell)
        label.font = shown.font(in: traitCollection)
        label.textColor = shown.resolvedColor()
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.shown) }
        label.textAlignment = properties.alignment.textAlignment
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if properties.allowsDefaultTighteningForTruncation { label.allowsDefaultTighteningForTruncation = true }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        picture.tintColor = list.imageProperties.resolvedTintColor(for: tintColor)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { show() }
    }

    // MARK: Layout

    private struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds.size)
        title.holdText()
        detail.holdText(atEnd: list.prefersSideBySideTextAndSecondaryText)
        picture.frame = directed(frames.image, inWidth: bounds.width)
        title.frame = directed(frames.title, inWidth: bounds.width)
        detail.frame = directed(frames.detail, inWidth: bounds.width)
        guides.follow(picture.frame, title.frame, detail.frame)
    }

    /// The start of the text, measured from the leading edge.
    var textStart: CGFloat { margins(in: bounds.width).leading + imageWidth }

    private var imageWidth: CGFloat {
        guard list.image != nil else { return 0 }
        return reservedSize(imageSize).width + list.imageToTextPadding
    }

    /// The margins of the configuration, extended to the part of the superview's margins that is inside the view.
    private func margins(in width: CGFloat) -> NSDirectionalEdgeInsets {
        var margins = list.directionalLayoutMargins
        if list.role == .cell {
            margins.top += cellMetrics.extraMargin
            margins.bottom += cellMetrics.extraMargin
        }
        guard let superview else { return margins }
        let outer = superview.directionalLayoutMargins
        let left = frame.minX
        let right = superview.bounds.width - left - width
        let axes = list.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading - max(0, isRightToLeft ? right : left))
            margins.trailing = max(margins.trailing, outer.trailing - max(0, isRightToLeft ? left : right))
        }
        return margins
    }

    private var leastHeight: CGFloat {
        list.role == .cell && list.leastHeight > 0 ? cellMetrics.contentHeight : list.leastHeight
    }

    private var imageSize: CGSize {
        guard list.image != nil else { return .zero }
        let size = picture.intrinsicContentSize
        guard size.width > 0, size.height > 0 else { return .zero }
        let limit = list.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func reservedSize(_ image: CGSize) -> CGSize {
        let reserved = list.imageProperties.reservedLayoutSize
        func length(_ wanted: CGFloat, _ own: CGFloat) -> CGFloat {
            if wanted == UIListContentConfiguration.ImageProperties.standardDimension { return max(own, Self.symbol) }
            return wanted > 0 ? wanted : own
        }
        return CGSize(width: length(reserved.width, image.width), height: length(reserved.height, image.height))
    }

    /// The side length of the area of a symbol beside body text, in points; tuned.
    private static let symbol: CGFloat = 28

    private func frames(in size: CGSize) -> Frames {
        let margins = margins(in: size.width)
        let picture = list.image == nil ? .zero : imageSize
        let reserved = list.image == nil ? .zero : reservedSize(picture)
        let x = margins.leading + imageWidth
        let room = max(0, size.width - margins.trailing - x)
        func fitted(_ label: UILabel, _ isShown: Bool, _ width: CGFloat) -> CGSize {
            guard isShown, width > 0 else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, width), height: size.height)
        }
        var frames = Frames()
        let natural = fitted(title, hasText, .greatestFiniteMagnitude).width
        let other = fitted(detail, hasSecondaryText, .greatestFiniteMagnitude).width
        let padding = hasText && hasSecondaryText ? list.textToSecondaryTextHorizontalPadding : 0
        let isSideBySide = list.prefersSideBySideTextAndSecondaryText && natural + padding + other <= room
        let (first, second) = (fitted(title, hasText, room), fitted(detail, hasSecondaryText, room))
        let gap = hasText && hasSecondaryText && !isSideBySide ? list.textToSecondaryTextVerticalPadding : 0
        let lines = isSideBySide ? max(first.height, second.height) : first.height + gap + second.height
        frames.height = max(
            leastHeight, lines + margins.top + margins.bottom, reserved.height + margins.top + margins.bottom)
        let area = margins.top + (size.height - margins.top - margins.bottom) / 2
        frames.image = CGRect(
            x: roundedToPixel(margins.leading + (reserved.width - picture.width) / 2),
            y: roundedToPixel(area - picture.height / 2), width: picture.width, height: picture.height)
        if isSideBySide {
            frames.title = CGRect(
                x: x, y: top(area, first.height), width: first.width, height: first.height)
            frames.detail = CGRect(
                x: size.width - margins.trailing - second.width, y: top(area, second.height), width: second.width,
                height: second.height)
        } else {
            let y = top(area, lines)
            frames.title = CGRect(x: x, y: y, width: room, height: first.height)
            frames.detail = CGRect(x: x, y: y + first.height + gap, width: room, height: second.height)
        }
        return frames
    }

    /// The pixel boundary at or above the top edge of an element centered about a line.
    private func top(_ middle: CGFloat, _ height: CGFloat) -> CGFloat {
        ((middle - height / 2) / pixel + 1e-6).rounded(.down) * pixel
    }

    // MARK: Size

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: roundedUpToPixel(frames(in: CGSize(width: size.width, height: 0)).height))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric,
            height: bounds.width > 0 ? sizeThatFits(bounds.size).height : leastHeight)
    }

    @_spi(UIKit) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        sizeThatFits(CGSize(width: width, height: 0)).height
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard targetSize.width > 0 else {
            let margins = margins(in: bounds.width)
            let texts = [title, detail].map { $0.intrinsicContentSize.width }
            let widest = list.prefersSideBySideTextAndSecondaryText ? texts[0] + texts[1] : max(texts[0], texts[1])
            let width = margins.leading + imageWidth + widest + margins.trailing
            return sizeThatFits(CGSize(width: width, height: 0))
        }
        return sizeThatFits(CGSize(width: targetSize.width, height: 0))
    }
}

/// The layout guides of the parts of a list content view.
@MainActor private final class PartGuides {
    private unowned let view: UIView
    let image = UILayoutGuide()
    let title = UILayoutGuide()
    let detail = UILayoutGuide()
    private var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

    init(of view: UIView) {
        self.view = view
        for guide in [image, title, detail] {
            view.addLayoutGuide(guide)
            let made = [
                guide.leftAnchor.constraint(equalTo: view.leftAnchor),
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
            ]
            NSLayoutConstraint.activate(made)
            constraints[ObjectIdentifier(guide)] = made
        }
    }

    func follow(_ frames: CGRect...) {
        for (guide, frame) in zip([image, title, detail], frames) {
            guard let made = constraints[ObjectIdentifier(guide)] else { continue }
            for (constraint, value) in zip(made, [frame.minX, frame.minY, frame.width, frame.height]) {
                if constraint.constant != value { constraint.constant = value }
            }
        }
    }
}
