/// An item that is dragged.
@MainActor @preconcurrency open class UIDragItem: NSObject {
    public final let itemProvider: NSItemProvider
    /// Read by applications: the object that the item stands for.
    open var localObject: Any?
    /// Stored without effect: nothing is dragged.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The preview of an item while it is dragged.
@MainActor @preconcurrency open class UIDragPreview: NSObject {
    public final let view: UIView
    public final let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

@MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {}

@MainActor @preconcurrency open class UITargetedDragPreview: UITargetedPreview {
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

@MainActor @preconcurrency open class UIDragPreviewTarget: UIPreviewTarget {}

/// The requirements that drag sessions and drop sessions share.
@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    func location(in view: UIView) -> CGPoint
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
    /// Read by applications: the object that the drag belongs to.
    var localContext: Any? { get set }
}

@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in the same application.
    var localDragSession: (any UIDragSession)? { get }
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

/// A proposal for the handling of dropped items.
@MainActor @preconcurrency open class UIDropProposal: NSObject {
    public final let operation: UIDropOperation
    /// Stored without effect: nothing is dropped.
    open var isPrecise = false
    /// Stored without effect: nothing is dropped.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) { self.operation = operation }
}

/// The animation of a dragged item.
@MainActor @preconcurrency public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
