import UIKit

// A list, with a question over it from the beginning.
public final class QuestionViewController: UITableViewController {
    private let makeAlert: (@MainActor () -> UIAlertController)?
    private let recipes = ["Apple pie", "Bread", "Carrot cake", "Dumplings", "Eclairs", "Flan", "Gnocchi", "Halva"]

    public init(_ makeAlert: (@MainActor () -> UIAlertController)? = nil) {
        self.makeAlert = makeAlert
        super.init(style: .insetGrouped)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.showsVerticalScrollIndicator = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let alert = makeAlert?() else { return }
        alert.popoverPresentationController?.sourceView = view
        present(alert, animated: animated)
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        dismiss(animated: false)
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        recipes.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = recipes[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
