internal import FrameStoryboards
internal import QuartzCore

/// An object created by `init(coder:)`.
@MainActor private protocol CoderMakeable: NSObject {
    init?(coder: NSCoder)
}

extension UIView: CoderMakeable {}
extension UIViewController: CoderMakeable {}
extension UIBarItem: CoderMakeable {}
extension UINavigationItem: CoderMakeable {}
extension UICollectionViewLayout: CoderMakeable {}

extension ObjectMaker {
    /// Creates an object other than the controller of a scene, with its contents. The object is filled in while its
    /// initializer runs.
    ///
    /// - Returns: `nil` for a description that stands for another object, and for an object that cannot be created,
    ///   which is reported.
    func make(_ description: InterfaceObject) -> NSObject? {
        let row = ElementTable.row(of: description.element)
        let object: NSObject?
        switch description.role {
        case .controller, .guide, .placeholder, .exit, .part: return nil
        case .view: object = row.map { made(description, $0) } ?? foreign(description) ?? standIn(description)
        case .recognizer: object = recognizer(description, row ?? .gestureRecognizer)
        case .object where description.element == "customObject":
            object = madeByName(description, as: NSObject.self, instead: "nothing replaces it")
        case .object: object = row.map { made(description, $0) }
        }
        guard let object else {
            if description.element != "customObject" {
                file.reportUnsupported("<\(description.element)> in \(file.name)", instead: "it is left out")
            }
            return nil
        }
        register(object, description)
        return object
    }

    func prototype(_ description: InterfaceObject) -> UINib { Prototype(description, of: self).nib }

    private func made(_ description: InterfaceObject, _ row: ElementRow) -> NSObject {
        made(description, row, foundClass(of: description, row))
    }

    /// Makes a view of a class, or a subclass, from a module beside UIKit; `nil` if the program does not import the
    /// module.
    private func foreign(_ description: InterfaceObject) -> NSObject? {
        guard let known = ElementTable.classBesideUIKit(of: description.element),
            let type = ClassLookup.type(of: description.customClass ?? known) ?? ClassLookup.type(of: known)
        else { return nil }
        return made(description, .view, type)
    }

    private func made(_ description: InterfaceObject, _ row: ElementRow, _ type: AnyClass) -> NSObject {
        let coder = ObjectCoder(filling: ElementTable.filling(of: type)) { [self] in fill($0, description) }
        let object =
            object(of: type, row, description, coder) ?? object(of: row.type, row, description, coder) ?? NSObject()
        coder.finish(object)
        return object
    }

    /// Creates an object of a class returned by ``foundClass(of:_:)``; `nil` if its initializer fails.
    func object(
        of type: AnyClass, _ row: ElementRow, _ description: InterfaceObject, _ coder: ObjectCoder
    ) -> NSObject? {
        if type == row.type, let instance = row.instance { return instance(description) }
        return (type as? any CoderMakeable.Type)?.init(coder: coder)
    }

    /// The class that the description names, if it exists and inherits from the row's base class; otherwise the row's
    /// own class, and a report.
    func foundClass(of description: InterfaceObject, _ row: ElementRow) -> AnyClass {
        guard let custom = description.customClass else { return row.type }
        let found: AnyClass? = ClassLookup.type(of: custom)
        if let found, Self.base(of: row).isAbove(found) { return found }
        let why = found == nil ? "it is not in this program" : "it does not inherit from \(row.type)"
        reportClass(custom, of: description, "\(why); \(row.type) replaces it")
        return row.type
    }

    /// The base class that an application's classes for an element must have.
    private static func base(of row: ElementRow) -> ElementRow {
        switch row.role {
        case .view: .view
        case .controller: .viewController
        case .recognizer: .gestureRecognizer
        case .object, .guide, .placeholder, .exit, .part: row
        }
    }

    private func recognizer(_ description: InterfaceObject, _ row: ElementRow) -> NSObject {
        let recognizer =
            madeByName(description, as: UIGestureRecognizer.self, instead: "\(row.type) replaces it")
            ?? row.instance?(description) ?? UIGestureRecognizer()
        apply(description, to: recognizer)
        if description.customClass == nil, row.type == UIGestureRecognizer.self {
            file.reportUnsupported("<\(description.element)> in \(file.name)", instead: "it recognizes nothing")
        }
        return recognizer
    }

    /// Creates an object of the class that the description names, if the program can create it; otherwise returns
    /// `nil`, and reports it.
    func madeByName<Base: NSObject>(
        _ description: InterfaceObject, as base: Base.Type, instead: String
    ) -> Base? {
        guard let custom = description.customClass else { return nil }
        let found: AnyClass? = ClassLookup.type(of: custom)
        if let made = (found as? any NibMakeable.Type)?.init() as? Base { return made }
        let why = found == nil ? "it is not in this program" : "it is not a NibMakeable \(base)"
        reportClass(custom, of: description, "\(why); \(instead)")
        return nil
    }

    private func standIn(_ description: InterfaceObject) -> UIView {
        let frame = description.resolved(width: sizes.width, height: sizes.height)[.frame]
        let view = StandInView(description.element, size: frame.map { CGRect($0).size })
        file.reportUnsupported("<\(description.element)> in \(file.name)", instead: "a marked box replaces it")
        fill(view, description)
        return view
    }
}
