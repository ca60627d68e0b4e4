/// The visible entries of a menu between two separators.
@MainActor struct MenuSection {
    /// The menu that directly contains the entries.
    let menu: UIMenu
    let title: String
    private(set) var elements: [UIMenuElement]

    /// Splits a menu into sections: its own children, and its inline menus. Hidden entries are left out, and so are
    /// sections without any visible entry.
    ///
    /// - Parameter supplied: The loaded entries of deferred elements, by element.
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

    /// The elements with deferred ones replaced by their loaded entries, without hidden ones.
    private static func expanded(
        _ elements: [UIMenuElement], _ supplied: [ObjectIdentifier: [UIMenuElement]]
    ) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            if let entries = supplied[ObjectIdentifier(element)] { return expanded(entries, supplied) }
            return (element as? any UIMenuLeaf)?.attributes.contains(.hidden) ?? false ? [] : [element]
        }
    }

    /// The number of entries side by side in a row.
    var columns: Int {
        switch size {
        case .small: min(max(elements.count, 1), 4)
        case .medium: min(max(elements.count, 1), 3)
        case .large, .automatic: 1
        }
    }

    /// The size of the entries. A palette always shows images side by side.
    var size: UIMenu.ElementSize {
        menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
    }
}

extension UIMenu {
    /// The deferred elements among the children, including the children of inline menus.
    var deferredElements: [UIDeferredMenuElement] {
        children.flatMap { child -> [UIDeferredMenuElement] in
            if let deferred = child as? UIDeferredMenuElement { return [deferred] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.deferredElements
        }
    }

    /// Turns on an entry, and turns off the others, in the innermost single-selection menu that contains it.
    ///
    /// - Returns: Whether there is such a menu.
    @discardableResult func select(_ leaf: any UIMenuLeaf) -> Bool {
        for case let menu as UIMenu in children where menu.select(leaf) { return true }
        guard options.contains(.singleSelection), leaves.contains(where: { $0 === leaf }) else { return false }
        for entry in leaves { entry.state = entry === leaf ? .on : .off }
        return true
    }

    /// The leaf entries of this menu and its inline menus.
    var leaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let leaf = child as? any UIMenuLeaf { return [leaf] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.leaves
        }
    }
}
