import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Standalone search bars (facts/search-bar-metrics).
@MainActor @Suite struct SearchBarTests {
    private func app(
        _ look: ScreenSettings.Look = .classic, _ setUp: (UISearchBar) -> Void
    ) throws -> (app: TestApp, bar: UISearchBar) {
        let app = try TestApp(root: UIViewController())
        var made: UISearchBar?
        app.perform {
            app.window.screen.settings.look = look
            let bar = UISearchBar()
            setUp(bar)
            bar.frame = CGRect(origin: CGPoint(x: 0, y: 100), size: bar.sizeThatFits(CGSize(width: 390, height: 0)))
            app.window.rootViewController?.view.addSubview(bar)
            bar.layoutIfNeeded()
            made = bar
        }
        return (app, try #require(made))
    }

    @Test(arguments: [(ScreenSettings.Look.classic, 56.0), (.iOS26, 44)])
    func theFieldIs36PointsHigh(look: ScreenSettings.Look, height: Double) throws {
        let (app, bar) = try self.app(look) { _ in }
        app.perform { #expect(bar.bounds.height == height && bar.intrinsicContentSize.height == height) }
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: (height - 36) / 2, width: 374, height: 36))
    }

    /// Text has 17 to 21 points, like titles in bars (facts/bar-text-sizes). An application's font does not scale.
    @Test(arguments: UIContentSizeCategory.ordered) func textFollowsTheCategory(category: UIContentSizeCategory) throws
    {
        let size: CGFloat = category <= .large ? 17 : category == .extraLarge ? 19 : 21
        func sizes(_ bar: UISearchBar) -> [CGFloat?] {
            let placeholder = bar.searchTextField.attributedPlaceholder?.attribute(
                .font, at: 0, effectiveRange: nil)
            return [
                bar.searchTextField.font?.pointSize, (placeholder as? UIFont)?.pointSize,
                bar.cancelButton.titleLabel?.font.pointSize,
            ]
        }
        let (app, bar) = try app {
            $0.placeholder = "Search"
            $0.showsCancelButton = true
        }
        app.perform {
            #expect(sizes(bar) == [17, 17, 17])
            bar.traitOverrides.preferredContentSizeCategory = category
            bar.updateTraitsIfNeeded()
            bar.layoutIfNeeded()
            #expect(sizes(bar) == [size, size, size])
            #expect(bar.searchTextField.frame.height == 36)
            bar.searchTextField.font = .systemFont(ofSize: 12)
            bar.traitOverrides.preferredContentSizeCategory = .large
            bar.updateTraitsIfNeeded()
            bar.layoutIfNeeded()
            #expect(sizes(bar)[0] == 12 && sizes(bar)[2] == 17)
            app.window.screen.settings.traits.preferredContentSizeCategory = category
            let other = UISearchBar()
            app.window.addSubview(other)
            #expect(other.searchTextField.font?.pointSize == size)
        }
    }

    /// All visible parts are inside the bar and do not overlap.
    @Test(arguments: ScreenSettings.Look.allCases) func thePartsDivideTheBar(look: ScreenSettings.Look) throws {
        for bits in 0..<8 {
            let bar = try app(look) { bar in
                bar.showsCancelButton = bits & 1 != 0
                bar.prompt = bits & 2 != 0 ? "Prompt" : nil
                bar.scopeButtonTitles = ["A", "B"]
                bar.showsScopeBar = bits & 4 != 0
            }.bar
            var parts = [bar.searchTextField.frame]
            if bits & 1 != 0 { parts.append(bar.cancelButton.frame) }
            if bits & 2 != 0 { parts.append(bar.promptLabel.frame) }
            if bits & 4 != 0, let scopes = bar.scopeControl { parts.append(scopes.frame) }
            #expect(parts.count == 1 + bits.nonzeroBitCount)
            for (index, part) in parts.enumerated() {
                #expect(bar.bounds.contains(part), "\(bits): \(part)")
                #expect(!parts[..<index].contains { $0.intersects(part) }, "\(bits): \(parts)")
            }
        }
    }

    @Test func rightToLeftMirrorsTheParts() throws {
        let bar = try app { bar in
            bar.showsCancelButton = true
            bar.semanticContentAttribute = .forceRightToLeft
        }.bar
        #expect(bar.cancelButton.frame.maxX < bar.searchTextField.frame.minX)
    }

    /// The magnifying glass precedes the text, and the clear button follows it.
    @Test(arguments: [false, true]) func thePartsOfTheFieldDoNotOverlap(isRightToLeft: Bool) throws {
        let field = try app { bar in
            bar.text = "Bread"
            if isRightToLeft { bar.searchTextField.semanticContentAttribute = .forceRightToLeft }
        }.bar.searchTextField
        let bounds = field.bounds
        let (icon, text, clear) = (
            field.leftViewRect(forBounds: bounds), field.textRect(forBounds: bounds),
            field.clearButtonRect(forBounds: bounds)
        )
        let order = isRightToLeft ? [clear, text, icon] : [icon, text, clear]
        #expect(order[0].minX >= 0 && order[2].maxX <= bounds.width)
        #expect(order[0].maxX <= order[1].minX && order[1].maxX <= order[2].minX)
    }

    /// Matches facts/search-field-icons.
    @Test(arguments: [10, 11, 14, 17, 21]) func iconsFollowTheFont(size: CGFloat) throws {
        let field = try app { bar in
            bar.placeholder = "Search"
            bar.text = "Bread"
            bar.searchTextField.font = .systemFont(ofSize: size)
        }.bar.searchTextField
        let (icon, text, clear) = (
            field.leftViewRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds),
            field.clearButtonRect(forBounds: field.bounds)
        )
        #expect(icon.minX == 6 && abs(icon.width - 20 * size / 17) < 0.01 && text.minX == icon.maxX + 5)
        #expect(abs(field.bounds.width - clear.midX - 7 - size / 2) < 0.01)
        let glass = try #require((field.leftView as? UIImageView)?.image)
        #expect(abs(glass.size.width / size - 1.2) < 0.15)
        let placeholder = field.attributedPlaceholder?.attribute(.font, at: 0, effectiveRange: nil)
        #expect((placeholder as? UIFont)?.pointSize == size)
    }

    /// Matches facts/search-bar-lines.
    @Test func linesAreInsideTheBar() throws {
        let (_, bar) = try app { _ in }
        let frames = bar.background.subviews.filter { $0.accessibilityIdentifier == "bar line" && !$0.isHidden }
            .map(\.frame)
        #expect(
            frames == [CGRect(x: 0, y: 0, width: 390, height: 0.5), CGRect(x: 0, y: 55.5, width: 390, height: 0.5)])
    }

    @Test func anImageWithoutASizeRemovesTheBackground() throws {
        let (_, bar) = try app { _ in }
        #expect(!bar.background.isHidden && bar.background.paint.color != nil)
        bar.backgroundImage = UIImage()
        #expect(bar.background.paint.color == nil && bar.lines.allSatisfy(\.isHidden))
        bar.searchBarStyle = .minimal
        #expect(bar.background.isHidden)
    }

    @Test func trailingIconsCallTheDelegate() throws {
        final class Delegate: NSObject, UISearchBarDelegate {
            var heard: [String] = []
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmarks") }
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
        }
        let delegate = Delegate()
        let (_, bar) = try app { bar in
            bar.delegate = delegate
            bar.showsBookmarkButton = true
        }
        (bar.searchTextField.rightView as? UIButton)?.sendActions(for: .touchUpInside)
        bar.showsSearchResultsButton = true
        (bar.searchTextField.rightView as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(delegate.heard == ["bookmarks", "results"])
        bar.showsSearchResultsButton = false
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test func textInputTraitsApplyToTheField() throws {
        let (_, bar) = try app { _ in }
        let traits: any UITextInputTraits = bar
        #expect(traits.returnKeyType == .search)
        bar.autocapitalizationType = .none
        bar.keyboardType = .emailAddress
        #expect(bar.searchTextField.autocapitalizationType == .none && traits.keyboardType == .emailAddress)
    }

    @Test func propertiesWithoutEffectAreReported() throws {
        let (app, bar) = try app { _ in }
        app.perform {
            bar.setSearchFieldBackgroundImage(UIImage(), for: .normal)
            bar.setScopeBarButtonBackgroundImage(UIImage(), for: .normal)
            bar.setImage(UIImage(), for: .clear, state: .normal)
            bar.setPositionAdjustment(.zero, for: .bookmark)
        }
        #expect(
            app.stage.diagnostics.unsupported.entries.map(\.api).filter { !$0.contains("systemName") } == [
                "UISearchBar.setSearchFieldBackgroundImage(_:for:)",
                "UISearchBar.setScopeBarButtonBackgroundImage(_:for:)", "UISearchBar.setImage(_:for:state:)",
                "UISearchBar.setPositionAdjustment(_:for:)",
            ])
    }
}
