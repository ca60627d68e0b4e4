internal import QuartzCore

/// The list of search suggestions below the field.
final class SuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
    private let suggestions: [any UISearchSuggestion]
    private let choose: (any UISearchSuggestion) -> Void

    init(_ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        self.suggestions = suggestions
        self.choose = choose
        super.init(frame: .zero, style: .plain)
        accessibilityIdentifier = "suggestions"
        contentInsetAdjustmentBehavior = .never
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let suggestion = suggestions[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = suggestion.localizedSuggestion
        content.secondaryText = suggestion.localizedDescription
        content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        content.imageProperties.tintColor = .secondaryLabel
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        choose(suggestions[indexPath.row])
    }
}
