internal import FrameGeometry
internal import QuartzCore
internal import UIKit

/// The table view of a list. Touches select its rows, which are deselected at once, as in applications that then show a
/// screen.
final class ListView: UITableView {
    private let list: ListDescription
    private let images: ListImages
    /// Replaces the names of values in texts.
    private var fill: (String) -> String = { $0 }
    /// The sections with the rows that contain the text of the filter; those without such a row are left out.
    private var shown: [ListDescription.Section]
    private var onTap: (ReactionSource) -> Void = { _ in }

    init(_ list: ListDescription, images: [String: UIImage]) {
        self.list = list
        shown = list.sections
        self.images = ListImages(images: images, size: CGFloat(list.iconSize))
        super.init(frame: .zero, style: list.style.style)
        if let height = list.rowHeight { rowHeight = height }
        separatorStyle = list.separators ? .singleLine : .none
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Shows named values and reacts to taps on rows.
    func connect(to values: SceneValues, onTap: @escaping (ReactionSource) -> Void) {
        self.onTap = onTap
        fill = values.filled
        let texts = list.sections.flatMap(\.rows).flatMap { [$0.title, $0.subtitle, $0.value].compactMap(\.self) }
        let names = texts.flatMap { ValueTemplate($0).names } + [list.filter].compactMap(\.self)
        guard !names.isEmpty else { return }
        values.watch(names, for: self) { [weak self, weak values] in
            guard let self else { return }
            if let name = list.filter { show(rowsWith: values?[name]?.words ?? "") }
            reloadData()
        }
    }

    /// Filters the rows once for all questions of the table.
    private func show(rowsWith text: String) {
        let wanted = text.lowercased()
        guard !wanted.isEmpty else { return shown = list.sections }
        shown = list.sections.map { section in
            var section = section
            section.rows = section.rows.filter { row in
                [row.title, row.subtitle, row.value].contains {
                    $0.map(fill)?.lowercased().contains(wanted) == true
                }
            }
            return section
        }.filter { !$0.rows.isEmpty }
    }

    private func row(at indexPath: IndexPath) -> ListDescription.Row { shown[indexPath.section].rows[indexPath.row] }
}

extension ListView: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { shown.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = row(at: indexPath)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        var content = row.value == nil ? UIListContentConfiguration.subtitleCell() : .valueCell()
        content.text = fill(row.title)
        content.secondaryText = (row.value ?? row.subtitle).map(fill)
        content.image = row.image.flatMap(images.image)
        content.imageProperties.maximumSize = images.bounds
        content.imageProperties.reservedLayoutSize = row.image == nil ? .zero : images.bounds
        cell.contentConfiguration = content
        cell.accessoryType = row.accessory.type
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shown[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        shown[section].footer
    }
}

extension ListView: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let source = row(at: indexPath).reactions { onTap(source) }
    }
}

/// The images before the titles of a list.
@MainActor private struct ListImages {
    let images: [String: UIImage]
    /// Size in points.
    let size: CGFloat

    var bounds: CGSize { CGSize(width: size, height: size) }

    func image(_ description: ListDescription.RowImage) -> UIImage? {
        switch description {
        case .image(let image): images[image.file]
        case .symbol(let name): UIImage(systemName: name)
        case .icon(let color):
            UIGraphicsImageRenderer(size: bounds).image { _ in
                UIColor(color).setFill()
                // The corners match those of the icons in the system's settings: 7 of 29 points.
                UIBezierPath(roundedRect: CGRect(origin: .zero, size: bounds), cornerRadius: size * 7 / 29).fill()
            }
        }
    }
}

extension ListDescription.Style {
    fileprivate var style: UITableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension ListDescription.Accessory {
    fileprivate var type: UITableViewCell.AccessoryType {
        switch self {
        case .none: .none
        case .disclosure: .disclosureIndicator
        case .detail: .detailButton
        case .detailDisclosure: .detailDisclosureButton
        case .checkmark: .checkmark
        }
    }
}
