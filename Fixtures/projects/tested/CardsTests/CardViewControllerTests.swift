import UIKit
import XCTest

@testable import Cards

@MainActor final class CardViewControllerTests: XCTestCase {
    private var controller: CardViewController!

    override func setUp() {
        super.setUp()
        controller = CardViewController()
    }

    func testAppears() {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        RunLoop.main.run(until: Date().addingTimeInterval(1))
        XCTAssertEqual(controller.appearances, 1)
        XCTAssertEqual(controller.view.frame, UIScreen.main.bounds)
    }

    func testLoads() async throws {
        let start = Date()
        let title = try await controller.card.load()
        XCTAssertEqual(title, "Loaded")
        XCTAssertEqual(Date().timeIntervalSince(start), 3, accuracy: 0.001)
    }

    func testWaitsAsynchronously() async {
        let opened = expectation(description: "opened")
        controller.card.open { opened.fulfill() }
        await fulfillment(of: [opened], timeout: 1)
        XCTAssertTrue(controller.card.isOpen)
    }

    func testExpectedFailures() {
        XCTExpectFailure("not yet") { XCTFail("planned") }
    }
}
