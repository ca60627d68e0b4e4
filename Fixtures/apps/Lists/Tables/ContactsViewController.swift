import UIKit

// Names under their first letters, which stay at the top, with an index at the side.
public final class ContactsViewController: UITableViewController {
    private let sections: [(letter: String, names: [String])]

    public init() {
        let names = [
            "Adam Ek", "Aino Virtanen", "Amira Haddad", "Bela Nagy", "Bruno Costa", "Carla Ricci", "Chidi Eze",
            "Clara Blum", "Dana Levi", "Dmitri Orlov", "Elif Demir", "Emil Holm", "Farah Aziz", "Felix Maurer",
            "Grace Okoye", "Greta Lund", "Hana Sato", "Hugo Martin", "Ines Prado", "Ivo Novak", "Jonas Weber",
            "June Park", "Kaya Yildiz", "Lars Dahl", "Leila Karimi", "Mei Lin", "Milan Kral", "Nadia Popescu",
            "Oskar Lind", "Paul Okafor", "Petra Huber", "Rosa Marin", "Samir Patel", "Tara Singh", "Umar Diallo",
            "Vera Kovac", "Yuki Mori", "Zoe Laurent",
        ]
        sections = Dictionary(grouping: names) { String($0.prefix(1)) }.sorted { $0.key < $1.key }
            .map { (letter: $0.key, names: $0.value) }
        super.init(style: .plain)
        title = "Contacts"
    }

    public required init?(coder: NSCoder) {
        sections = []
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
    }

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].names.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    public override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
        let name = sections[indexPath.section].names[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.image = Photo.portrait(name, side: 32)
        cell.contentConfiguration = content
        return cell
    }
}
