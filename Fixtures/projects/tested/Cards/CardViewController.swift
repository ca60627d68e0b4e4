import UIKit

class CardViewController: UIViewController {
    let card = CardView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
    private(set) var appearances = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(card)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
}
