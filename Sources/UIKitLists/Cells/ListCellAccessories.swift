internal import QuartzCore

/// The accessories of a list cell, as views at its edges.
@MainActor final class ListCellAccessories {
    private unowned let cell: UICollectionViewListCell
    let leading: AccessoryRow
    let trailing: AccessoryRow
    private var views: [(type: UICellAccessory.AccessoryType, view: UIView)] = []

    init(of cell: UICollectionViewListCell) {
        self.cell = cell
        leading = AccessoryRow(of: cell, isLeading: true)
        trailing = AccessoryRow(of: cell, isLeading: false)
    }

    /// Shows accessories in accordance with the cell's state.
    func show(_ accessories: [UICellAccessory], isEditing: Bool) {
        var former = views
        let types = accessories.map(\.accessoryType)
        if Set(types).count < types.count {
            cell.stage.diagnostics.misuse(
                "\(cell.layerName) has two accessories of the same kind; give it one of each, or custom views.")
        }
        views = accessories.map { accessory in
            let found = former.firstIndex { $0.type == accessory.accessoryType }
            let old = found.map { former.remove(at: $0).view }
            return (accessory.accessoryType, view(of: accessory, reusing: old))
        }
        let shown = Array(zip(accessories, views))
        leading.show(items(shown.filter(\.0.isLeading), isEditing))
        trailing.show(items(shown.filter { !$0.0.isLeading }, isEditing).reversed())
    }

    private typealias Shown = (accessory: UICellAccessory, made: (type: UICellAccessory.AccessoryType, view: UIView))

    /// The system's accessories in their order, and custom views at the positions they request.
    private func items(_ shown: [Shown], _ isEditing: Bool) -> [AccessoryRow.Item] {
        var ordered = shown.filter { $0.accessory.position == nil }.sorted {
            $0.made.type.rank < $1.made.type.rank
        }
        for item in shown {
            guard let position = item.accessory.position else { continue }
            let index = position(ordered.map(\.accessory))
            ordered.insert(item, at: min(max(index, 0), ordered.count))
        }
        return ordered.map { accessory, made in
            var item = AccessoryRow.Item(
                view: made.view, isShown: accessory.displayed.isShown(isEditing: isEditing),
                reservedWidth: accessory.reservedWidth)
            if accessory.isHidden { item.alpha = 0 }
            return item
        }
    }

    private func popUpButton(
        _ menu: UIMenu, reusing old: UIView?, color: UIColor?, _ selectionDidChange: (@MainActor (UIMenu) -> Void)?
    ) -> UIView {
        if let button = old as? UIButton, button.menu === menu { return button }
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.baseForegroundColor = color ?? .secondaryLabel
        configuration.indicator = .popup
        let button = UIButton(configuration: configuration, primaryAction: nil)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = menu
        button.addAction(UIAction { _ in selectionDidChange?(menu) }, for: .valueChanged)
        return button
    }

    private func view(of accessory: UICellAccessory, reusing old: UIView?) -> UIView {
        let view: UIView
        switch accessory.content {
        case .icon(let shape, _):
            view = old as? CellIcon ?? CellIcon(shape)
            (view as? CellIcon)?.color = accessory.tintColor
        case .outline(_, let action):
            view = control(.outline, reusing: old, color: accessory.tintColor) { [weak cell] in
                if let action { action() } else { cell?.toggleOutline() }
            }
        case .control(let shape, let background, let action):
            view = control(shape, reusing: old, color: background ?? accessory.tintColor) { [weak cell] in
                if let action { action() } else { cell?.accessoryWasTapped(shape) }
            }
        case .reorder:
            view = old as? ReorderControl ?? ReorderControl { [weak cell] in cell?.reorderDid($0, $1) }
            if let color = accessory.tintColor { (view as? ReorderControl)?.icon.color = color }
        case .multiselect(let background):
            let icon = old as? CellIcon ?? CellIcon(.unselected)
            icon.shape = cell.isSelected ? .selected : .unselected
            icon.color = cell.isSelected ? background ?? accessory.tintColor : nil
            view = icon
        case .label(let text, let font, let adjusts):
            let label = old as? UILabel ?? UILabel()
            label.text = text
            label.font = font
            label.adjustsFontForContentSizeCategory = adjusts
            label.textColor = accessory.tintColor ?? .secondaryLabel
            view = label
        case .menu(let menu, let selectionDidChange):
            view = popUpButton(menu, reusing: old, color: accessory.tintColor, selectionDidChange)
        case .view(let custom, let keepsSize):
            view = custom
            if let color = accessory.tintColor { custom.tintColor = color }
            if keepsSize, !custom.bounds.isEmpty { return custom }
        }
        view.bounds.size = fittedSize(of: view)
        return view
    }

    private func control(
        _ shape: CellIcon.Shape, reusing old: UIView?, color: UIColor?, tapped: @escaping @MainActor () -> Void
    ) -> CellControl {
        let control = old as? CellControl ?? CellControl(shape, tapped: tapped)
        control.tapped = tapped
        control.icon.color = color
        return control
    }

    private func fittedSize(of view: UIView) -> CGSize {
        let intrinsic = view.intrinsicContentSize
        if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
        if !view.constraints.isEmpty { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let fitting = view.sizeThatFits(view.bounds.size)
        return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    }

    /// Rotates the outline disclosures.
    func turn(isExpanded: Bool) {
        for case (.outlineDisclosure, let view) in views {
            let angle: CGFloat = cell.isRightToLeft ? -.pi / 2 : .pi / 2
            (view as? CellControl)?.icon.transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
        }
    }
}

extension UICellAccessory.DisplayedState {
    func isShown(isEditing: Bool) -> Bool {
        switch self {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}

extension UICellAccessory {
    /// The width reserved for symbols, in points; tuned.
    private static let standardWidth: CGFloat = 28

    /// The reserved width in points; `nil` for the view's own width.
    fileprivate var reservedWidth: CGFloat? {
        switch reservedLayoutWidth {
        case .actual: nil
        case .standard: Self.standardWidth
        case .custom(let width): width
        }
    }
}
