// The parts of a screen that have reactions and menus.
extension ScreenDescription {
    var reactionSources: [ReactionSource] {
        let items = bar.map { ($0.left + $0.right + $0.toolbar).compactMap(\.reactions) } ?? []
        let own = [reactions, bar?.search?.reactions].compactMap(\.self)
        return own + items + views.flatMap(\.reactionSources)
    }

    var menuSources: [MenuSource] {
        let items = bar.map { ($0.left + $0.right + $0.toolbar).compactMap(\.menu) } ?? []
        return items + views.flatMap(\.menuSources)
    }

    /// Whether a touch can change screens.
    var reacts: Bool { !reactionSources.isEmpty || !menuSources.isEmpty }
}

extension ViewDescription {
    fileprivate var reactionSources: [ReactionSource] {
        var sources = [reactions].compactMap(\.self)
        if case .list(let list)? = content { sources += list.sections.flatMap(\.rows).compactMap(\.reactions) }
        return sources + views.flatMap(\.reactionSources)
    }

    fileprivate var menuSources: [MenuSource] {
        [menu, contextMenu].compactMap(\.self) + views.flatMap(\.menuSources)
    }
}
