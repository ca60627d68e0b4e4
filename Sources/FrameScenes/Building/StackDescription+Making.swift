internal import FrameGeometry
internal import UIKit

// Views that lay out what is inside.

extension StackDescription {
    /// A stack view without arranged views.
    @MainActor func stackView(_ margins: ViewDescription.Margins?) -> UIStackView {
        let stack = UIStackView()
        stack.axis = axis == .horizontal ? .horizontal : .vertical
        stack.distribution = distribution.distribution
        stack.alignment = alignment.alignment
        stack.spacing = spacing
        stack.isBaselineRelativeArrangement = baselineRelative
        stack.isLayoutMarginsRelativeArrangement = margins != nil
        return stack
    }
}

extension ScrollDescription {
    /// A scroll view whose content is as wide or as high as the view in the direction in which it does not scroll.
    @MainActor var scrollView: UIScrollView {
        let scroll = UIScrollView()
        scroll.isPagingEnabled = paging
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        switch axis {
        case .vertical: content.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
        case .horizontal: content.heightAnchor.constraint(equalTo: frame.heightAnchor).isActive = true
        case .both: break
        }
        return scroll
    }
}

extension ButtonDescription {
    @MainActor var button: UIButton {
        var configuration = style.configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        if let color { button.tintColor = UIColor(color) }
        return button
    }
}

extension StackDescription.Distribution {
    fileprivate var distribution: UIStackView.Distribution {
        switch self {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
}

extension StackDescription.Alignment {
    fileprivate var alignment: UIStackView.Alignment {
        switch self {
        case .fill: .fill
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }
}

extension ButtonDescription.Style {
    @MainActor fileprivate var configuration: UIButton.Configuration {
        switch self {
        case .plain: .plain()
        case .gray: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        }
    }
}

extension UIView {
    /// What the view says about its margins and the size of its contents.
    func setLayout(_ description: ViewDescription) {
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
