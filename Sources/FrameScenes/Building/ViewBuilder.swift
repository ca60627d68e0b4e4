internal import FrameGeometry
internal import QuartzCore
internal import UIKit

/// Makes UIKit views from their descriptions.
@MainActor struct ViewBuilder {
    /// By the file names the scene uses.
    let images: [String: UIImage]

    /// The view, laid out in a parent of bounds `parent`, with everything in it.
    func view(_ description: ViewDescription, in parent: CGRect) -> UIView {
        let view = plainView(description)
        switch description.layout {
        case .frame(let frame):
            view.frame = CGRect(frame)
        case .insets(let top, let left, let bottom, let right):
            view.frame = parent.inset(by: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.accessibilityIdentifier = description.id
        view.backgroundColor = description.background.map(UIColor.init)
        view.layer.exactOpacity = description.alpha
        view.layer.cornerRadius = description.cornerRadius
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
        for subview in description.views {
            view.addSubview(self.view(subview, in: view.bounds))
        }
        if let mask = description.mask {
            let shown = UIView(frame: view.bounds)
            for part in mask { shown.addSubview(self.view(part, in: view.bounds)) }
            view.mask = shown
        }
        return view
    }

    /// A view of the kind that shows what the description has to show.
    private func plainView(_ description: ViewDescription) -> UIView {
        if let text = description.text { return text.label }
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
