import SnapshotTesting
import XCTest

@testable import Cards

final class CardSnapshotTests: XCTestCase {
    func testHierarchy() {
        assertSnapshot(of: CardViewController() as UIViewController, as: .recursiveDescription(size: CGSize(width: 320, height: 480)))
    }
}
