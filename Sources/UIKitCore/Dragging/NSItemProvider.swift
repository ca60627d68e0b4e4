/// An object that an item provider can offer.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The identifiers of the types as which the object can be written, in order of decreasing fidelity.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes the object.
    ///
    /// - Returns: The progress, or `nil` if the handler has been called.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be created from data that an item provider offers.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The identifiers of the types from which the object can be read, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The processes that may access a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

/// Data or an object that is dragged, pasted or shared, in one or more representations.
///
/// ```swift
/// let provider = NSItemProvider(object: "Umbrella" as NSString)
/// provider.loadObject(ofClass: NSString.self) { text, error in print(text ?? "nothing") }
/// ```
///
/// Handlers are called on the next turn of the run loop.
///
/// Differs from UIKit: types are compared by their identifiers; a type does not conform to a more general one.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; it is used on the main thread.

    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void

    private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation {
        let identifier: String
        let load: Loader
    }

    private var representations: [Representation] = []
    private var objects: [any NSItemProviderWriting] = []
    private var items: [String: Any] = [:]
    open var suggestedName: String?

    public override init() {}

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        if let item, let typeIdentifier { items[typeIdentifier] = item }
    }

    /// The identifiers of the types, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { representations.map(\.identifier) + items.keys.sorted() }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        objects.append(object)
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { handler in
                object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: handler)
            }
        }
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        representations.append(Representation(identifier: typeIdentifier, load: loadHandler))
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Loads an object. If an object of the class is registered, it is that object itself.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if let object = objects.first(where: { type(of: $0) == aClass }) as? any NSItemProviderReading {
            return later { completionHandler(object, nil) }
        }
        let identifiers = aClass.readableTypeIdentifiersForItemProvider
        guard let identifier = identifiers.first(where: hasItemConformingToTypeIdentifier) else {
            return later { completionHandler(nil, CocoaError(.featureUnsupported)) }
        }
        // Safe: like this method, handlers are called on the main thread.
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representations.first(where: { $0.identifier == typeIdentifier }) else {
            let item = items[typeIdentifier] as? Data
            return later { completionHandler(item, item == nil ? CocoaError(.featureUnsupported) : nil) }
        }
        return later { _ = representation.load(completionHandler) }
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        guard let completionHandler else { return }
        if let item = items[typeIdentifier] {
            later { completionHandler(item, nil) }
        } else {
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, $1) }
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        (copy.representations, copy.objects, copy.items) = (representations, objects, items)
        copy.suggestedName = suggestedName
        return copy
    }

    @discardableResult private func later(_ action: @escaping () -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        // Safe: like this method, the action is called on the main thread.
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async {
            action()
            progress.completedUnitCount = 1
        }
        return progress
    }
}
