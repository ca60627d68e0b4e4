/// Entries of a menu between two separators, as they are shown.
@MainActor struct MenuSection {
    /// The menu that has them as children, directly.
    let menu: UIMenu
    let title: String
    private(set) var elements: [UIMenuElement]

    /// The sections of a menu: its own children between the menus that are inline in it. What is hidden is left out, and with it a
    /// section of nothing else.
    ///
    /// - Parameter supplied: the entries of deferred elements that are loaded, by their element.
    static func all(of menu: UIMenu, supplied: [ObjectIdentifier: [UIMenuElement]]) -> [MenuSection] {
        var sections: [MenuSection] = []
        var isOpen = false
        for child in expanded(menu.children, supplied) {
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
                sections += all(of: inline, supplied: supplied).enumerated().map { index, section in
                    index == 0 && section.menu === inline
                        ? MenuSection(menu: inline, title: inline.title, elements: section.elements) : section
                }
                isOpen = false
            } else if isOpen, let last = sections.indices.last {
                sections[last].elements.append(child)
            } else {
                sections.append(MenuSection(menu: menu, title: "", elements: [child]))
                isOpen = true
            }
        }
        return sections
    }

    /// Elements with what deferred ones have supplied, without those that are hidden.
    private static func expanded(
        _ elements: [UIMenuElement], _ supplied: [ObjectIdentifier: [UIMenuElement]]
    ) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            if let entries = supplied[ObjectIdentifier(element)] { return expanded(entries, supplied) }
            return (element as? any UIMenuLeaf)?.attributes.contains(.hidden) ?? false ? [] : [element]
        }
    }

    /// How many entries are side by side in a row.
    var columns: Int {
        switch size {
        case .small: min(max(elements.count, 1), 4)
        case .medium: min(max(elements.count, 1), 3)
        case .large, .automatic: 1
        }
    }

    /// A palette shows images side by side.
    var size: UIMenu.ElementSize {
        menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
    }
}

extension UIMenu {
    /// The deferred elements among the children and those of menus inline in this one.
    var deferredElements: [UIDeferredMenuElement] {
        children.flatMap { child -> [UIDeferredMenuElement] in
            if let deferred = child as? UIDeferredMenuElement { return [deferred] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.deferredElements
        }
    }

    /// Turns on the chosen one of the entries of the nearest menu around it that has a single selection.
    ///
    /// - Returns: whether there is such a menu.
    @discardableResult func select(_ leaf: any UIMenuLeaf) -> Bool {
        for case let menu as UIMenu in children where menu.select(leaf) { return true }
        guard options.contains(.singleSelection), leaves.contains(where: { $0 === leaf }) else { return false }
        for entry in leaves { entry.state = entry === leaf ? .on : .off }
        return true
    }

    /// Those of this menu and of the menus inline in it.
    var leaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let leaf = child as? any UIMenuLeaf { return [leaf] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.leaves
        }
    }
}
