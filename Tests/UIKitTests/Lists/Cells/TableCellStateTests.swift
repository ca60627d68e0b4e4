import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite struct TableCellStateTests {
    private func background(_ cell: UITableViewCell) -> UIColor? {
        cell.subviews.compactMap { $0 as? BackgroundView }.first?.backgroundColor
    }

    private func resolved(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> UIColor? {
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }

    @Test(arguments: RowAppearance.Style.allCases) func rowsHaveTheColorOfTheList(_ style: RowAppearance.Style) throws {
        let pad = try CellPad()
        let cell = pad.make { UITableViewCell() }
        pad.show(cell) { $0.style = style }
        let expected: UIColor =
            switch style {
            case .plain: .systemBackground
            case .grouped, .insetGrouped: .secondarySystemGroupedBackground
            case .sidebar, .sidebarPlain: .clear
            }
        #expect(background(cell) == expected)
        pad.app.perform { cell.isHighlighted = true }
        #expect(background(cell) == .systemGray4)
        pad.app.perform { cell.isHighlighted = false }
        #expect(background(cell) == expected)
        pad.app.perform { cell.backgroundColor = .systemTeal }
        #expect(background(cell) == nil || background(cell) == .clear)
    }

    @Test func selectionMatchesBothDesignsAndAllStyles() throws {
        for (look, light) in [
            (ScreenSettings.Look.classic, UIColor.systemGray4), (.iOS26, UIColor(white: 220 / 255, alpha: 1)),
        ] {
            let pad = try CellPad(look)
            let cell = pad.make { UITableViewCell() }
            pad.show(cell)
            pad.app.perform { cell.setSelected(true, animated: false) }
            #expect(resolved(background(cell), .light) == resolved(light, .light))
            #expect(resolved(background(cell), .dark) == resolved(.systemGray4, .dark))
            pad.app.perform { cell.selectionStyle = .none }
            #expect(background(cell) == .systemBackground)
        }
    }

    @Test func anAnimatedDeselectionFades() throws {
        let pad = try CellPad()
        let cell = pad.make { UITableViewCell() }
        pad.show(cell)
        pad.app.perform { cell.isSelected = true }
        pad.app.at(1) { cell.setSelected(false, animated: true) }
        try pad.app.play()
        let view = try #require(cell.subviews.first { $0 is BackgroundView })
        func level(_ time: Double) throws -> Double {
            let value = try #require(try pad.app.shown("backgroundColor", of: view, at: time))
            guard case .color(let color) = value else { return -1 }
            return color.green * 255
        }
        #expect(try abs(level(1) - 209) < 0.5)
        let middle = try level(1.2)
        #expect(middle > 225 && middle < 240)
        #expect(try abs(level(1.41) - 255) < 0.5)
    }

    /// As documented, labels, images, and controls in the cell are highlighted along with it.
    @Test func contentIsHighlightedWithTheCell() throws {
        let pad = try CellPad()
        let (cell, button, inner) = pad.make {
            let cell = UITableViewCell()
            let (button, box, inner) = (UIButton(), UIView(), UILabel())
            cell.contentView.addSubview(button)
            cell.contentView.addSubview(box)
            box.addSubview(inner)
            return (cell, button, inner)
        }
        pad.show(cell)
        for (isHighlighted, isSelected) in [(true, false), (true, true), (false, true), (false, false)] {
            pad.app.perform {
                cell.isHighlighted = isHighlighted
                cell.isSelected = isSelected
            }
            #expect(inner.isHighlighted == (isHighlighted || isSelected))
            #expect(button.isHighlighted == (isHighlighted || isSelected))
        }
    }

    @Test func customSelectedBackgroundsAreShown() throws {
        let pad = try CellPad()
        let (cell, own, editing) = pad.make {
            let (cell, own, editing) = (UITableViewCell(), UIView(), UIView())
            cell.selectedBackgroundView = own
            cell.multipleSelectionBackgroundView = editing
            return (cell, own, editing)
        }
        pad.show(cell)
        #expect(own.superview == nil && editing.superview == nil)
        pad.app.perform {
            cell.isSelected = true
            cell.layoutIfNeeded()
        }
        #expect(own.superview === cell && own.alpha == 1 && own.frame == cell.bounds && editing.superview == nil)
        #expect(background(cell) == .systemBackground)
        let order = cell.subviews.firstIndex(of: own).flatMap { index in
            cell.subviews.firstIndex(of: cell.contentView).map { index < $0 }
        }
        #expect(order == true)
        pad.app.perform { cell.setEditing(true, animated: false) }
        pad.app.perform { cell.layoutIfNeeded() }
        #expect(own.alpha == 0 && editing.alpha == 1)
        pad.app.perform { cell.isSelected = false }
        #expect(own.alpha == 0 && editing.alpha == 0)
    }

    // MARK: Configurations

    private struct Badge: UIContentConfiguration {
        var text = ""
        var isHighlighted = false

        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

        func updated(for state: any UIConfigurationState) -> Badge {
            var badge = self
            badge.isHighlighted = (state as? UICellConfigurationState)?.isHighlighted ?? false
            return badge
        }
    }

    private final class BadgeView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        var badge: Badge? { configuration as? Badge }
    }

    @Test func contentConfigurationsReplaceTheContentView() throws {
        let pad = try CellPad()
        let cell = pad.make { UITableViewCell() }
        let plain = pad.make { cell.contentView }
        pad.show(cell)
        pad.app.perform { cell.contentConfiguration = Badge(text: "1") }
        let first = try #require(cell.contentView as? BadgeView)
        #expect(plain.superview == nil && cell.textLabel == nil && first.badge?.text == "1")
        pad.app.perform { cell.contentConfiguration = Badge(text: "2") }
        #expect(cell.contentView === first && first.badge?.text == "2")
        pad.app.perform {
            cell.isHighlighted = true
            cell.layoutIfNeeded()
        }
        #expect(first.badge?.isHighlighted == true)
        #expect((cell.contentConfiguration as? Badge)?.isHighlighted == false, "the application's stays as it was set")
        pad.app.perform { cell.contentConfiguration = cell.defaultContentConfiguration() }
        #expect(cell.contentView is UIListContentView && first.superview == nil)
        pad.app.perform { cell.contentConfiguration = nil }
        #expect(!(cell.contentView is UIListContentView) && cell.textLabel != nil)
        let order = cell.subviews.firstIndex(of: cell.contentView)
        #expect(order == cell.subviews.firstIndex { $0 is BackgroundView }.map { $0 + 1 })
    }

    @Test func handlersRunForEachStateBeforeTheLayout() throws {
        let pad = try CellPad()
        let cell = pad.make { UITableViewCell() }
        var states: [String] = []
        pad.app.perform {
            cell.configurationUpdateHandler = { _, state in
                states.append("\(state.isHighlighted) \(state.isSelected) \(state.isEditing)")
            }
        }
        pad.show(cell)
        pad.app.perform {
            cell.isHighlighted = true
            cell.isSelected = true
            cell.isEditing = true
            cell.layoutIfNeeded()
        }
        #expect(states == ["false false false", "true false false", "true true false", "true true true"])
        pad.app.perform { cell.prepareForReuse() }
        #expect(!cell.isHighlighted && !cell.isSelected)
    }

    @Test func backgroundConfigurationsFollowTheState() throws {
        let pad = try CellPad()
        let cell = pad.make { UITableViewCell() }
        pad.show(cell)
        pad.app.perform { cell.backgroundConfiguration = .listGroupedCell() }
        #expect(background(cell) == .secondarySystemGroupedBackground)
        pad.app.perform { cell.isHighlighted = true }
        #expect(background(cell) == .systemGray4)
        pad.app.perform { cell.automaticallyUpdatesBackgroundConfiguration = false }
        pad.app.perform { cell.layoutIfNeeded() }
        #expect(background(cell) == .secondarySystemGroupedBackground)
        pad.app.perform {
            var own = UIBackgroundConfiguration.listPlainCell()
            own.backgroundColor = .systemPink
            own.cornerRadius = 8
            own.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 20)
            cell.automaticallyUpdatesBackgroundConfiguration = true
            cell.backgroundConfiguration = own
            cell.layoutIfNeeded()
        }
        let view = try #require(cell.subviews.first { $0 is BackgroundView })
        #expect(view.backgroundColor == .systemPink && view.isAt(10, 2, 345, 40) && view.layer.cornerRadius == 8)
        // The two ways to give a cell a background exclude each other.
        let own = pad.make { UIView() }
        pad.app.perform { cell.backgroundView = own }
        #expect(cell.backgroundConfiguration == nil && cell.subviews.first === own)
        pad.app.perform { cell.backgroundConfiguration = .clear() }
        #expect(cell.backgroundView == nil && own.superview == nil)
    }
}
