import UIKit

// What the shop sells.
public struct Product: Equatable, Sendable {
    let name: String
    let price: Int
    let symbol: String
    let hue: CGFloat

    @MainActor var color: UIColor { UIColor(hue: hue, saturation: 0.55, brightness: 0.9, alpha: 1) }

    private static let things = [
        ("Kettle", "cup.and.saucer.fill"), ("Desk lamp", "lamp.desk.fill"), ("Umbrella", "umbrella.fill"),
        ("Handbag", "bag.fill"), ("Camera", "camera.fill"), ("Headphones", "headphones"),
        ("Wall clock", "clock.fill"), ("Hammer", "hammer.fill"), ("Bicycle", "bicycle"), ("Chessboard", "crown.fill"),
        ("Basket", "basket.fill"), ("Scissors", "scissors"), ("Paintbrush", "paintbrush.fill"), ("Tent", "tent.fill"),
        ("Gift box", "gift.fill"), ("Globe", "globe"), ("Telephone", "phone.fill"), ("Suitcase", "suitcase.fill"),
    ]

    static let all = things.enumerated().map { index, thing in
        Product(
            name: thing.0, price: 12 + index * 37 % 90, symbol: thing.1,
            hue: CGFloat(index * 7 % 18) / 18)
    }
}
