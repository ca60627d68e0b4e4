/// An interaction that lets the user drag items out of a view.
///
/// Differs from UIKit: nothing is dragged; the delegate is not asked.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Stored without effect: nothing is dragged.
    open var isEnabled = true
    /// Stored without effect: nothing is dragged.
    open var allowsSimultaneousRecognitionDuringLift = false

    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

    open class var isEnabledByDefault: Bool { true }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a drag interaction, which is never called.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}

/// An interaction that lets the user drop items onto a view.
///
/// Differs from UIKit: nothing is dropped; the delegate is not asked.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Stored without effect: nothing is dropped.
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a drop interaction, which is never called.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: NSObjectProtocol {}
