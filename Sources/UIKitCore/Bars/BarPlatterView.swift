internal import QuartzCore

/// The round background that adjacent buttons share in bars of iOS 26 (facts/bar-platters).
final class BarPlatterView: UIView {
    let buttons: [UIView]
    /// The minimum width of a button, in points.
    private static let leastWidth: CGFloat = 44

    /// - Parameter tint: the background color of a prominent button; `nil` for the glass color.
    init(_ buttons: [UIView], tint: UIColor?) {
        self.buttons = buttons
        super.init(frame: .zero)
        accessibilityIdentifier = "platter"
        backgroundColor = tint ?? Self.glass
        layer.shadowOpacity = 0.075
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
        buttons.forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    static let glass = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 25.0 / 255, green: 25.0 / 255, blue: 25.0 / 255, alpha: 1) : .white
    }

    /// The width of each button with its padding. A lone image is centered in a circle.
    private func widths(_ height: CGFloat) -> [CGFloat] {
        buttons.map { button in
            let width = button.sizeThatFits(CGSize(width: .greatestFiniteMagnitude, height: height)).width
            let isText = (button as? BarButtonView)?.hasTitle ?? (width > Self.leastWidth)
            return max(max(Self.leastWidth, height), width + (isText ? 2 * BarMetrics.platterInset : 0))
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: widths(size.height).reduce(0, +), height: size.height)
    }

    override func layoutSubviews() {
        layer.cornerRadius = bounds.height / 2
        var x: CGFloat = 0
        for (button, width) in zip(buttons, widths(bounds.height)) {
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
        mirrorIfRightToLeft(buttons)
    }
}

/// Builds the views of bar button items: one view per item up to iOS 18, and one per shared background since then.
@MainActor enum BarButtons {
    /// A view in a bar, or the space between two views.
    enum Part {
        case view(UIView)
        case space(CGFloat)
        case flexibleSpace
    }

    static func parts(
        _ items: [UIBarButtonItem], _ style: BarButtonStyle, in traits: UITraitCollection
    ) -> [Part] {
        var parts: [Part] = []
        var shared: [BarButtonView] = []
        func close() {
            guard !shared.isEmpty else { return }
            parts.append(.view(BarPlatterView(shared, tint: nil)))
            shared = []
        }
        for item in items where !item.isHidden {
            if item.systemItem == .flexibleSpace {
                close()
                parts.append(.flexibleSpace)
                continue
            }
            if item.systemItem == .fixedSpace {
                close()
                parts.append(.space(item.width))
                continue
            }
            let button = BarButtonView(item, style, in: traits)
            if !style.metrics.hasPlatters || item.hidesSharedBackground {
                close()
                parts.append(.view(button))
            } else if item.style == .done || !item.sharesBackground {
                close()
                let tint = item.style == .done ? item.tintColor ?? style.tint : nil
                parts.append(.view(BarPlatterView([button], tint: item.isEnabled ? tint : nil)))
            } else {
                shared.append(button)
            }
        }
        close()
        return parts
    }
}
