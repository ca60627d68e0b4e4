import UIKit

// What the guide's pictures show behind the presented view: a list, drawn as blocks.
public final class ListViewController: UIViewController {
    private let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemCyan, .systemBlue, .systemIndigo,
        .systemPurple,
    ]

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        let header = Block(x: 0, y: 0, width: 390, height: 152, color: .headerBackground)
        header.addSubview(Block(x: 16, y: 112, width: 168, height: 26, color: .title, radius: 6))
        header.addSubview(Block(x: 338, y: 108, width: 36, height: 36, color: .systemBlue, radius: 18))
        header.addSubview(Block(x: 0, y: 152 - 1.0 / 3, width: 390, height: 1.0 / 3, color: .opaqueSeparator))
        view.addSubview(header)

        for (index, color) in colors.enumerated() {
            let row = Block(x: 0, y: 152 + 72 * CGFloat(index), width: 390, height: 72, color: .white)
            row.addSubview(Block(x: 80, y: 18, width: 150, height: 14, color: .heading, radius: 4))
            row.addSubview(Block(x: 80, y: 42, width: 220, height: 10, color: .systemGray3, radius: 4))
            row.addSubview(Block(x: 80, y: 72 - 1.0 / 3, width: 310, height: 1.0 / 3, color: .opaqueSeparator))
            row.addSubview(Block(x: 16, y: 12, width: 48, height: 48, color: color, radius: 10))
            view.addSubview(row)
        }
        view.addSubview(Block(x: 128, y: 828, width: 134, height: 5, color: .title, radius: 2.5))
    }

    // Listing 8-1, with the custom style of chapter 10.
    public func showCard() {
        let card = CardViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transitions
        present(card, animated: true)
    }

    public func hideCard() {
        dismiss(animated: true)
    }

    private let transitions = DiagonalTransitioningDelegate()
}
