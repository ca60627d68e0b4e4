internal import QuartzCore

// The size of a button and the layout of its parts.
extension UIButton {
    /// The margin above and below a title without insets, and the minimum width, in points. UIKit's buttons with one
    /// line at 15 and 18 points are 30 and 34 points tall, and a button without contents is 30 points wide.
    private static let titleMargin: CGFloat = 6
    private static let minimumWidth: CGFloat = 30

    /// The insets of the content area.
    var shownInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    private var isStacked: Bool { configuration?.imagePlacement.isDisjoint(with: [.top, .bottom]) == false }

    private var isImageLast: Bool { configuration?.imagePlacement.isDisjoint(with: [.bottom, .trailing]) == false }

    private var imageSize: CGSize {
        let size = shownSpinner?.intrinsicContentSize ?? (icon.image == nil ? .zero : icon.sizeThatFits(.zero))
        return CGSize(width: max(size.width, configuration?.imageReservation ?? 0), height: size.height)
    }

    /// The height that the image needs beside text: a symbol in a configuration is no higher than a line of text of its
    /// size (facts/button-configurations).
    private var imageLineHeight: CGFloat {
        guard configuration != nil, shownSpinner == nil, let symbol = icon.image?.symbol else {
            return imageSize.height
        }
        return min(imageSize.height, UIFont.systemFont(ofSize: CGFloat(symbol.drawn().pointSize)).lineHeight)
    }

    private var hidesImage: Bool { icon.isHidden && shownSpinner == nil }

    /// The width of the menu indicator, including its distance from the text, in points.
    private var indicatorWidth: CGFloat {
        guard let indicator = shownIndicator else { return 0 }
        return (indicator.image?.size.width ?? 0) + Self.indicatorGap
    }

    /// The distance between the text and the menu indicator, in points; chosen.
    private static let indicatorGap: CGFloat = 5

    /// - Parameter width: The width for wrapped lines; 0 for no limit.
    private func textSize(in width: CGFloat = 0) -> CGSize {
        let (first, second) = (size(of: title, in: width), size(of: subtitle, in: width))
        return CGSize(
            width: max(first.width, second.width),
            height: first.height + second.height + (second.height > 0 ? configuration?.titlePadding ?? 0 : 0))
    }

    private func size(of label: UILabel, in width: CGFloat) -> CGSize {
        label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: 0))
    }

    /// The distance between the image and the text, in points.
    private var gap: CGFloat {
        hidesImage || title.isHidden && subtitle.isHidden ? 0 : configuration?.imagePadding ?? 0
    }

    /// The width available to the text in content of the given width; 0 for no limit in either.
    private func textWidth(in width: CGFloat) -> CGFloat {
        // The tolerance covers rounding errors in sums of lengths.
        width == 0 ? 0 : max(isStacked ? width : width - imageSize.width - gap, 0) + Self.tolerance
    }

    private static let tolerance: CGFloat = 1e-6

    private func contentSize(in width: CGFloat = 0) -> CGSize {
        let (text, image) = (textSize(in: textWidth(in: width)), imageSize)
        return isStacked
            ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
            : CGSize(width: text.width + gap + image.width, height: max(text.height, imageLineHeight))
    }

    /// - Parameter width: The width of the button, in which its text may wrap; 0 for no limit.
    func naturalSize(inWidth width: CGFloat = 0) -> CGSize {
        let insets = shownInsets
        let room = width == 0 ? 0 : max(width - insets.left - insets.right - indicatorWidth, Self.tolerance)
        let content = contentSize(in: room)
        var size = CGSize(
            width: content.width + indicatorWidth + insets.left + insets.right,
            height: content.height + insets.top + insets.bottom)
        if configuration == nil, contentEdgeInsets == .zero {
            size.height = max(textSize().height + 2 * Self.titleMargin, imageSize.height)
            size.width = max(size.width, title.isHidden && !hidesImage ? 0 : Self.minimumWidth)
        }
        let background = backgroundImageView.image?.size ?? .zero
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    /// The frames of image and text, side by side or stacked, aligned in `rect` as one block.
    func layout(in rect: CGRect) -> (image: CGRect, title: CGRect) {
        let rect = withoutIndicator(rect)
        let room = max(rect.width, Self.tolerance)
        var (text, image) = (textSize(in: textWidth(in: room)), imageSize)
        let whole = contentSize(in: room)
        if isStacked {
            let top = start(of: whole.height, rect.minY, rect.height, isFirst: .top, isLast: .bottom)
            let second = isImageLast ? top + text.height + gap : top + image.height + gap
            return (
                CGRect(
                    x: rect.midX - image.width / 2, y: isImageLast ? second : top, width: image.width,
                    height: image.height),
                CGRect(
                    x: rect.midX - min(text.width, rect.width) / 2, y: isImageLast ? top : second,
                    width: min(text.width, rect.width), height: text.height)
            )
        }
        image.width = min(image.width, rect.width)
        if configuration == nil { image.height = min(image.height, max(0, rect.height)) }
        text.width = max(0, min(text.width, rect.width - image.width - gap))
        let width = image.width + gap + text.width
        let left: CGFloat =
            switch contentHorizontalAlignment {
            case .leading, .fill: rect.minX
            case .trailing: rect.maxX - width
            case .left: isRightToLeft ? rect.maxX - width : rect.minX
            case .right: isRightToLeft ? rect.minX : rect.maxX - width
            case .center: rect.midX - width / 2
            }
        func y(_ height: CGFloat) -> CGFloat {
            start(of: height, rect.minY, rect.height, isFirst: .top, isLast: .bottom)
        }
        let second = left + gap + (isImageLast ? text.width : image.width)
        /// The frame at `x` from the left, mirrored in a right-to-left button.
        func mirrored(_ x: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(
                x: isRightToLeft ? rect.minX + rect.maxX - x - size.width : x, y: y(size.height), width: size.width,
                height: size.height)
        }
        return (mirrored(isImageLast ? second : left, image), mirrored(isImageLast ? left : second, text))
    }

    private func start(
        of length: CGFloat, _ start: CGFloat, _ available: CGFloat, isFirst: ContentVerticalAlignment,
        isLast: ContentVerticalAlignment
    ) -> CGFloat {
        if contentVerticalAlignment == isFirst { return start }
        return contentVerticalAlignment == isLast ? start + available - length : start + (available - length) / 2
    }

    private func withoutIndicator(_ rect: CGRect) -> CGRect {
        CGRect(
            x: isRightToLeft ? rect.minX + indicatorWidth : rect.minX, y: rect.minY,
            width: max(0, rect.width - indicatorWidth), height: rect.height)
    }

    private func layOutIndicator(in rect: CGRect) {
        guard let indicator = shownIndicator, let size = indicator.image?.size else { return }
        indicator.frame = CGRect(
            x: isRightToLeft ? rect.minX : rect.maxX - size.width, y: roundedToPixel(rect.midY - size.height / 2),
            width: size.width, height: size.height)
    }

    func layOutParts() {
        let content = contentRect(forBounds: bounds)
        backgroundImageView.frame = backgroundRect(forBounds: bounds)
        icon.frame = imageRect(forContentRect: content)
        shownSpinner?.center = CGPoint(x: icon.frame.midX, y: icon.frame.midY)
        layOutIndicator(in: content)
        let text = titleRect(forContentRect: content)
        let scale = stage.applicationState.mainScreen.scale
        func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let second = size(of: subtitle, in: text.width + Self.tolerance)
        title.frame = CGRect(
            x: onPixel(text.minX), y: onPixel(text.minY), width: text.width,
            height: second.height > 0 ? size(of: title, in: text.width + Self.tolerance).height : text.height)
        subtitle.frame = CGRect(
            x: onPixel(text.minX), y: onPixel(text.maxY - second.height), width: text.width, height: second.height)
        layOutBackdrop()
    }

    private func layOutBackdrop() {
        guard let configuration else { return }
        let insets = configuration.background.backgroundInsets
        backdrop.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        backdrop.layer.cornerRadius = min(radius(configuration), min(backdrop.frame.width, backdrop.frame.height) / 2)
        for view in backdrop.subviews {
            view.frame = backdrop.bounds
            view.layer.cornerRadius = backdrop.layer.cornerRadius
        }
    }

    /// The corner radius of a configuration. Tuned: Apple documents no numbers (facts/button-configurations).
    private func radius(_ configuration: Configuration) -> CGFloat {
        switch configuration.cornerStyle {
        case .fixed: configuration.background.cornerRadius
        case .dynamic: byLook(configuration.background.cornerRadius, .greatestFiniteMagnitude)
        case .small: 4
        case .medium: 6
        case .large: 9
        case .capsule: .greatestFiniteMagnitude
        }
    }
}
