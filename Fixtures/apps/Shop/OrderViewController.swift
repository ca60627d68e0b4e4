import UIKit

// A sheet with the orders of the list.
final class OrderViewController: UIViewController {
    private let choose: (@escaping (Product, Product) -> Bool) -> Void

    init(choose: @escaping (@escaping (Product, Product) -> Bool) -> Void) {
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [
            button("By price") { $0.price < $1.price }, button("By name") { $0.name < $1.name },
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 24, y: 44, width: view.bounds.width - 48, height: 112)
        stack.autoresizingMask = .flexibleWidth
        stack.distribution = .fillEqually
        view.addSubview(stack)
    }

    private func button(_ title: String, _ areInOrder: @escaping (Product, Product) -> Bool) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                self?.choose(areInOrder)
                self?.dismiss(animated: true)
            })
    }
}
