internal import QuartzCore

// The menu of a button.
extension UIButton {
    /// Whether the button shows the chosen entry of its menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// The title of the entry that is on.
    var selectedTitle: String? { isPopUp ? selectedElement?.title : nil }

    private var selectedElement: UIMenuElement? {
        menu?.leaves.first { $0.state == .on } as? UIMenuElement
    }

    /// Turns on the first entry of a pop-up button if no entry is on.
    func selectFirstIfNeeded() {
        guard isPopUp, selectedElement == nil, let first = menu?.leaves.first else { return }
        first.state = .on
    }

    func menuIsSet() {
        isContextMenuInteractionEnabled = menu != nil
        selectFirstIfNeeded()
        showState()
    }

    func select(_ leaf: any UIMenuLeaf) {
        guard isPopUp, let menu else { return }
        for entry in menu.leaves { entry.state = entry === leaf ? .on : .off }
        showState()
        sendActions(for: .valueChanged)
    }
}
