import UIKit

// What the diagonal transition shows.
final class PanelViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .title
        view.addSubview(Block(x: 145, y: 60, width: 100, height: 5, color: .systemGray3, radius: 2.5))
        view.addSubview(Block(x: 95, y: 150, width: 200, height: 200, color: .systemYellow, radius: 100))
        view.addSubview(Block(x: 75, y: 400, width: 240, height: 24, color: .white, radius: 6))
        for line in 0..<4 {
            let width = 290 - 40 * CGFloat(line % 2)
            view.addSubview(
                Block(
                    x: (390 - width) / 2, y: 452 + 30 * CGFloat(line), width: width, height: 11, color: .systemGray3,
                    radius: 5))
        }
        view.addSubview(Block(x: 45, y: 720, width: 300, height: 52, color: .systemIndigo, radius: 26))
    }
}
