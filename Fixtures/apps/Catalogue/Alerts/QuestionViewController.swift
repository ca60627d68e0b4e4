import UIKit

// A list with a question over it.
final class QuestionViewController: UITableViewController {
    private let makeAlert: @MainActor () -> UIAlertController
    private let recipes = ["Apple pie", "Bread", "Carrot cake", "Dumplings", "Eclairs", "Flan", "Gnocchi", "Halva"]

    init(_ makeAlert: @escaping @MainActor () -> UIAlertController) {
        self.makeAlert = makeAlert
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let alert = makeAlert()
        alert.popoverPresentationController?.sourceView = view
        present(alert, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        dismiss(animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = recipes[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
