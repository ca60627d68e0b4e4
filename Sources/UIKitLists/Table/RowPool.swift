internal import FrameLists
internal import QuartzCore

/// The registrations for reuse, and the views that have left the screen.
@MainActor final class RowPool {
    let cells = ReuseQueue<UITableViewCell>()
    let supplements = ReuseQueue<UITableViewHeaderFooterView>()
    /// Unused headers and footers for titles.
    var titles: [UITableViewHeaderFooterView] = []
    /// The cell that the data source is to configure again.
    fileprivate var configured: UITableViewCell?
}

/// The registrations and unused views of one kind, by reuse identifier.
@MainActor final class ReuseQueue<Reused: UIView> {
    private enum Source {
        case type(AnyClass)
        case nib(UINib)
    }

    private var sources: [String: Source] = [:]
    private var unused: [String: [Reused]] = [:]

    /// Registers a class; `nil` removes the registration.
    func register(_ type: AnyClass?, _ identifier: String) { sources[identifier] = type.map(Source.type) }
    /// Registers a nib; `nil` removes the registration.
    func register(_ nib: UINib?, _ identifier: String) { sources[identifier] = nib.map(Source.nib) }

    func isRegistered(_ identifier: String) -> Bool { sources[identifier] != nil }

    func take(_ identifier: String) -> Reused? { unused[identifier]?.popLast() }

    func keep(_ view: Reused, _ identifier: String?) {
        if let identifier { unused[identifier, default: []].append(view) }
    }

    /// A new view; `nil` if nothing is registered, or if the registration does not create a view of the right kind.
    func make(_ identifier: String, _ instance: (AnyClass) -> Reused?) -> Reused? {
        switch sources[identifier] {
        case .type(let type): instance(type)
        case .nib(let nib): nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? Reused }.first
        case nil: nil
        }
    }
}

extension UITableView {
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = pool.configured, cell.reuseIdentifier == identifier {
            pool.configured = nil
            return cell
        }
        if let cell = pool.cells.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        let cell = pool.cells.make(identifier) { type in
            (type as? UITableViewCell.Type)?.init(style: .default, reuseIdentifier: identifier)
        }
        cell?.reuseIdentifier = identifier
        return cell
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        if let cell = dequeueCell(identifier) { return cell }
        if pool.cells.isRegistered(identifier) {
            stage.diagnostics.misuse(
                "invalid nib or class registered for identifier (\(identifier)): it must be, or contain as its only top level object, a UITableViewCell"
            )
        } else {
            stage.diagnostics.misuse(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func dequeueSupplement(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = pool.supplements.take(identifier) {
            view.prepareForReuse()
            return view
        }
        let view = pool.supplements.make(identifier) { type in
            (type as? UITableViewHeaderFooterView.Type)?.init(reuseIdentifier: identifier)
        }
        view?.reuseIdentifier = identifier
        return view
    }

    /// Requests the cell of a row from the data source again, which gets the existing cell when it dequeues.
    func configureAgain(_ cell: UITableViewCell, at row: ListIndex) {
        guard let dataSource else { return }
        pool.configured = cell
        let answer = dataSource.tableView(self, cellForRowAt: row.path)
        pool.configured = nil
        guard answer !== cell else { return }
        stage.diagnostics.misuse(
            "Attempted to dequeue a different cell for the row at index path \(row.path) that is reconfigured; dequeue a cell with the identifier that it has, \(cell.reuseIdentifier ?? "none")."
        )
    }
}
