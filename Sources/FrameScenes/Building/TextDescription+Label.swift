internal import FrameGeometry
internal import QuartzCore
internal import UIKit

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
