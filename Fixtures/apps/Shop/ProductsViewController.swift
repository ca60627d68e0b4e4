import UIKit

// The list of products: a row opens one, and buttons open the cart and the order of the rows.
public final class ProductsViewController: UITableViewController {
    private var products = Product.all
    private let cart = Cart()

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
        tableView.rowHeight = 64
        let button = UIBarButtonItem(
            image: UIImage(systemName: "cart"), primaryAction: UIAction { [weak self] _ in self?.openCart() })
        button.accessibilityLabel = "Cart"
        button.accessibilityIdentifier = "cart"
        navigationItem.rightBarButtonItem = button
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sort", primaryAction: UIAction { [weak self] _ in self?.openOrder() })
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        products.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
        let product = products[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = product.name
        content.secondaryText = "€ \(product.price)"
        content.image = UIImage(systemName: product.symbol)
        content.imageProperties.tintColor = product.color
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(
            ProductViewController(products[indexPath.row], cart: cart), animated: true)
    }

    private func openCart() {
        navigationController?.pushViewController(CartViewController(cart), animated: true)
    }

    private func openOrder() {
        let order = OrderViewController { [weak self] areInOrder in
            self?.products.sort(by: areInOrder)
            self?.tableView.reloadData()
        }
        order.sheetPresentationController?.detents = [.medium(), .large()]
        order.sheetPresentationController?.prefersGrabberVisible = true
        present(order, animated: true)
    }
}
