import QuartzCore
import Testing
import UIKit

/// Views take the values of their proxies when they enter a window.
@MainActor @Suite struct AppearanceTests {
    private final class Card: UIView {}
    private final class Badge: UILabel {
        var count = 0
    }

    @Test func controlsTakeWhatIsNotSetOnThem() throws {
        let app = try TestApp()
        app.perform {
            UISwitch.appearance().onTintColor = .red
            UITextField.appearance().textColor = .purple
            UISearchBar.appearance().barTintColor = .brown
            UISlider.appearance().minimumTrackTintColor = .orange
            UIPageControl.appearance().pageIndicatorTintColor = .gray
            UILabel.appearance().font = .systemFont(ofSize: 9)
            UIButton.appearance().setTitleColor(.green, for: .normal)
            UISegmentedControl.appearance().selectedSegmentTintColor = .yellow
            UITableView.appearance().sectionHeaderTopPadding = 0
            UIView.appearance().tintColor = .cyan
            let (toggle, own, field, bar) = (UISwitch(), UISwitch(), UITextField(), UISearchBar())
            let (slider, pages, label, button) = (UISlider(), UIPageControl(), Badge(), UIButton(type: .system))
            let (segments, table) = (UISegmentedControl(items: ["A"]), UITableView())
            own.onTintColor = .blue
            #expect(toggle.onTintColor == nil)
            [toggle, own, field, bar, slider, pages, label, button, segments, table].forEach(app.window.addSubview)
            #expect(toggle.onTintColor == .red && own.onTintColor == .blue)
            #expect(field.textColor == .purple && field.font?.pointSize == 17 && bar.barTintColor == .brown)
            #expect(slider.minimumTrackTintColor == .orange && pages.pageIndicatorTintColor == .gray)
            #expect(label.font.pointSize == 9 && button.titleColor(for: .normal) == .green)
            #expect(segments.selectedSegmentTintColor == .yellow && table.sectionHeaderTopPadding == 0)
            #expect(toggle.tintColor == .cyan)
            #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
        }
    }

    @Test func theMostSpecificProxyCounts() throws {
        let app = try TestApp()
        app.perform {
            UILabel.appearance().textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Card.self]).textColor = .blue
            Badge.appearance().textColor = .orange
            let (plain, inCard, inStack, badge) = (UILabel(), UILabel(), UILabel(), Badge())
            let (card, stack) = (Card(), UIStackView())
            stack.addArrangedSubview(inStack)
            [inCard, stack, badge].forEach(card.addSubview)
            [plain, card].forEach(app.window.addSubview)
            #expect(plain.textColor == .red && inCard.textColor == .green && inStack.textColor == .blue)
            #expect(badge.textColor == .green)
            let other = Badge()
            app.window.addSubview(other)
            #expect(other.textColor == .orange)
        }
        #expect(
            app.stage.diagnostics.unsupported.entries.map(\.api) == [
                "the properties that Badge declares, in Badge.appearance()"
            ])
    }
}
