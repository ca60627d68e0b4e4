import XCTest

final class CardsUITests: XCTestCase {
    func testLaunch() {
        XCUIApplication().launch()
    }
}
