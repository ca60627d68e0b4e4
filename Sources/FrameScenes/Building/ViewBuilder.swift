internal import FrameGeometry
internal import QuartzCore
internal import UIKit

/// Builds UIKit views from their descriptions.
@MainActor struct ViewBuilder {
    /// Images by file name.
    let images: [String: UIImage]
    /// The place of a constraint in the scene's file.
    let source: (ConstraintDescription) -> String

    /// Builds a view and its descendants, laid out in a parent with the bounds `parent`.
    ///
    /// - Parameter layout: Takes the views that constraints speak of.
    func view(_ description: ViewDescription, in parent: CGRect, _ layout: ScreenLayout) -> UIView {
        let view = plainView(description)
        if let number = description.number { layout.add(view, number: number) }
        view.setLayout(description)
        switch description.layout {
        case .frame(let frame):
            view.frame = CGRect(frame)
        case .insets(let top, let left, let bottom, let right):
            view.frame = parent.inset(by: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        case .constraints:
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        view.accessibilityIdentifier = description.id
        view.backgroundColor = description.background.map(UIColor.init)
        view.layer.exactOpacity = description.alpha
        view.layer.cornerRadius = description.cornerRadius
        view.layer.maskedCorners = description.corners.mask
        view.clipsToBounds = description.clips
        view.isHidden = description.hidden
        if description.image != nil { view.contentMode = description.imageMode.contentMode }
        if let border = description.border {
            view.layer.borderWidth = border.width
            view.layer.borderColor = CGColor(border.color)
        }
        if let shadow = description.shadow { view.layer.show(shadow) }
        view.transform = CGAffineTransform(rotationAngle: description.rotation * .pi / 180)
            .scaledBy(x: description.scale, y: description.scale)
        for inner in description.views {
            let subview = self.view(inner, in: view.bounds, layout)
            guard let stack = view as? UIStackView else {
                view.addSubview(subview)
                continue
            }
            stack.addArrangedSubview(subview)
            if let spacing = inner.spacingAfter { stack.setCustomSpacing(spacing, after: subview) }
        }
        if let mask = description.mask {
            let shown = UIView(frame: view.bounds)
            for part in mask { shown.addSubview(self.view(part, in: view.bounds, layout)) }
            view.mask = shown
        }
        return view
    }

    /// A view of the class that shows the described content.
    private func plainView(_ description: ViewDescription) -> UIView {
        if let stack = description.stack { return stack.stackView(description.margins) }
        if let scroll = description.scroll { return scroll.scrollView }
        if let text = description.text { return text.label }
        if let button = description.button { return button.button }
        if let gradient = description.gradient { return GradientView(gradient) }
        if let shape = description.shape { return ShapeView(shape) }
        guard let image = description.image else { return UIView() }
        return UIImageView(image: images[image])
    }
}

extension CALayer {
    func show(_ shadow: ViewDescription.Shadow) {
        shadowColor = CGColor(shadow.color)
        shadowOpacity = Float(shadow.opacity)
        shadowRadius = shadow.radius
        shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    }
}

extension ViewDescription.ImageMode {
    fileprivate var contentMode: UIView.ContentMode {
        switch self {
        case .scaleToFill: .scaleToFill
        case .aspectFit: .scaleAspectFit
        case .aspectFill: .scaleAspectFill
        case .center: .center
        }
    }
}

/// A view that shows a gradient.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(_ description: GradientDescription) {
        super.init(frame: .zero)
        guard let layer = layer as? CAGradientLayer else { return }
        layer.type =
            switch description.kind {
            case .axial: .axial
            case .radial: .radial
            case .conic: .conic
            }
        layer.colors = description.colors.map(CGColor.init)
        layer.locations = description.locations.isEmpty ? nil : description.locations.map(NSNumber.init(value:))
        layer.startPoint = CGPoint(description.start)
        layer.endPoint = CGPoint(description.end)
    }

    required init?(coder: NSCoder) { nil }
}

/// A view that draws a path.
final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    init(_ description: ShapeDescription) {
        super.init(frame: .zero)
        guard let layer = layer as? CAShapeLayer else { return }
        let line = description.line
        layer.path = CGPath(description.path)
        layer.fillRule = description.rule == .evenodd ? .evenOdd : .nonZero
        layer.fillColor = description.fill.map(CGColor.init)
        layer.strokeColor = description.stroke.map(CGColor.init)
        layer.lineWidth = line.width
        layer.lineCap = CAShapeLayerLineCap(rawValue: line.cap.rawValue)
        layer.lineJoin = CAShapeLayerLineJoin(rawValue: line.join.rawValue)
        layer.miterLimit = line.miterLimit
        layer.lineDashPattern = line.dash.isEmpty ? nil : line.dash.map(NSNumber.init(value:))
        layer.lineDashPhase = line.dashPhase
        layer.strokeStart = description.start
        layer.strokeEnd = description.end
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// The view itself or its first descendant, depth first, with this identifier.
    func descendant(identified identifier: String) -> UIView? {
        if accessibilityIdentifier == identifier { return self }
        for subview in subviews {
            if let found = subview.descendant(identified: identifier) { return found }
        }
        return nil
    }
}

extension TextDescription {
    /// A label without a frame.
    @MainActor var label: UILabel {
        let label = UILabel()
        let font = UIFont.systemFont(ofSize: size, weight: weight.weight)
        label.text = string
        label.font =
            italic
            ? font.fontDescriptor.withSymbolicTraits(font.fontDescriptor.symbolicTraits.union(.traitItalic))
                .map { UIFont(descriptor: $0, size: 0) } ?? font
            : font
        label.textColor = UIColor(color)
        label.textAlignment = alignment.alignment
        label.numberOfLines = lines
        label.lineBreakMode = overflow.mode
        return label
    }
}

extension TextDescription.Weight {
    fileprivate var weight: UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

extension TextDescription.Alignment {
    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }
}

extension TextDescription.Overflow {
    fileprivate var mode: NSLineBreakMode {
        switch self {
        case .truncateTail: .byTruncatingTail
        case .truncateMiddle: .byTruncatingMiddle
        case .truncateHead: .byTruncatingHead
        case .wrap: .byWordWrapping
        case .clip: .byClipping
        }
    }
}

extension RoundedCorners {
    var mask: CACornerMask {
        switch self {
        case .all: [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        case .top: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        case .bottom: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        case .left: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        case .right: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        }
    }
}
