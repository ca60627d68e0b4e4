import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite struct ListContentTests {
    private typealias Content = UIListContentConfiguration

    private func cell(_ content: Content, _ pad: CellPad) -> UITableViewCell {
        let cell = pad.make { UITableViewCell() }
        pad.app.perform { cell.contentConfiguration = content }
        pad.show(cell)
        pad.show(cell, height: pad.fitted(cell))
        return cell
    }

    private func labels(_ cell: UIView) -> [CGRect] {
        (cell.subviews.compactMap { $0 as? UIListContentView }.first?.subviews ?? []).filter {
            $0 is UILabel && !$0.isHidden
        }
        .map(\.frame)
    }

    /// Measured at 393 points: 44 and 53 points high, with the text and the separator starting at 20.
    @Test func rowsMatchMeasuredOnes() throws {
        for (look, height) in [(ScreenSettings.Look.classic, 44 + 1.0 / 3), (.iOS26, 53)] {
            let pad = try CellPad(look, width: 393)
            var content = Content.cell()
            content.text = "Body"
            let cell = cell(content, pad)
            #expect(abs(cell.frame.height - height) < 1e-6, "\(look)")
            #expect(labels(cell).map(\.minX) == [20] && cell.separators.first?.frame.minX == 20)
            // 4.2 points above the capitals, which begin at 15.67 and at 20.
            let capitals = try #require(labels(cell).first).minY + 4.2
            #expect(abs(capitals - (look == .classic ? 15.67 : 20)) < 0.4, "\(capitals)")
        }
    }

    @Test func textsAreBelowOrBesideEachOther() throws {
        let pad = try CellPad()
        var content = Content.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        let below = labels(cell(content, pad))
        #expect(below[0].minX == 16 && below[1].minX == 16 && abs(below[1].minY - below[0].maxY - 2) < 1e-6)
        content = .valueCell()
        content.text = "Title"
        content.secondaryText = "Value"
        let beside = labels(cell(content, pad))
        #expect(abs(beside[0].minX - 16) < 1e-6 && abs(beside[1].maxX - 359) < 1e-6, "\(beside)")
        #expect(abs(beside[0].midY - beside[1].midY) < 1e-6)
        content.secondaryText = String(repeating: "too long for one line ", count: 4)
        let wrapped = labels(cell(content, pad))
        #expect(wrapped[1].minX == 16 && wrapped[1].minY >= wrapped[0].maxY)
    }

    /// Symbols have the size of body text, or that of their configuration, and take as much room.
    @Test func symbolsGrowWithTheTextAndFollowTheirConfiguration() throws {
        func symbol(_ category: UIContentSizeCategory, _ points: CGFloat?) throws -> (image: CGRect, text: CGRect) {
            let pad = try CellPad()
            pad.app.perform { pad.app.window.screen.settings.traits.preferredContentSizeCategory = category }
            var content = Content.cell()
            content.text = "Title"
            content.image = pad.make { UIImage(systemName: "circle") }
            if let points { content.imageProperties.preferredSymbolConfiguration = .init(pointSize: points) }
            let cell = cell(content, pad)
            let view = try #require(cell.subviews.compactMap { $0 as? UIListContentView }.first)
            let picture = try #require(view.subviews.first { $0 is UIImageView })
            return (picture.frame, labels(cell)[0])
        }
        let plain = try symbol(.large, nil)
        for large in [try symbol(.accessibilityExtraLarge, nil), try symbol(.large, 40)] {
            #expect(large.image.width > 1.8 * plain.image.width && large.image.maxX < large.text.minX)
        }
    }

    @Test func imagesKeepTheirShapeInTheirArea() throws {
        let pad = try CellPad()
        var content = Content.cell()
        content.text = "Title"
        content.image = pad.make { UIImage.square(60) }
        content.imageProperties.maximumSize = CGSize(width: 30, height: 40)
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        let cell = cell(content, pad)
        let image = try #require(cell.contentView.subviews.first { $0 is UIImageView })
        #expect(image.isAt(26, (52 - 30) / 2, 30, 30), "\(image.frame)")
        #expect(labels(cell).first.map { abs($0.minX - 82) < 1e-6 } == true)
        #expect(abs(cell.frame.height - (30 + 22 + 1.0 / 3)) < 1e-6)
    }

    @Test func textPropertiesAreApplied() throws {
        let pad = try CellPad()
        var content = Content.groupedHeader()
        content.text = "all capitals"
        let view = pad.make { content.makeContentView() }
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "ALL CAPITALS" && label.font.pointSize == 13 && label.textColor == .secondaryLabel)
        content.textProperties.color = .systemRed
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
        content.textProperties.numberOfLines = 3
        content.textProperties.font = .systemFont(ofSize: 30)
        pad.app.perform { view.configuration = content }
        #expect(label.textColor == .systemGreen && label.numberOfLines == 3 && label.font.pointSize == 30)
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        content.textProperties.colorTransformer = nil
        #expect(content.updated(for: state).textProperties.resolvedColor() == .tertiaryLabel)
        #expect(content.textProperties.resolvedColor() == .systemRed)
    }

    @Test func applyingAnotherConfigurationTypeIsAMisuse() throws {
        struct Other: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
            func updated(for state: any UIConfigurationState) -> Other { self }
        }
        let pad = try CellPad()
        let view = pad.make { UIListContentView(configuration: .cell()) }
        pad.app.perform { view.configuration = Other() }
        #expect(!view.supports(Other()) && view.supports(UIListContentConfiguration.valueCell()))
        #expect(view.configuration is UIListContentConfiguration)
        #expect(throws: (any Error).self) { try pad.app.play() }
    }

    /// The guides have the frames of the parts.
    @Test func layoutGuidesFollowTheParts() throws {
        let pad = try CellPad()
        var content = Content.subtitleCell()
        content.text = "Title"
        content.image = pad.make { UIImage.square(20) }
        let cell = cell(content, pad)
        let view = try #require(cell.contentView as? UIListContentView)
        #expect(view.secondaryTextLayoutGuide == nil)
        let (text, image) = pad.make { (view.textLayoutGuide, view.imageLayoutGuide) }
        pad.app.perform {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        let frames = pad.make { [text?.layoutFrame, image?.layoutFrame] }
        let parts = [labels(cell).first, view.subviews.first { $0 is UIImageView }?.frame]
        for (frame, part) in zip(frames, parts) {
            #expect(try #require(frame).isNear(#require(part)), "\(String(describing: frame))")
        }
    }

    // MARK: Headers and footers

    @Test func headersMatchBothDesigns() throws {
        for look in [ScreenSettings.Look.classic, .iOS26] {
            let pad = try CellPad(look)
            func header(_ style: RowAppearance.Style, isFooter: Bool = false) -> (UITableViewHeaderFooterView, CGFloat)
            {
                let view = pad.make { UITableViewHeaderFooterView(reuseIdentifier: nil) }
                pad.show(view) { $0.style = style }
                pad.app.perform {
                    view.isFooter = isFooter
                    view.showTitle("Title")
                }
                let height = pad.fitted(view)
                pad.show(view, height: height) { _ in }
                return (view, height)
            }
            let (plain, plainHeight) = header(.plain)
            #expect(plainHeight == (look == .classic ? 28 : 40.5) || abs(plainHeight - 40.667) < 0.01)
            #expect(plain.textLabel?.font.pointSize == 17 && plain.textLabel?.frame.minX == 16)
            let (grouped, height) = header(.grouped)
            let label = try #require(grouped.textLabel)
            #expect(label.text == (look == .classic ? "TITLE" : "Title"))
            #expect(label.font.pointSize == (look == .classic ? 13 : 17))
            #expect(abs(height - (look == .classic ? 38 : 40.5)) < 0.5)
            #expect(abs(height - label.frame.maxY - (look == .classic ? 7 : 10)) < 0.4)
            let (footer, footerHeight) = header(.grouped, isFooter: true)
            #expect(footer.textLabel.map { abs($0.frame.minY - 8) < 1e-6 } == true && abs(footerHeight - 30) < 0.5)
        }
    }

    @Test func pinnedHeadersAreOpaque() throws {
        let pad = try CellPad()
        let view = pad.make { UITableViewHeaderFooterView(reuseIdentifier: nil) }
        pad.show(view)
        func color() -> UIColor? { view.subviews.compactMap { $0 as? BackgroundView }.first?.backgroundColor }
        #expect(color() == nil)
        pad.app.perform {
            view.isPinned = true
            view.layoutIfNeeded()
        }
        #expect(color() == .systemBackground)
        var states: [Bool] = []
        pad.app.perform {
            view.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
            view.layoutIfNeeded()
        }
        #expect(states == [true])
    }
}
