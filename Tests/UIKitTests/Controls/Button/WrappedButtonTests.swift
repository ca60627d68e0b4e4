import QuartzCore
import Testing
import UIKit
@_spi(UIKit) import UIKitCore

/// Titles of configured buttons that are too long for one line.
@MainActor @Suite struct WrappedButtonTests {
    private func pad(
        _ mode: NSLineBreakMode, image: UIImage? = nil, width: CGFloat, subtitle: String? = nil
    ) throws -> ControlPad<UIButton> {
        try ControlPad(size: CGSize(width: width, height: 34)) { _ in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "A title of several words that is long"
            configuration.subtitle = subtitle
            configuration.image = image
            configuration.imagePadding = image == nil ? 0 : 4
            configuration.titleLineBreakMode = mode
            return UIButton(configuration: configuration)
        }
    }

    /// Law: the height that constraints give a button is the height of its text at its width, plus the insets.
    @Test(arguments: [false, true], [nil, "Second"]) func titlesGrowButtons(hasImage: Bool, subtitle: String?) throws {
        let image = hasImage ? UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in } : nil
        let pad = try pad(.byWordWrapping, image: image, width: 10, subtitle: subtitle)
        pad.app.perform {
            let button = pad.control
            button.translatesAutoresizingMaskIntoConstraints = false
            button.widthAnchor.constraint(equalToConstant: 150).isActive = true
            pad.app.window.layoutIfNeeded()
            let title = button.titleLabel ?? UILabel()
            let second = button.subtitleLabel ?? UILabel()
            let lines = title.frame.height / title.font.lineHeight
            #expect(lines > 1.9, "\(title.frame)")
            #expect(title.frame.minY >= 6.5 && max(title.frame.maxY, second.frame.maxY) <= button.bounds.height - 6.5)
            #expect(title.frame.minX >= 11 && title.frame.maxX <= 139)
            let text = title.sizeThatFits(CGSize(width: title.frame.width + 0.001, height: 0))
            #expect(abs(text.height - title.frame.height) < 0.01)
            if hasImage { #expect((button.imageView?.frame.maxX ?? 999) <= title.frame.minX) }
            if subtitle != nil { #expect(second.frame.minY >= title.frame.maxY) }
            #expect(button.intrinsicContentSize.height < 60, "one line without a limit")
        }
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byClipping])
    func otherLineBreakModesKeepOneLine(mode: NSLineBreakMode) throws {
        let pad = try pad(mode, width: 150)
        pad.app.perform {
            #expect(pad.control.titleLabel?.numberOfLines == 1)
            #expect(pad.control.contentHeight(forWidth: 150) == pad.control.intrinsicContentSize.height)
        }
    }

    /// If there is space for one line, nothing wraps, regardless of how sums of lengths are rounded.
    @Test(arguments: 1...30) func naturalSizesHaveOneLine(length: Int) throws {
        let pad: ControlPad<UIButton> = try ControlPad(drawsBlocks: false) { _ in
            var configuration = UIButton.Configuration.filled()
            configuration.title = String(repeating: "iW a", count: length)
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12.1, bottom: 7, trailing: 12.3)
            return UIButton(configuration: configuration)
        }
        pad.app.perform {
            pad.control.frame.size = pad.control.intrinsicContentSize
            pad.control.layoutIfNeeded()
            let label = pad.control.titleLabel ?? UILabel()
            #expect(label.frame.height < label.font.lineHeight * 1.5)
        }
    }
}
