import XCTest
@testable import Cards

/// Names of UIKit are visible without an import, as they are in Xcode.
class CardViewTests: XCTestCase {
    var window: UIWindow!
    var card: CardView!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.addSubview(card)
    }

    override func tearDown() {
        window = nil
        super.tearDown()
    }

    func testThereIsAScreen() {
        XCTAssertGreaterThan(UIScreen.main.bounds.width, 300)
        XCTAssertTrue(UIApplication.shared.windows.contains(window))
        XCTAssertTrue(window.isKeyWindow)
    }

    func testACompletionFulfillsAnExpectation() {
        let opened = expectation(description: "opened")
        card.open { opened.fulfill() }
        XCTAssertFalse(card.isOpen)
        wait(for: [opened], timeout: 5)
        XCTAssertTrue(card.isOpen)
    }

    func testNotificationsPropertiesAndPredicates() {
        expectation(forNotification: CardView.didOpen, object: card)
        keyValueObservingExpectation(for: card!, keyPath: "isOpen", expectedValue: true)
        expectation(for: NSPredicate { view, _ in (view as? UIView)?.alpha == 0.5 }, evaluatedWith: card)
        card.open()
        waitForExpectations(timeout: 10) { error in XCTAssertNil(error) }
    }

    func testTheRunLoopLetsTimePass() {
        let start = Date()
        card.open()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.25))
        XCTAssertFalse(card.isOpen)
        let alpha = card.layer.presentation()?.opacity ?? 0
        XCTAssertTrue(alpha > 0.5 && alpha < 1)
        while !card.isOpen { RunLoop.main.run(mode: .default, before: .distantFuture) }
        XCTAssertEqual(Date().timeIntervalSince(start), 0.5, accuracy: 0.1)
    }

    func testAWaitThatIsTooShort() {
        let opened = XCTestExpectation(description: "opened")
        card.open { opened.fulfill() }
        XCTAssertEqual(XCTWaiter.wait(for: [opened], timeout: 0.2), .timedOut)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.4))
        XCTAssertTrue(card.isOpen)
        let never = expectation(description: "never")
        never.isInverted = true
        wait(for: [never], timeout: 60)
    }

    func testDelayedBlocks() {
        let (first, second) = (expectation(description: "first"), expectation(description: "second"))
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { second.fulfill() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { first.fulfill() }
        wait(for: [first, second], timeout: 3, enforceOrder: true)
    }

    /// Both the application and its tests add an action to all views.
    func testActionsOfBothModulesAreFoundByName() {
        card.perform(NSSelectorFromString("fade"))
        XCTAssertEqual(card.alpha, 0.25)
        card.perform(NSSelectorFromString("shine"))
        XCTAssertEqual(card.alpha, 1)
    }

    func testActivities() {
        XCTContext.runActivity(named: "Attach") { activity in
            let attachment = XCTAttachment(string: "a card")
            attachment.lifetime = .deleteOnSuccess
            activity.add(attachment)
        }
        measure { card.setNeedsLayout() }
    }
}

extension UIView {
    @IBAction func shine() { alpha = 1 }
}
