internal import QuartzCore

/// A segue as described by a storyboard, which creates a ``UIStoryboardSegue`` each time it is performed.
///
/// The source view controller keeps it in `segueTemplates`. It is the target of the object that triggers it, with
/// ``action`` as the action:
///
///     button.addTarget(template, action: SegueTemplate.action, for: .primaryActionTriggered)
@MainActor package final class SegueTemplate: NSObject {
    package enum Kind {
        case show, showDetail
        /// Presents the destination; `nil` selects the destination's own styles.
        case presentation(style: UIModalPresentationStyle?, transition: UIModalTransitionStyle?)
        case popoverPresentation(Popover)
        /// Performs the implementation of the segue's class.
        case custom
        /// Embeds the destination in a view of the source.
        case embed(in: UIView)
        /// Unwinds to a controller that has the method.
        case unwind(Selector)
    }

    package struct Popover {
        /// The view or bar button item at which the segue is anchored; `nil` for the object that triggers the segue.
        package weak var anchor: NSObject?
        package var directions: UIPopoverArrowDirection
        package var passthroughViews: [UIView]?

        package init(
            anchor: NSObject? = nil, directions: UIPopoverArrowDirection = .any, passthroughViews: [UIView]? = nil
        ) {
            self.anchor = anchor
            self.directions = directions
            self.passthroughViews = passthroughViews
        }
    }

    /// Creates the destination from its archive in place of the storyboard; `nil` to leave that to the storyboard.
    package typealias Creator = (NSCoder) -> UIViewController?

    /// The action of controls, bar button items and gesture recognizers that trigger a segue.
    package static let action = Selector("perform:", SegueTemplate.respond)

    let identifier: String?
    let kind: Kind
    let segueClass: UIStoryboardSegue.Type
    let isAnimated: Bool
    /// The source's method marked with `@IBSegueAction`, which is called with a coder, the sender, and the identifier.
    let creation: Selector?
    package weak var source: UIViewController?
    private let makeDestination: (Creator?) -> UIViewController?
    /// The continuous gesture that has triggered the segue.
    private weak var begun: UIGestureRecognizer?

    /// - Parameter makeDestination: Creates the destination, or returns an existing one. Not called when unwinding.
    package init(
        _ kind: Kind, identifier: String? = nil, segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self,
        isAnimated: Bool = true, creation: Selector? = nil,
        makeDestination: @escaping (Creator?) -> UIViewController? = { _ in nil }
    ) {
        self.kind = kind
        self.identifier = identifier
        self.segueClass = segueClass
        self.isAnimated = isAnimated
        self.creation = creation
        self.makeDestination = makeDestination
        super.init()
    }

    /// Performs the segue unless the source refuses. `sender` is the touched object, or the container view of an
    /// embedded child.
    package func trigger(sender: Any?) {
        guard let source else { return }
        source.trace(callback: .shouldPerformSegue, ["withIdentifier": .name(identifier ?? "")])
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    /// Triggers the segue; for a gesture, only once, when it is recognized.
    private func respond(to sender: AnyObject) {
        guard let recognizer = sender as? UIGestureRecognizer else { return trigger(sender: sender) }
        switch recognizer.state {
        case .began:
            begun = recognizer
            trigger(sender: recognizer)
        case .ended:
            if begun !== recognizer { trigger(sender: recognizer) }
            begun = nil
        case .possible, .changed, .cancelled, .failed: break
        }
    }

    /// Performs the segue without asking the source whether it should.
    package func perform(sender: Any?) {
        guard let source, let destination = destination(from: source, sender: sender) else { return }
        let segue = segue(from: source, to: destination, sender: sender)
        configure(destination, sender: sender)
        source.trace(callback: .prepare, ["for": .name(segue.subject), "sender": .omitted])
        source.prepare(for: segue, sender: sender)
        if case .unwind(let action) = kind {
            destination.trace(callback: .unwindAction, ["_": .name(action.description)])
            action.perform(on: destination, segue, reportingTo: source.stage.diagnostics)
        }
        if isAnimated { segue.perform() } else { UIView.performWithoutAnimation { segue.perform() } }
    }

    private func segue(
        from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue {
        if case .unwind = kind,
            let own = UnwindPath(from: source, to: destination)?.ownSegue(from: source, identifier: identifier)
        {
            return own
        }
        let segue = segueClass.init(storyboardIdentifier: identifier, from: source, to: destination)
        segue.handler = handler(sender: sender)
        return segue
    }

    private func destination(from source: UIViewController, sender: Any?) -> UIViewController? {
        if case .unwind(let action) = kind {
            return source.unwindDestination(UIStoryboardUnwindSegueSource(source, action, sender))
        }
        guard let creation else { return makeDestination(nil) }
        return makeDestination { [identifier] coder in
            creation.perform(on: source, coder, sender, identifier, reportingTo: source.stage.diagnostics)
                as? UIViewController
        }
    }

    /// Applies the storyboard's presentation attributes to the destination, which `prepare(for:sender:)` may then
    /// change.
    private func configure(_ destination: UIViewController, sender: Any?) {
        switch kind {
        case .presentation(let style, let transition):
            if let style { destination.modalPresentationStyle = style }
            if let transition { destination.modalTransitionStyle = transition }
        case .popoverPresentation(let settings):
            destination.modalPresentationStyle = .popover
            guard let popover = destination.popoverPresentationController else { return }
            popover.permittedArrowDirections = settings.directions
            popover.passthroughViews = settings.passthroughViews
            let anchor = settings.anchor ?? (sender as? UIGestureRecognizer)?.view ?? sender
            if let view = anchor as? UIView {
                popover.sourceView = view
            } else {
                popover.barButtonItem = anchor as? UIBarButtonItem
            }
        case .show, .showDetail, .custom, .embed, .unwind: break
        }
    }

    /// The closure that performs the segue; `nil` if the segue's class does so.
    private func handler(sender: Any?) -> ((UIStoryboardSegue) -> Void)? {
        switch kind {
        case .show:
            { segue in
                let target = segue.source.targetViewController(forAction: .show, sender: sender)
                (target ?? segue.source).show(segue.destination, sender: sender)
            }
        case .showDetail:
            { segue in
                let target = segue.source.targetViewController(forAction: .showDetail, sender: sender)
                (target ?? segue.source).showDetailViewController(segue.destination, sender: sender)
            }
        case .presentation, .popoverPresentation:
            { $0.source.present($0.destination, animated: UIView.areAnimationsEnabled) }
        case .custom: nil
        case .embed(let container): { $0.source.embed($0.destination, in: container) }
        case .unwind: { UnwindPath(from: $0.source, to: $0.destination)?.follow($0) }
        }
    }
}
