internal import FrameStoryboards
internal import QuartzCore

/// Creates the objects that a storyboard or nib describes, and connects them.
@MainActor final class ObjectMaker {
    let file: InterfaceFile
    /// The size classes for which objects are created.
    var sizes: SizeClasses
    /// The controller of a scene or the owner of a nib, which retains this object.
    private weak var owner: NSObject?
    private var ownerID = ""
    private var objects: [String: NSObject] = [:]
    /// The ID of the first responder placeholder.
    private var firstResponderID: String?
    /// Descriptions with connections that have not been made yet.
    private var unconnected: [InterfaceObject] = []
    /// Objects whose runtime attributes have not been set and whose `awakeFromNib()` has not been called.
    private var sleeping: [(description: InterfaceObject, object: NSObject)] = []
    /// The IDs of objects whose class is not in the program, so that their outlets and actions are not reported one by
    /// one.
    private var substitutes: Set<String> = []
    /// The segues of all objects created so far.
    private(set) var segues: [InterfaceSegue] = []
    /// The tables created so far.
    private(set) var tables: [UITableView] = []
    /// The lists with prototypes created so far, with the prototypes' identifiers.
    private(set) var prototyped: [(list: UIView, identifiers: [String])] = []
    /// Views with constraints, subviews, or values that depend on size classes.
    private var varying: [VaryingView] = []
    /// Views whose constraints have not been created yet.
    var unconstrained: [(description: InterfaceObject, view: UIView)] = []
    /// The segues of the scene, which cells created later perform as well; `nil` for objects of a nib.
    var sceneSegues: SceneSegues?
    /// The subviews of views with variations, keyed by the views.
    var subviewsOfVarying: [ObjectIdentifier: [(id: String, view: UIView)]] = [:]

    init(_ file: InterfaceFile, sizes: SizeClasses) {
        self.file = file
        self.sizes = sizes
    }

    /// Creates a maker for objects of the same file and owner that are created later, such as cells.
    init(blankOf other: ObjectMaker) {
        file = other.file
        sizes = other.sizes
        owner = other.owner
        ownerID = other.ownerID
        firstResponderID = other.firstResponderID
        substitutes = other.substitutes
        sceneSegues = other.sceneSegues
    }

    func object(_ id: String) -> NSObject? { id == ownerID ? owner : objects[id] }

    func register(_ object: NSObject, _ description: InterfaceObject) {
        if let table = object as? UITableView { tables.append(table) }
        let prototypes = description.list("prototypes") + (object is UICollectionView ? description.list("cells") : [])
        if !prototypes.isEmpty, let list = object as? UIView {
            prototyped.append((list, prototypes.compactMap { $0[.reuseIdentifier] }))
        }
        if !description.id.isEmpty { objects[description.id] = object }
        sleeping.append((description, object))
        unconnected.append(description)
        segues += description.segues
    }

    /// Registers an object without a description: a guide, a constraint, or a view that already existed.
    func register(_ object: NSObject, id: String) { objects[id] = object }

    /// Finds the first responder placeholder.
    func notePlaceholders(among descriptions: [InterfaceObject]) {
        firstResponderID = descriptions.first { $0[.placeholderIdentifier] == "IBFirstResponder" }?.id
    }

    func isFirstResponder(_ id: String) -> Bool { id == firstResponderID }

    /// - Parameter isMade: Whether the owner is a newly created controller.
    func registerOwner(_ object: NSObject, _ description: InterfaceObject, isMade: Bool) {
        owner = object
        ownerID = description.id
        unconnected.append(description)
        segues += description.segues
        if isMade { sleeping.append((description, object)) }
    }

    /// Reports that the class of an object is not used. The object's outlets and actions are then not reported one by
    /// one.
    func reportClass(_ custom: CustomClass, of description: InterfaceObject, _ instead: String) {
        substitutes.insert(description.id)
        file.reportUnsupported(
            "the class \(custom) of \(file.name)", instead: "\(instead), without its outlets and actions")
    }

    /// Makes the connections between existing objects, sets runtime attributes, and calls `awakeFromNib()` on the
    /// objects created since the last call: on the owner immediately, on others when all their destinations exist.
    ///
    /// - Parameter isComplete: Whether no more objects follow, so that missing destinations are reported.
    func connect(isComplete: Bool) {
        let descriptions = unconnected
        unconnected = []
        for description in descriptions {
            guard let object = object(description.id), !substitutes.contains(description.id) else { continue }
            let (now, later) = split(description, isComplete: isComplete)
            setOutlets(of: object, now)
            for action in now.actions { connect(action, from: object, now) }
            if let later { unconnected.append(later) }
        }
        let waiting = Set(unconnected.filter { !$0.outlets.isEmpty || !$0.actions.isEmpty }.map(\.id))
        let isAsleep = { [ownerID] (description: InterfaceObject) in
            description.id != ownerID && waiting.contains(description.id)
        }
        let new = sleeping.filter { !isAsleep($0.description) }
        sleeping.removeAll { !isAsleep($0.description) }
        for (description, object) in new {
            for attribute in description.runtimeAttributes {
                set(attribute, on: object, isReported: !substitutes.contains(description.id))
            }
        }
        for case let object as any NibObject in new.map(\.object) { object.awakeFromNib() }
    }

    /// The connections whose destinations exist, and the remaining ones unless all objects have been created.
    private func split(_ description: InterfaceObject, isComplete: Bool) -> (InterfaceObject, InterfaceObject?) {
        guard !isComplete else { return (description, nil) }
        let waiting = Set(description.outlets.filter { object($0.destination) == nil }.map(\.property))
        return (
            description.keeping {
                !waiting.contains($0.property)
            } actions: {
                object($0.destination) != nil
            },
            description.keeping {
                waiting.contains($0.property)
            } actions: {
                object($0.destination) == nil
            }
        )
    }

    func isSubstitute(_ id: String) -> Bool { substitutes.contains(id) }

    // MARK: Size classes

    func vary(_ view: VaryingView) { varying.append(view) }

    var varies: Bool { !varying.isEmpty }

    func adapt(to sizes: SizeClasses) {
        guard sizes != self.sizes else { return }
        self.sizes = sizes
        for item in varying {
            item.adapt(to: sizes)
            guard let view = item.view,
                let values = item.description.varying(width: sizes.width, height: sizes.height)
            else { continue }
            apply(values, to: view)
        }
    }
}

/// The size classes of a screen. Unspecified ones count as compact.
struct SizeClasses: Equatable {
    let width: InterfaceVariation.SizeClass
    let height: InterfaceVariation.SizeClass

    init(_ traits: UITraitCollection) {
        width = traits.horizontalSizeClass == .regular ? .regular : .compact
        height = traits.verticalSizeClass == .regular ? .regular : .compact
    }
}

/// A view with the parts of it that depend on size classes.
@MainActor struct VaryingView {
    weak var view: UIView?
    let description: InterfaceObject
    /// The subviews in the order of the description.
    let subviews: [(id: String, view: UIView)]
    let constraints: [(description: InterfaceConstraint, constraint: NSLayoutConstraint)]

    func adapt(to sizes: SizeClasses) {
        guard let view else { return }
        var before = 0
        for (id, subview) in subviews {
            guard description.isInstalled(id, in: "subviews", width: sizes.width, height: sizes.height) else {
                subview.removeFromSuperview()
                continue
            }
            if subview.superview == nil {
                (view as? UIStackView)?.insertArrangedSubview(subview, at: before) ?? view.addSubview(subview)
            }
            before += 1
        }
        for (item, constraint) in constraints {
            let resolved = item.resolved(width: sizes.width, height: sizes.height)
            if !item.isSymbolic { constraint.constant = resolved.constant }
            constraint.priority = UILayoutPriority(Float(resolved.priority))
            let isIn = description.isInstalled(item.id, in: "constraints", width: sizes.width, height: sizes.height)
            let isActive = isIn && constraint.relatesViews(in: view)
            if constraint.isActive != isActive { constraint.isActive = isActive }
        }
    }
}
