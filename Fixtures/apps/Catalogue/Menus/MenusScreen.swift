import UIKit

// Buttons with menus, and a photo with a context menu.
public final class MenusScreen: SamplesViewController, UIContextMenuInteractionDelegate {
    public let actions = UIButton(configuration: .gray())
    public let sorting = UIButton(configuration: .plain())
    public let held = UIButton(configuration: .tinted())
    public let photo = UIView()
    // What was chosen, in order.
    public private(set) var chosen: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        actions.configuration?.title = "Actions"
        actions.menu = makeActions()
        actions.showsMenuAsPrimaryAction = true
        add("Pull-down", actions)

        sorting.menu = UIMenu(
            title: "Sort by",
            children: ["Name", "Date added", "Size"].map { title in
                UIAction(title: title, state: title == "Size" ? .on : .off) { [weak self] in self?.note($0) }
            })
        sorting.showsMenuAsPrimaryAction = true
        sorting.changesSelectionAsPrimaryAction = true
        add("Pop-up", sorting)

        held.configuration?.title = "Press and hold"
        held.menu = makeActions()
        add("After a press", held)

        photo.backgroundColor = .systemIndigo
        photo.layer.cornerRadius = 12
        photo.addInteraction(UIContextMenuInteraction(delegate: self))
        photo.heightAnchor.constraint(equalToConstant: 100).isActive = true
        addWide("A photo", photo)
    }

    private func note(_ action: UIAction) { chosen.append(action.title) }

    private func makeActions() -> UIMenu {
        func action(
            _ title: String, _ symbol: String, subtitle: String? = nil, _ attributes: UIMenuElement.Attributes = []
        ) -> UIAction {
            UIAction(
                title: title, subtitle: subtitle, image: UIImage(systemName: symbol), attributes: attributes
            ) { [weak self] in self?.note($0) }
        }
        let share = UIMenu(
            title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
            children: [action("Mail", "envelope"), action("Message", "message")])
        let sizes = UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: [action("Cut", "scissors"), action("Copy", "doc.on.doc"), action("Paste", "doc.on.clipboard")])
        let view = UIMenu(
            options: [.displayInline, .singleSelection],
            children: [
                UIAction(title: "List", image: UIImage(systemName: "list.bullet"), state: .on) { [weak self] in
                    self?.note($0)
                },
                action("Grid", "square.grid.2x2"),
            ])
        return UIMenu(children: [
            sizes, action("Rename", "pencil"), action("Archive", "archivebox", subtitle: "Keeps it for a month"), share,
            action("Lock", "lock", .disabled), view,
            UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
        ])
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.makePhotoMenu() })
    }

    private func makePhotoMenu() -> UIMenu {
        UIMenu(
            title: "Photo",
            children: [
                UIAction(title: "Favourite", image: UIImage(systemName: "heart")) { [weak self] in self?.note($0) },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                    [weak self] in self?.note($0)
                },
            ])
    }
}
