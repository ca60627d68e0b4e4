import Framereel
import Shop
import Testing
import UIKit

@testable import FrameRecording

/// Each step of a flow in a small application.
@MainActor @Suite struct FlowTests {
    @Test func aProductIsBought() throws {
        let recording = try FlowPlay.shop { world in
            world.tap("Umbrella")
            world.tap("Add to cart")
            world.expect("In your cart")
            world.back()
            world.tap(.identifier("cart"))
            world.expect(.cell(0))
            world.expect("Umbrella")
            world.tap("Delete")
            world.choose("Empty")
            world.expect("Your cart is empty")
        }
        #expect(
            recording.steps == [
                "step 1 tap “Umbrella”", "step 2 tap “Add to cart”", "step 3 expect “In your cart”", "step 4 back",
                "step 5 tap the identifier “cart”", "step 6 expect row 0", "step 7 expect “Umbrella”",
                "step 8 tap “Delete”", "step 9 choose “Empty”", "step 10 expect “Your cart is empty”",
            ])
    }

    @Test func rowsAreCountedByTheirIndexPaths() throws {
        try FlowPlay.shop { world in
            world.tap(.cell(3))
            world.expect("Add to cart")
            world.expect("Handbag")
        }
    }

    @Test(arguments: ["Suitcase", "Gift box"])
    func listsAreScrolledToUnloadedItems(_ name: String) throws {
        try FlowPlay.shop { world in
            world.scroll(to: .named(name))
            world.tap(.named(name))
            world.expect("Add to cart")
        }
    }

    @Test func listsAreScrolledToRowsInBothDirections() throws {
        try FlowPlay.shop { world in
            world.scroll(to: .cell(17))
            world.expect("Suitcase")
            world.scroll(to: .cell(0))
            world.expect("Kettle")
        }
    }

    @Test func visibleElementsNeedNoScrolling() throws {
        let recording = try FlowPlay.shop { world in
            world.scroll(to: "Kettle")
            world.expect("Kettle")
        }
        #expect(recording.touches.isEmpty && recording.stepTimes == [0.4, 0.4])
    }

    @Test func aRowIsSwipedAndRemoved() throws {
        try FlowPlay.shop { world in
            world.tap("Kettle")
            world.tap("Add to cart")
            world.wait(for: "In your cart")
            world.back()
            world.tap("Cart")
            world.swipe(.left, on: "Kettle")
            world.tap("Remove")
            world.expect("Your cart is empty")
        }
    }

    @Test func textIsTypedIntoAFieldByItsPlaceholder() throws {
        try FlowPlay.shop { world in
            world.tap("Cart")
            world.type("Ring twicx", into: "Note for the courier")
            world.erase(1)
            world.type("e")
            world.expect("Ring twice")
        }
    }

    /// The toolbar above the keys belongs to the application, although it is in no window of it.
    @Test func aButtonAboveTheKeyboardIsTapped() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let screen = UIViewController()
        try FlowPlay.play({
            field.placeholder = "Name"
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            bar.items = [
                UIBarButtonItem(systemItem: .flexibleSpace),
                UIBarButtonItem(title: "Ready", primaryAction: UIAction { _ in field.resignFirstResponder() }),
            ]
            field.inputAccessoryView = bar
            screen.view.addSubview(field)
            return screen
        }) { world in
            world.type("Anna", into: "Name")
            world.expect("Ready")
            world.tap("Ready")
        }
        #expect(field.text == "Anna" && !field.isFirstResponder)
    }

    // MARK: Going back

    @Test(arguments: [(0.3, true), (0.4, true), (0.7, true), (0.3, false), (0.8, false)])
    func aSwipeGoesBackOrIsCancelled(progress: Double, cancel: Bool) throws {
        let recording = try FlowPlay.shop { world in
            world.tap("Kettle")
            world.swipeBack(progress: progress, cancel: cancel)
            world.expect(cancel ? "Add to cart" : "Umbrella")
        }
        let updates = recording.trace.events.compactMap { event in
            event.call?.name.spelling == "updateInteractiveTransition" ? event : nil
        }
        #expect(!updates.isEmpty, "the transition follows the finger")
    }

    @Test func aSwipeWithoutAScreenToGoBackToFails() {
        let error = FlowPlay.failure {
            try FlowPlay.shop { world in world.swipeBack() }
        }
        guard case .failed(let sentence)? = error?.reason else {
            Issue.record("no failure")
            return
        }
        #expect(sentence.contains("did not go back"))
    }

    // MARK: Sheets

    @Test func aSheetIsPulledFromDetentToDetentAndAway() throws {
        try FlowPlay.shop { world in
            world.tap("Sort")
            world.pullUpSheet(to: .large)
            world.pullDownSheet(to: .medium)
            world.expect("By price")
            world.pullDownSheet()
            world.expect("Kettle")
        }
    }

    nonisolated private static let wrongPositions: [(SheetPosition, String)] = [
        (.medium, "the sheet is at medium already"), (.large, "the sheet is at medium, below large; use pullUpSheet"),
        (.detent("low"), "it has “large”, “medium”"),
    ]

    @Test(arguments: wrongPositions) func aSheetGoesToADetentBelow(position: SheetPosition, part: String) throws {
        let error = FlowPlay.failure {
            try FlowPlay.shop { world in
                world.tap("Sort")
                world.pullDownSheet(to: position)
            }
        }
        guard case .unreachable(let sentence)? = error?.reason else {
            Issue.record("no failure")
            return
        }
        #expect(sentence.contains(part))
    }

    @Test func aSheetIsPulledUpToADetentAbove() throws {
        let error = FlowPlay.failure {
            try FlowPlay.shop { world in
                world.tap("Sort")
                world.pullUpSheet(to: .large)
                world.pullUpSheet(to: .medium)
            }
        }
        #expect(error?.reason == .unreachable("the sheet is at large, above medium; use pullDownSheet"))
    }

    @Test func pullingFailsWithoutASheet() {
        let error = FlowPlay.failure { try FlowPlay.shop { world in world.pullDownSheet() } }
        #expect(error?.reason == .unreachable("no sheet is in front"))
    }

    // MARK: Other touches

    @Test func aDragMovesItsItem() throws {
        final class Board: UIViewController {
            let card = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
            let target = UILabel(frame: CGRect(x: 200, y: 500, width: 100, height: 100))

            override func viewDidLoad() {
                card.accessibilityLabel = "Card"
                target.text = "Target"
                for view in [target, card] { self.view.addSubview(view) }
                card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("drag", Board.drag)))
            }

            func drag(_ pan: UIPanGestureRecognizer) {
                if pan.state == .ended { card.center = pan.location(in: view) }
            }
        }
        let board = Board()
        try FlowPlay.play({ board }) { world in world.drag(from: "Card", to: "Target") }
        #expect(abs(board.card.center.x - 250) < 1 && abs(board.card.center.y - 550) < 1)
    }

    @Test func aPressOpensAContextMenu() throws {
        final class Photo: UIViewController, UIContextMenuInteractionDelegate {
            var chosen = ""

            override func viewDidLoad() {
                let photo = UIView(frame: CGRect(x: 100, y: 200, width: 150, height: 150))
                photo.backgroundColor = .systemTeal
                photo.accessibilityIdentifier = "photo"
                photo.addInteraction(UIContextMenuInteraction(delegate: self))
                view.addSubview(photo)
            }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.chosen = "Share" }])
                })
            }
        }
        let photo = Photo()
        try FlowPlay.play({ photo }) { world in
            world.press(.identifier("photo"))
            world.choose("Share")
        }
        #expect(photo.chosen == "Share")
    }
}
