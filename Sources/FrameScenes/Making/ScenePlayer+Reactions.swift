internal import FrameJSON
internal import QuartzCore
internal import UIKit

// Reactions of views, items and screens.
extension ScenePlayer {
    /// The maximum number of reactions that cause one another. Tuned: an application that shows one screen after
    /// another has a few.
    private static let longestChain = 24

    /// Performs a source's reaction to an event, if it has one.
    func react(to event: Reaction.Event, _ source: ReactionSource) {
        react(to: event, among: document.reactions[source.path] ?? [])
    }

    func react(to event: Reaction.Event, among reactions: [Reaction]) {
        guard let reaction = reactions.first(where: { $0.event == event }) else { return }
        if event.isPersonal { chain = [] }
        guard chain.count < Self.longestChain else { return reportChain(endingAt: reaction) }
        chain.append(reaction.path)
        perform(reaction.actions[...])
    }

    private func perform(_ actions: ArraySlice<PlacedAction>) {
        guard let action = actions.first else { return }
        perform(action) { self.perform(actions.dropFirst()) }
    }

    /// Reports an endless chain of reactions, which thereby ends.
    private func reportChain(endingAt reaction: Reaction) {
        let start = chain.lastIndex(of: reaction.path) ?? chain.startIndex
        let names = chain[start...].map(\.description) + [reaction.path.description]
        report(
            reaction.path,
            "reactions follow one another without end: \(names.joined(separator: " → ")); remove one of them.")
    }

    // MARK: Views

    /// Connects a view to its named value, its texts, its menus and its reactions.
    func connect(_ view: UIView, _ description: ViewDescription) {
        let control = description.content?.control
        switch description.content {
        case .text(let text)?: values.connect(view, text: text.string)
        case .element(let element)?: if let title = element.title { values.connect(view, text: title) }
        case .list?: (view as? ListView)?.connect(to: values) { self.react(to: .tap, $0) }
        case .image?, .gradient?, .shape?, .stack?, .scroll?, nil: break
        }
        if let name = description.value, let control { values.connect(view, to: name, as: control) }
        if let menu = description.menu, let button = view as? UIButton {
            button.menu = self.menu(menu)
            button.showsMenuAsPrimaryAction = true
        }
        if let menu = description.contextMenu {
            view.isUserInteractionEnabled = true
            view.addInteraction(MenuInteraction { self.menu(menu) })
        }
        if let source = description.reactions { connect(view, source, control) }
    }

    private func connect(_ view: UIView, _ source: ReactionSource, _ control: ValueControl?) {
        let events = Set((document.reactions[source.path] ?? []).map(\.event))
        if events.contains(.change) { control?.connect(view) { self.react(to: .change, source) } }
        if events.contains(.return) {
            let field = (view as? UISearchBar)?.searchTextField ?? view as? UITextField
            field?.addAction(UIAction { _ in self.react(to: .return, source) }, for: .primaryActionTriggered)
        }
        guard events.contains(.tap) else { return }
        if let control = view as? UIControl, !(view is UITextField) {
            control.addAction(UIAction { _ in self.react(to: .tap, source) }, for: .primaryActionTriggered)
        } else {
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(ReactionTap { self.react(to: .tap, source) })
        }
    }

    // MARK: Menus

    func menu(_ source: MenuSource) -> UIMenu { UIMenu(children: elements(document.menus[source.path] ?? [])) }

    private func elements(_ entries: [MenuEntry]) -> [UIMenuElement] {
        entries.map { entry in
            let image = entry.symbol.flatMap { UIImage(systemName: $0) }
            if let menu = entry.menu { return UIMenu(title: entry.title, image: image, children: elements(menu)) }
            let attributes: UIMenuElement.Attributes =
                switch entry.style {
                case .default: []
                case .destructive: .destructive
                case .disabled: .disabled
                }
            return UIAction(title: entry.title, image: image, attributes: attributes, state: entry.isOn ? .on : .off) {
                _ in self.react(to: .tap, among: entry.reactions)
            }
        }
    }
}

/// A recognizer of a tap that has reactions.
private final class ReactionTap: UITapGestureRecognizer {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("recognized", ReactionTap.recognized))
    }

    private func recognized() { body() }
}

/// An interaction whose long press opens a context menu.
private final class MenuInteraction: UIContextMenuInteraction {
    fileprivate let menu: () -> UIMenu

    init(_ menu: @escaping () -> UIMenu) {
        self.menu = menu
        super.init(delegate: ContextMenus.shared)
    }
}

/// The delegate of all context menus, which opens the menu of their interaction.
private final class ContextMenus: NSObject, UIContextMenuInteractionDelegate {
    static let shared = ContextMenus()

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = (interaction as? MenuInteraction)?.menu else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu() }
    }
}
