import UIKit

// The controller that is presented: a panel with three tiles and a button, drawn as blocks.
final class CardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(Block(x: 16, y: 64, width: 120, height: 22, color: .title, radius: 6))
        view.addSubview(Block(x: 16, y: 98, width: 163, height: 10, color: .systemGray3, radius: 4))
        for (index, color) in [UIColor.systemPink, .systemTeal, .systemOrange].enumerated() {
            let tile = Block(
                x: 16, y: 132 + 166 * CGFloat(index), width: 163, height: 150, color: .systemGray6, radius: 12)
            tile.clipsToBounds = true
            tile.addSubview(Block(x: 12, y: 108, width: 96, height: 12, color: .heading, radius: 4))
            tile.addSubview(Block(x: 12, y: 128, width: 132, height: 8, color: .systemGray3, radius: 4))
            tile.addSubview(Block(x: 0, y: 0, width: 163, height: 96, color: color))
            view.addSubview(tile)
        }
        view.addSubview(Block(x: 16, y: 760, width: 163, height: 48, color: .systemBlue, radius: 14))
    }
}
