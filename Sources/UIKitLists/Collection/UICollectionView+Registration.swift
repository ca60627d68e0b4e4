internal import QuartzCore

extension UICollectionView {
    /// A registration that creates cells of a class and configures them for an item.
    ///
    /// Differs from UIKit: creating one while a cell is being provided is not an error.
    @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let handler: Handler
        fileprivate let source: ReusePool.Source
        /// The identity of the registration. Each registration has its own pool of cells.
        fileprivate let identity = RegistrationIdentity()

        public init(handler: @escaping Handler) {
            self.handler = handler
            source = .type(Cell.self)
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            source = .nib(cellNib)
        }
    }

    /// A registration that creates supplementary views of a class and configures them.
    @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler =
            @MainActor (
                _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
            ) -> Void

        fileprivate let handler: Handler
        fileprivate let source: ReusePool.Source
        fileprivate let elementKind: String
        fileprivate let identity = RegistrationIdentity()

        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            source = .type(Supplementary.self)
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            source = .nib(supplementaryNib)
        }
    }
}

/// An object that distinguishes a registration from others of the same class.
final class RegistrationIdentity {}

extension UICollectionView {
    func register(_ type: AnyClass?, for kind: ReuseKey.Kind, _ identifier: String) {
        guard let type else { return pool.register(nil, for: kind, identifier) }
        guard let view = type as? UICollectionReusableView.Type, kind != .cell || type is UICollectionViewCell.Type
        else { return pool.register(.other(type), for: kind, identifier) }
        pool.register(.type(view), for: kind, identifier)
    }

    func register(_ nib: UINib?, for kind: ReuseKey.Kind, _ identifier: String) {
        pool.register(nib.map { .nib($0) }, for: kind, identifier)
    }

    func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
        if let cell = reconfiguredCell(identifier, indexPath) { return cell }
        let view = dequeue(ReuseKey(kind: .cell, identifier: identifier), indexPath)
        if let cell = view as? UICollectionViewCell { return cell }
        if let view {
            stage.diagnostics.misuse(
                "The view of the nib registered for “\(identifier)” is a \(type(of: view)); a cell must be a UICollectionViewCell."
            )
        }
        return UICollectionViewCell(frame: .zero)
    }

    func dequeueSupplementary(
        _ kind: String, _ identifier: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(ReuseKey(kind: .supplementary(kind), identifier: identifier), indexPath)
            ?? UICollectionReusableView(frame: .zero)
    }

    func dequeueConfigured<Cell, Item>(
        _ registration: CellRegistration<Cell, Item>, _ indexPath: IndexPath, _ item: Item?
    ) -> Cell {
        let key = ReuseKey(kind: .cell, identifier: pool.identifier(of: registration.identity))
        if !pool.isRegistered(key) { pool.register(registration.source, for: .cell, key.identifier) }
        let view = reconfiguredCell(key.identifier, indexPath) ?? dequeue(key, indexPath)
        guard let cell = view as? Cell else {
            stage.diagnostics.misuse(
                "The nib of a CellRegistration has \(view.map { "a \(type(of: $0))" } ?? "no view") where \(Cell.self) is expected."
            )
            return Cell(frame: .zero)
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    func dequeueConfigured<Supplementary>(
        _ registration: SupplementaryRegistration<Supplementary>, _ indexPath: IndexPath
    ) -> Supplementary {
        let kind = ReuseKey.Kind.supplementary(registration.elementKind)
        let key = ReuseKey(kind: kind, identifier: pool.identifier(of: registration.identity))
        if !pool.isRegistered(key) { pool.register(registration.source, for: kind, key.identifier) }
        let view = dequeue(key, indexPath)
        guard let supplementary = view as? Supplementary else {
            stage.diagnostics.misuse(
                "The nib of a SupplementaryRegistration has \(view.map { "a \(type(of: $0))" } ?? "no view") where \(Supplementary.self) is expected."
            )
            return Supplementary(frame: .zero)
        }
        registration.handler(supplementary, registration.elementKind, indexPath)
        return supplementary
    }

    /// The cell that shows an item while the item is being reconfigured.
    private func reconfiguredCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell? {
        guard let cell = reconfigured, cell.indexPath == indexPath, cell.view.reuseKey?.identifier == identifier
        else { return nil }
        return cell.view
    }

    private func dequeue(_ key: ReuseKey, _ indexPath: IndexPath) -> UICollectionReusableView? {
        let attributes = layoutPasses.attributesBeingShown
        let view = pool.take(key) ?? make(key, frame: attributes?.frame ?? CGRect(origin: .zero, size: .zero))
        guard let view else { return nil }
        view.reuseIdentifier = key.identifier
        view.reuseKey = key
        view.collection = self
        UIView.performWithoutAnimation {
            if let attributes { view.show(attributes) }
            // The defaults of configurations depend on the list.
            takeRowAppearance(view, at: indexPath)
        }
        return view
    }

    private func make(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
        guard pool.isRegistered(key) else {
            stage.diagnostics.misuse(key.unregistered)
            // After an error, an empty view is shown, and later reused under the same key.
            return key.kind == .cell ? UICollectionViewCell(frame: frame) : UICollectionReusableView(frame: frame)
        }
        if let view = pool.make(key, frame: frame) { return view }
        if let type = pool.unsuitableClass(key) {
            let expected = key.kind == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
            stage.diagnostics.misuse(
                "The class \(type) registered with \(layerName) for “\(key.identifier)” is not a \(expected); register a subclass of it."
            )
            return nil
        }
        stage.diagnostics.misuse(
            "The nib registered with \(layerName) for “\(key.identifier)” has no UICollectionReusableView at its top.")
        return nil
    }

    /// A view for a decoration that the layout has registered. Any other decoration is an error, and the result is
    /// `nil`.
    func makeDecoration(_ kind: String, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let key = ReuseKey(kind: .decoration(kind), identifier: kind)
        if let view = pool.take(key) { return view }
        let made: UICollectionReusableView?
        switch collectionViewLayout.decorationSources[kind] {
        case .type(let type): made = type.init(frame: attributes.frame)
        case .nib(let nib):
            made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        case nil:
            stage.diagnostics.misuse(
                "could not dequeue a decoration view of kind: \(kind) - must register a class or nib for the kind with the layout"
            )
            return nil
        }
        made?.reuseKey = key
        made?.collection = self
        return made
    }
}

extension ReuseKey {
    /// A description of the missing registration, worded like UIKit's exception.
    fileprivate var unregistered: String {
        let element: String
        switch kind {
        case .cell: element = "UICollectionElementKindCell"
        case .supplementary(let kind), .decoration(let kind): element = kind
        }
        return
            "could not dequeue a view of kind: \(element) with identifier \(identifier) - must register a nib or a class "
            + "for the identifier or connect a prototype cell in a storyboard"
    }
}
