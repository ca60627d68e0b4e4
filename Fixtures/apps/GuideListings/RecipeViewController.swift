import UIKit

// Where the segue of listing 9-2 leads.
final class RecipeViewController: UIViewController {
    var color = UIColor.systemGray3

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(Block(x: 0, y: 0, width: 390, height: 360, color: color))
        view.addSubview(Block(x: 16, y: 392, width: 220, height: 26, color: .title, radius: 6))
        for line in 0..<7 {
            let width = 358 - 62 * CGFloat(line % 3)
            view.addSubview(
                Block(x: 16, y: 444 + 28 * CGFloat(line), width: width, height: 10, color: .systemGray3, radius: 4))
        }
    }
}
