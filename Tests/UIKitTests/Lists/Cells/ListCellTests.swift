import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite struct ListCellTests {
    private func cell(_ pad: CellPad, _ accessories: [UICellAccessory], isEditing: Bool = false)
        -> UICollectionViewListCell
    {
        let cell = pad.make { UICollectionViewListCell(frame: .zero) }
        pad.app.perform {
            var content = cell.defaultContentConfiguration()
            content.text = "Item"
            cell.contentConfiguration = content
            cell.accessories = accessories
        }
        pad.show(cell) {
            $0.separatorStyle = .singleLine
            $0.isEditing = isEditing
        }
        return cell
    }

    @Test func accessoriesAreShownInTheirOrder() throws {
        let pad = try CellPad()
        let cell = cell(pad, [.checkmark(), .disclosureIndicator(), .delete(), .reorder()])
        let chevron = try #require(cell.icons.first { $0.shape == .chevron })
        let check = try #require(cell.icons.first { $0.shape == .checkmark })
        #expect(chevron.frame.maxX == 359 && check.frame.maxX == chevron.frame.minX - 9)
        #expect(cell.contentView.frame.maxX == check.frame.minX && cell.contentView.frame.minX == 0)
        let delete = try #require(cell.icons.first { $0.shape == .delete }?.superview)
        #expect(delete.alpha == 0)
        pad.show(cell) { $0.isEditing = true }
        #expect(delete.alpha == 1 && delete.frame.minX == 16 && cell.contentView.frame.minX == 38)
        let reorder = try #require(cell.subviews.first { $0 is ReorderControl })
        #expect(reorder.frame.maxX == 359 && chevron.frame.maxX == reorder.frame.minX - 9)
    }

    @Test func accessoriesAreDisplayedInTheirStates() throws {
        for (state, plain, editing) in [
            (UICellAccessory.DisplayedState.always, true, true), (.whenEditing, false, true),
            (.whenNotEditing, true, false),
        ] {
            let pad = try CellPad()
            let cell = cell(pad, [.checkmark(displayed: state)])
            #expect((cell.icons.first?.alpha == 1) == plain)
            pad.show(cell) { $0.isEditing = true }
            #expect((cell.icons.first?.alpha == 1) == editing)
        }
    }

    @Test func customViewsHaveTheirPlacement() throws {
        let pad = try CellPad()
        let views = pad.make { (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) } }
        func custom(_ index: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
            .customView(configuration: .init(customView: views[index], placement: placement, maintainsFixedSize: true))
        }
        let cell = cell(
            pad,
            [
                .checkmark(), .disclosureIndicator(),
                custom(0, .trailing(at: UICellAccessory.Placement.position(before: .checkmark()))),
                custom(1, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
                custom(2, .leading()),
            ])
        let check = try #require(cell.icons.first { $0.shape == .checkmark })
        let chevron = try #require(cell.icons.first { $0.shape == .chevron })
        #expect(views[0].frame.maxX < check.frame.minX && check.frame.maxX < views[1].frame.minX)
        #expect(views[1].frame.maxX < chevron.frame.minX && views[2].frame.minX == 16)
        #expect(views.allSatisfy { $0.bounds.size == CGSize(width: 20, height: 20) })
        pad.app.perform {
            cell.accessories = [.checkmark()]
            cell.layoutIfNeeded()
        }
        #expect(views.allSatisfy { $0.superview == nil } && cell.icons.map(\.shape) == [.checkmark])
        #expect(cell.icons.first === check, "a view stays while its accessory does")
    }

    /// The order of the array does not matter (facts/accessory-order).
    @Test func theSystemOrdersItsAccessories() throws {
        let accessories: [UICellAccessory] = [
            .multiselect(), .delete(), .insert(), .label(text: "1"), .checkmark(), .detail(), .disclosureIndicator(),
            .reorder(),
        ]
        func shapes(_ accessories: [UICellAccessory]) throws -> [String] {
            let pad = try CellPad(width: 700)
            let cell = cell(pad, accessories, isEditing: true)
            let views = cell.subviews.filter { $0.alpha == 1 && $0 !== cell.contentView && !$0.frame.isEmpty }
            return views.filter { $0.frame.height > 2 && $0.frame.width < 100 }.sorted { $0.frame.minX < $1.frame.minX }
                .map { view in view.icons.first.map { "\($0.shape)" } ?? "\(type(of: view))" }
        }
        let order = try shapes(accessories)
        #expect(order.count == 8)
        #expect(try shapes(accessories.reversed()) == order)
    }

    @Test func twoAccessoriesOfAKindAreAMistake() throws {
        let pad = try CellPad()
        _ = cell(pad, [.checkmark(), .checkmark(displayed: .whenEditing)])
        #expect(throws: (any Error).self) { try pad.app.play() }
    }

    @Test func labelsAndReservedWidths() throws {
        let pad = try CellPad()
        let cell = cell(
            pad,
            [.label(text: "12"), .checkmark(options: .init(reservedLayoutWidth: .custom(40), tintColor: .systemRed))])
        let check = try #require(cell.icons.first)
        #expect(check.frame.midX == 359 - 20 && check.color == .systemRed)
        let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "12" && label.textColor == .secondaryLabel && label.frame.maxX == 359 - 40 - 9)
    }

    @Test func controlsCallTheirHandlers() throws {
        let pad = try CellPad()
        var notes: [String] = []
        let cell = cell(
            pad,
            [.detail { notes.append("detail") }, .delete(displayed: .always) { notes.append("delete") }, .insert()],
            isEditing: true)
        for shape in [CellIcon.Shape.info, .delete, .insert] {
            pad.tap(try #require(cell.icons.first { $0.shape == shape }?.superview))
        }
        #expect(notes == ["detail", "delete"] && pad.owner.notes.last == "edit")
    }

    @Test func circlesFollowTheSelection() throws {
        let pad = try CellPad()
        let cell = cell(pad, [.multiselect()], isEditing: true)
        #expect(cell.icons.map(\.shape) == [.unselected])
        pad.app.perform {
            cell.isSelected = true
            cell.layoutIfNeeded()
        }
        #expect(cell.icons.map(\.shape) == [.selected])
    }

    @Test func indentationMovesTheContent() throws {
        let pad = try CellPad()
        let cell = cell(pad, [.delete(displayed: .always)])
        let delete = try #require(cell.icons.first?.superview)
        pad.app.perform {
            cell.indentationLevel = 2
            cell.layoutIfNeeded()
        }
        #expect(delete.frame.minX == 36 && cell.contentView.frame.minX == 58)
        pad.app.perform {
            cell.indentsAccessories = false
            cell.layoutIfNeeded()
        }
        #expect(delete.frame.minX == 16 && cell.contentView.frame.minX == 58)
    }

    @Test func separatorsFollowTheLayoutGuide() throws {
        let pad = try CellPad()
        let cell = cell(pad, [])
        #expect(cell.separators.map(\.frame.minX) == [16])
        pad.app.perform {
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive =
                true
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
        }
        #expect(cell.separators.map(\.frame) == [CGRect(x: 70, y: 44 - 1.0 / 3, width: 305, height: 1.0 / 3)])
    }

    @Test func heightsFitTheContent() throws {
        // A separator of one pixel lies over the content.
        for (look, height) in [(ScreenSettings.Look.classic, 44.0), (.iOS26, 53)] {
            let pad = try CellPad(look)
            #expect(abs(pad.fitted(cell(pad, [.disclosureIndicator()])) - height) < 1e-6)
        }
    }
}
