import UIKit

extension UILabel {
    // Several lines, if needed, in one of the system's styles.
    convenience init(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label, lines: Int = 0) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textColor = color
        numberOfLines = lines
    }

    // The text decides the width, whatever else wants to grow or to shrink.
    func keepsItsWidth() -> UILabel {
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
        return self
    }
}

extension UIStackView {
    convenience init(
        _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill, _ views: [UIView]
    ) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }

    func pad(_ insets: NSDirectionalEdgeInsets) {
        isLayoutMarginsRelativeArrangement = true
        insetsLayoutMarginsFromSafeArea = false
        directionalLayoutMargins = insets
    }
}

extension NSDirectionalEdgeInsets {
    init(_ horizontal: CGFloat, _ vertical: CGFloat) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}

extension UIView {
    convenience init(_ color: UIColor, radius: CGFloat = 0) {
        self.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = radius
    }

    // Adds views that constraints will place.
    func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    func fills(_ other: UIView) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.topAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ]
    }

    func fills(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ]
    }

    func sized(_ width: CGFloat, _ height: CGFloat) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
        ])
        return self
    }
}

extension UILayoutPriority {
    static let almostRequired = UILayoutPriority(999)
}

extension NSLayoutConstraint {
    func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

// What stands for a photo: two colors that run into each other, with hills in front.
final class PictureView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    convenience init(_ top: UIColor, _ bottom: UIColor, radius: CGFloat = 0) {
        self.init(frame: .zero)
        (layer as? CAGradientLayer)?.colors = [top.cgColor, bottom.cgColor]
        layer.cornerRadius = radius
        clipsToBounds = true
    }
}
