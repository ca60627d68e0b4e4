import UIKit

// One product, with a button that puts it into the cart after a moment.
final class ProductViewController: UIViewController {
    private let product: Product
    private let cart: Cart
    private let button = UIButton(configuration: .filled())
    private let state = UILabel()

    init(_ product: Product, cart: Cart) {
        self.product = product
        self.cart = cart
        super.init(nibName: nil, bundle: nil)
        title = product.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIImageView(image: UIImage(systemName: product.symbol))
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .white
        let ground = UIView()
        ground.backgroundColor = product.color
        ground.layer.cornerRadius = 24
        picture.frame = CGRect(x: 90, y: 60, width: 160, height: 160)
        ground.addSubview(picture)
        ground.heightAnchor.constraint(equalToConstant: 280).isActive = true
        let price = UILabel()
        price.text = "€ \(product.price)"
        price.font = .preferredFont(forTextStyle: .title1)
        state.textColor = .secondaryLabel
        state.text = "Free delivery"
        button.configuration?.title = "Add to cart"
        button.configuration?.buttonSize = .large
        button.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [ground, price, state, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }

    // As if a server were asked.
    private func add() {
        button.isEnabled = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in
            cart.products.append(product)
            UIView.animate(withDuration: 0.25) {
                self.state.text = "In your cart"
                self.state.textColor = .systemGreen
            }
        }
    }
}
