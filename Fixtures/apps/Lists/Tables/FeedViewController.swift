import UIKit

// Headlines that are loaded again when the list is pulled down.
public final class FeedViewController: UITableViewController {
    private var headlines = [
        "The ferry sails again", "New bridge opens in spring", "Forty kinds of apples", "The choir turns one hundred",
        "A lighthouse for sale", "Storks are back", "Chess in the park", "The oldest bakery closes",
    ]

    public init() {
        super.init(style: .plain)
        title = "News"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Headline")
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: Selector("load", FeedViewController.load), for: .valueChanged)
        refreshControl = refresh
    }

    private func load() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.show(["Snow on the pass", "Two days of jazz"])
        }
    }

    private func show(_ news: [String]) {
        refreshControl?.endRefreshing()
        headlines.insert(contentsOf: news, at: 0)
        tableView.insertRows(at: news.indices.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        headlines.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Headline", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = headlines[indexPath.row]
        content.secondaryText = "Harbour Gazette"
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = Photo.image(headlines[indexPath.row].count, size: CGSize(width: 56, height: 56))
        content.imageProperties.cornerRadius = 8
        cell.contentConfiguration = content
        return cell
    }
}
