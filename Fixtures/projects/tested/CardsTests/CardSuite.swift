import Testing
import UIKit

@testable import Cards

@MainActor @Suite struct CardSuite {
    @Test func opens() async throws {
        let window = UIWindow()
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.addSubview(card)
        window.makeKeyAndVisible()
        card.open()
        try await Task.sleep(for: .seconds(5))
        #expect(card.isOpen)
    }

    @Test("loads a title", arguments: [1, 2]) func loads(number: Int) async throws {
        #expect(try await CardView(frame: .zero).load() == "Loaded")
    }
}
