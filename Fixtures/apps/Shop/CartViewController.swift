import UIKit

@MainActor final class Cart {
    var products: [Product] = []
}

// What is in the cart, and a note for the courier. A row that is swiped to the left can be removed.
final class CartViewController: UITableViewController {
    private let cart: Cart
    private let note = UITextField()

    init(_ cart: Cart) {
        self.cart = cart
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
        note.placeholder = "Note for the courier"
        note.frame = CGRect(x: 0, y: 0, width: 0, height: 52)
        note.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 1))
        note.leftViewMode = .always
        tableView.tableHeaderView = note
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.confirm() })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        max(1, cart.products.count)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
        var content = cell.defaultContentConfiguration()
        let products = cart.products
        content.text = products.isEmpty ? "Your cart is empty" : products[indexPath.row].name
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard !cart.products.isEmpty else { return nil }
        let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
            self?.cart.products.remove(at: indexPath.row)
            self?.tableView.reloadData()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }

    private func confirm() {
        let alert = UIAlertController(title: "Empty the cart?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Empty", style: .destructive) { [weak self] _ in
                self?.cart.products = []
                self?.tableView.reloadData()
            })
        present(alert, animated: true)
    }
}
