internal import FrameGeometry
internal import QuartzCore
internal import UIKit

/// Makes UIKit views from their descriptions.
@MainActor struct ViewMaker {
    /// Images keyed by file name.
    let images: [String: UIImage]
    /// Returns the file, line and column of a constraint.
    let source: (ConstraintDescription) -> String
    /// Performs reactions and has the named values.
    let player: ScenePlayer

    /// Makes a view and its descendants, laid out in a parent with the bounds `parent`.
    ///
    /// - Parameter layout: Collects the views that constraints refer to.
    func view(_ description: ViewDescription, in parent: CGRect, _ layout: ScreenLayout) -> UIView {
        let view = description.content?.value.makeView(of: description, images: images) ?? UIView()
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
        if let background = description.background { view.backgroundColor = background.color }
        view.layer.exactOpacity = description.alpha
        view.layer.cornerRadius = description.cornerRadius
        view.layer.maskedCorners = description.corners.mask
        view.clipsToBounds = description.clips
        view.isHidden = description.hidden
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
        player.connect(view, description)
        if let mask = description.mask {
            let shown = UIView(frame: view.bounds)
            for part in mask { shown.addSubview(self.view(part, in: view.bounds, layout)) }
            view.mask = shown
        }
        return view
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

extension UIView {
    /// Sets the margins and the priorities of the content size.
    fileprivate func setLayout(_ description: ViewDescription) {
        if let margins = description.margins {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
        }
        if let hugging = description.hugging {
            setContentHuggingPriority(UILayoutPriority(Float(hugging.horizontal)), for: .horizontal)
            setContentHuggingPriority(UILayoutPriority(Float(hugging.vertical)), for: .vertical)
        }
        if let resistance = description.resistance {
            setContentCompressionResistancePriority(UILayoutPriority(Float(resistance.horizontal)), for: .horizontal)
            setContentCompressionResistancePriority(UILayoutPriority(Float(resistance.vertical)), for: .vertical)
        }
    }
}
