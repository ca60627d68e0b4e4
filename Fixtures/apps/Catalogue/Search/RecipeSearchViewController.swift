import UIKit

// A list with a search in its navigation bar.
public final class RecipeSearchViewController: UITableViewController, UISearchResultsUpdating {
    private let recipes = ["Apple pie", "Bread", "Carrot cake", "Dumplings", "Eclairs", "Flan", "Gnocchi", "Halva"]
    private lazy var shown = recipes
    private let search = UISearchController(searchResultsController: nil)
    private let term: String?

    // The search is active from the beginning with a term.
    public init(searchingFor term: String? = nil) {
        self.term = term
        super.init(style: .plain)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.showsVerticalScrollIndicator = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search recipes"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let term else { return }
        // The term is known, so that no keyboard is needed.
        search.searchBar.searchTextField.inputView = UIView()
        UIView.performWithoutAnimation {
            search.isActive = true
            search.searchBar.text = term
        }
    }

    public func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? recipes : recipes.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shown[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
