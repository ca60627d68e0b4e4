import CardScenes
import FramereelTesting
import XCTest

/// The same for teams with XCTest.
final class CardXCTests: XCTestCase {
    func testTheCardSlidesInAndOut() {
        assertTransition(of: CardScenes.card)
    }
}
