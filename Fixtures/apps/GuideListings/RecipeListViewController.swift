import UIKit

// Chapters 8 and 9 of the guide: recipes as tiles. One can be added, and one can be looked at.
public final class RecipeListViewController: UIViewController {
    private let colors: [UIColor] = [
        .systemOrange, .systemGreen, .systemRed, .systemYellow, .systemMint, .systemBrown,
    ]

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(Block(x: 16, y: 64, width: 170, height: 26, color: .title, radius: 6))
        view.addSubview(Block(x: 338, y: 59, width: 36, height: 36, color: .systemOrange, radius: 18))
        for (index, color) in colors.enumerated() {
            let tile = Block(
                x: 16 + 183 * CGFloat(index % 2), y: 118 + 226 * CGFloat(index / 2), width: 175, height: 210,
                color: .white, radius: 16)
            tile.addSubview(Block(x: 12, y: 12, width: 151, height: 130, color: color, radius: 10))
            tile.addSubview(Block(x: 12, y: 158, width: 110, height: 14, color: .heading, radius: 4))
            tile.addSubview(Block(x: 12, y: 182, width: 78, height: 10, color: .systemGray3, radius: 4))
            view.addSubview(tile)
        }
    }

    // Listing 8-1: a form to fill in covers the screen, from below.
    public func add() {
        let form = RecipeAddViewController()
        form.modalPresentationStyle = .fullScreen
        form.modalTransitionStyle = .coverVertical
        present(form, animated: true, completion: nil)
    }

    // What a storyboard does for listing 9-2.
    public func showRecipe() {
        let recipe = RecipeViewController()
        recipe.modalPresentationStyle = .fullScreen
        let segue = PlainSegue(identifier: "recipe", source: self, destination: recipe)
        if shouldPerformSegue(withIdentifier: "recipe", sender: self) {
            prepare(for: segue, sender: self)
            segue.perform()
        }
    }

    public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? RecipeViewController)?.color = colors[0]
    }

    public func goBack() {
        dismiss(animated: presentedViewController is RecipeAddViewController)
    }
}
