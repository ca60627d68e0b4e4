internal import QuartzCore

/// The elements of a table row beside its content: accessories, editing controls and separators.
@MainActor final class RowChrome {
    private unowned let cell: any RowAppearing
    let leading: AccessoryRow
    let trailing: AccessoryRow
    let separators: RowSeparators
    private var editControl: CellControl?
    private var reorderControl: ReorderControl?
    /// The accessory views created so far, with the types for which they were created.
    private var made: [Slot: (type: UITableViewCell.AccessoryType, view: UIView)] = [:]
    /// The margin set on the leading edge of the content.
    private var contentMargin: CGFloat?
    private weak var margined: UIView?

    private enum Slot { case normal, editing }

    init(of cell: any RowAppearing) {
        self.cell = cell
        leading = AccessoryRow(of: cell, isLeading: true)
        trailing = AccessoryRow(of: cell, isLeading: false)
        separators = RowSeparators(of: cell)
    }

    func layOut(margins: (leading: CGFloat, trailing: CGFloat)) {
        leading.layOut(margin: margins.leading, gap: CellMetrics.accessoryGap)
        trailing.layOut(margin: margins.trailing, gap: CellMetrics.accessoryGap)
    }

    /// Gives content beside a control the margin of the row, because the control takes up the margin of the cell.
    func setContentMargin(_ content: UIView, _ margin: CGFloat?) {
        guard margin != contentMargin || margined !== content, !(content is any UIView & UIContentView) else { return }
        contentMargin = margin
        margined = content
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: CellMetrics.verticalMargin, leading: margin ?? CellMetrics.textGap,
            bottom: CellMetrics.verticalMargin, trailing: CellMetrics.textGap)
    }

    // MARK: Editing

    func showEditControl(_ kind: RowAppearance.EditControl, isShown: Bool, isSelected: Bool) {
        guard let shape = kind.shape(isSelected: isSelected) else {
            guard let editControl else { return }
            return leading.show([.init(view: editControl, isShown: false)])
        }
        guard isShown || editControl != nil else { return }
        let control =
            editControl ?? CellControl(shape) { [weak cell] in cell?.list?.editControlWasTapped(in: cell ?? UIView()) }
        editControl = control
        control.icon.shape = shape
        control.isUserInteractionEnabled = kind != .multiselect
        leading.show([.init(view: control, isShown: isShown)])
    }

    private func reorder() -> ReorderControl {
        if let reorderControl { return reorderControl }
        let control = ReorderControl { [weak cell] phase, press in
            guard let cell, let list = cell.list else { return }
            list.reorderControl(of: cell, did: phase, at: press.location(in: list))
        }
        reorderControl = control
        return control
    }

    // MARK: Accessories

    /// The views of the normal and editing accessories: the application's views, or views for the types.
    func accessoryViews(
        _ normal: (type: UITableViewCell.AccessoryType, view: UIView?),
        _ editing: (type: UITableViewCell.AccessoryType, view: UIView?)
    ) -> (normal: UIView?, editing: UIView?) {
        (normal.view ?? view(of: normal.type, in: .normal), editing.view ?? view(of: editing.type, in: .editing))
    }

    private func view(of type: UITableViewCell.AccessoryType, in slot: Slot) -> UIView? {
        if let made = made[slot], made.type == type { return made.view }
        let view = type.makeView { [weak cell] in
            if let cell { cell.list?.accessoryButtonWasTapped(in: cell) }
        }
        made[slot] = view.map { (type, $0) }
        return view
    }

    func showTrailing(normal: UIView?, editing: UIView?, isEditing: Bool, isReordering: Bool) {
        var items: [AccessoryRow.Item] = []
        if isReordering || reorderControl != nil { items.append(.init(view: reorder(), isShown: isReordering)) }
        if let normal { items.append(.init(view: normal, isShown: !isEditing || normal === editing)) }
        if let editing, editing !== normal { items.append(.init(view: editing, isShown: isEditing)) }
        trailing.show(items)
    }
}

extension RowAppearance.EditControl {
    /// The shape of the control; `nil` for none.
    func shape(isSelected: Bool) -> CellIcon.Shape? {
        switch self {
        case .none: nil
        case .delete: .delete
        case .insert: .insert
        case .multiselect: isSelected ? .selected : .unselected
        }
    }
}

extension UITableViewCell.AccessoryType {
    /// Creates the accessory view; `nil` for none.
    @MainActor fileprivate func makeView(detailTapped: @escaping @MainActor () -> Void) -> UIView? {
        switch self {
        case .none: nil
        case .disclosureIndicator: CellIcon(.chevron)
        case .checkmark: CellIcon(.checkmark)
        case .detailButton: CellControl(.info, tapped: detailTapped)
        case .detailDisclosureButton: DetailDisclosure(CellControl(.info, tapped: detailTapped))
        }
    }
}

/// A detail button and a chevron.
private final class DetailDisclosure: UIView {
    private let button: CellControl
    private let chevron = CellIcon(.chevron)

    init(_ button: CellControl) {
        self.button = button
        let width = button.bounds.width + CellMetrics.accessoryGap + chevron.bounds.width
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: button.bounds.height))
        addSubview(button)
        addSubview(chevron)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let y = (bounds.height - chevron.bounds.height) / 2
        button.frame = directed(CGRect(origin: .zero, size: button.bounds.size), inWidth: bounds.width)
        chevron.frame = directed(
            CGRect(
                x: bounds.width - chevron.bounds.width, y: y, width: chevron.bounds.width,
                height: chevron.bounds.height), inWidth: bounds.width)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        button.point(inside: convert(point, to: button), with: event) || super.point(inside: point, with: event)
    }
}
