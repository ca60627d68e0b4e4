internal import QuartzCore

// Where a button's parts lie.
extension UIButton {
    /// Points above and below a title without insets, and the least width: UIKit's buttons of one word at 15 and 18 points are
    /// 30 and 34 high, and one without any is 30 wide.
    private static let titleMargin: CGFloat = 6
    private static let leastWidth: CGFloat = 30

    /// What surrounds title and picture.
    var shownInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    private var isStacked: Bool { configuration?.imagePlacement.isDisjoint(with: [.top, .bottom]) == false }

    private var isPictureLast: Bool { configuration?.imagePlacement.isDisjoint(with: [.bottom, .trailing]) == false }

    private var pictureSize: CGSize { picture.image?.size ?? .zero }

    private var textSize: CGSize {
        let (first, second) = (size(of: title), size(of: subtitle))
        return CGSize(
            width: max(first.width, second.width),
            height: first.height + second.height + (second.height > 0 ? configuration?.titlePadding ?? 0 : 0))
    }

    private func size(of label: UILabel) -> CGSize { label.isHidden ? .zero : label.sizeThatFits(.zero) }

    /// Points between picture and text.
    private var gap: CGFloat { picture.isHidden || textSize == .zero ? 0 : configuration?.imagePadding ?? 0 }

    private var contentSize: CGSize {
        let (text, image) = (textSize, pictureSize)
        return isStacked
            ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
            : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    }

    var naturalSize: CGSize {
        let (content, insets) = (contentSize, shownInsets)
        var size = CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
        if configuration == nil, contentEdgeInsets == .zero {
            size.height = max(textSize.height + 2 * Self.titleMargin, pictureSize.height)
            size.width = max(size.width, title.isHidden && !picture.isHidden ? 0 : Self.leastWidth)
        }
        let background = backgroundPicture.image?.size ?? .zero
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    /// Picture and text beside each other, or one above the other, as one block aligned in `rect`.
    func layout(in rect: CGRect) -> (picture: CGRect, title: CGRect) {
        var (text, image) = (textSize, pictureSize)
        let whole = contentSize
        if isStacked {
            let top = place(whole.height, rect.minY, rect.height, isFirst: .top, isLast: .bottom)
            let second = isPictureLast ? top + text.height + gap : top + image.height + gap
            return (
                CGRect(
                    x: rect.midX - image.width / 2, y: isPictureLast ? second : top, width: image.width,
                    height: image.height),
                CGRect(
                    x: rect.midX - min(text.width, rect.width) / 2, y: isPictureLast ? top : second,
                    width: min(text.width, rect.width), height: text.height)
            )
        }
        image.width = min(image.width, rect.width)
        text.width = max(0, min(text.width, rect.width - image.width - gap))
        let width = image.width + gap + text.width
        let left: CGFloat =
            switch contentHorizontalAlignment {
            case .left, .leading, .fill: rect.minX
            case .right, .trailing: rect.maxX - width
            case .center: rect.midX - width / 2
            }
        func y(_ height: CGFloat) -> CGFloat {
            place(height, rect.minY, rect.height, isFirst: .top, isLast: .bottom)
        }
        let second = left + gap + (isPictureLast ? text.width : image.width)
        return (
            CGRect(
                x: isPictureLast ? second : left, y: y(image.height), width: image.width, height: image.height),
            CGRect(x: isPictureLast ? left : second, y: y(text.height), width: text.width, height: text.height)
        )
    }

    private func place(
        _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, isFirst: ContentVerticalAlignment,
        isLast: ContentVerticalAlignment
    ) -> CGFloat {
        if contentVerticalAlignment == isFirst { return start }
        return contentVerticalAlignment == isLast ? start + room - length : start + (room - length) / 2
    }

    func placeParts() {
        let content = contentRect(forBounds: bounds)
        backgroundPicture.frame = backgroundRect(forBounds: bounds)
        picture.frame = imageRect(forContentRect: content)
        let text = titleRect(forContentRect: content)
        let scale = stage.applicationState.mainScreen.scale
        func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let second = size(of: subtitle)
        title.frame = CGRect(
            x: onPixel(text.minX), y: onPixel(text.minY), width: text.width,
            height: second.height > 0 ? size(of: title).height : text.height)
        subtitle.frame = CGRect(
            x: onPixel(text.minX), y: onPixel(text.maxY - second.height), width: text.width, height: second.height)
        placeBackdrop()
    }

    private func placeBackdrop() {
        guard let configuration else { return }
        let insets = configuration.background.backgroundInsets
        backdrop.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        // Tuned: no numbers are given.
        backdrop.layer.cornerRadius =
            switch configuration.cornerStyle {
            case .fixed, .dynamic: configuration.background.cornerRadius
            case .small: 4
            case .medium: 6
            case .large: 9
            case .capsule: backdrop.frame.height / 2
            }
    }
}
