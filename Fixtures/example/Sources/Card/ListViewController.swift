import UIKit

/// What lies behind the card: a list.
public final class ListViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        for row in 0..<9 {
            let cell = UIView(frame: CGRect(x: 16, y: 64 + 84 * CGFloat(row), width: 358, height: 72))
            cell.backgroundColor = .white
            cell.layer.cornerRadius = 12
            let icon = UIView(frame: CGRect(x: 14, y: 14, width: 44, height: 44))
            icon.backgroundColor = [.systemOrange, .systemTeal, .systemPink][row % 3]
            icon.layer.cornerRadius = 22
            let title = UIView(frame: CGRect(x: 74, y: 20, width: 150, height: 14))
            title.backgroundColor = .darkGray
            let detail = UIView(frame: CGRect(x: 74, y: 44, width: 230, height: 10))
            detail.backgroundColor = .lightGray
            [icon, title, detail].forEach(cell.addSubview)
            view.addSubview(cell)
        }
    }

    public func showCard() { present(CardViewController(), animated: true) }

    public func hideCard() { dismiss(animated: true) }
}
