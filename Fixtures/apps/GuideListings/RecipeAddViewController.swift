import UIKit

// The form of listing 8-1, with a place for Cancel and one for Done.
final class RecipeAddViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(Block(x: 16, y: 62, width: 66, height: 30, color: .systemGray6, radius: 15))
        view.addSubview(Block(x: 140, y: 68, width: 110, height: 18, color: .title, radius: 5))
        view.addSubview(Block(x: 316, y: 62, width: 58, height: 30, color: .systemOrange, radius: 15))
        view.addSubview(Block(x: 16, y: 116, width: 358, height: 200, color: .systemGray6, radius: 16))
        view.addSubview(Block(x: 165, y: 186, width: 60, height: 60, color: .systemGray3, radius: 30))
        for row in 0..<4 {
            let field = Block(
                x: 16, y: 340 + 76 * CGFloat(row), width: 358, height: 60, color: .systemGray6, radius: 12)
            field.addSubview(Block(x: 16, y: 14, width: 64, height: 9, color: .systemGray3, radius: 4))
            field.addSubview(
                Block(x: 16, y: 33, width: 140 + 40 * CGFloat(row % 3), height: 13, color: .heading, radius: 4))
            view.addSubview(field)
        }
    }
}
