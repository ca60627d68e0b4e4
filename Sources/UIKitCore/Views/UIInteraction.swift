/// A behavior that a view offers to its user, such as opening a context menu.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
    /// The view that the interaction was added to. Not retained.
    var view: UIView? { get }

    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    var attachedInteractions: [any UIInteraction] {
        get { viewAppearance.interactions }
        set { viewAppearance.interactions = newValue }
    }

    /// Adds an interaction, first removing it from any other view.
    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
