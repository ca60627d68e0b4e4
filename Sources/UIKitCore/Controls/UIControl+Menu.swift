internal import QuartzCore

/// The state of a control's menu.
@MainActor struct ControlMenu {
    var interaction: UIContextMenuInteraction?
    var overlay: MenuOverlay?
    var toolTip: UIToolTipInteraction?
    var touch = MenuTouch(at: .zero)
}

// A menu opens under a touch that begins on the control, or after a press of half a second. The same touch may choose
// an entry.
extension UIControl {
    func enableMenu(_ isEnabled: Bool) {
        guard isEnabled != (controlMenu.interaction != nil) else { return }
        if let interaction = controlMenu.interaction {
            controlMenu.interaction = nil
            removeInteraction(interaction)
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            interaction.present = { [weak self] in self?.openMenu(at: $0) ?? false }
            interaction.follow = { [weak self] in self?.followInMenu($0, isEnd: $1) }
            interaction.opensAfterPress = !showsMenuAsPrimaryAction
            controlMenu.interaction = interaction
            addInteraction(interaction)
        }
    }

    /// Opens the menu for a point.
    ///
    /// - Returns: Whether there is one.
    @discardableResult func openMenu(at point: CGPoint) -> Bool {
        guard isEnabled, controlMenu.overlay == nil, let interaction = controlMenu.interaction,
            let configuration = contextMenuInteraction(interaction, configurationForMenuAtLocation: point),
            let menu = configuration.makeMenu(), !MenuSection.all(of: menu, supplied: [:]).isEmpty
        else { return false }
        let attachment = menuAttachmentPoint(for: configuration)
        let rect = attachment == standardAttachmentPoint ? bounds : CGRect(origin: attachment, size: .zero)
        controlMenu.overlay = presentMenu(
            menu, from: self, rect: rect, sender: self,
            events: MenuOverlay.Events(
                chosen: { [weak self] in self?.menuDidChoose($0) },
                willEnd: { [weak self] in
                    guard let self else { return }
                    controlMenu.overlay = nil
                    contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
                }))
        guard controlMenu.overlay != nil else { return false }
        controlMenu.touch = MenuTouch(at: convert(point, to: nil))
        contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
        sendActions(for: .menuActionTriggered)
        return true
    }

    func setToolTip(_ text: String?) {
        if let toolTip = controlMenu.toolTip { removeInteraction(toolTip) }
        controlMenu.toolTip = text.map(UIToolTipInteraction.init)
        if let toolTip = controlMenu.toolTip { addInteraction(toolTip) }
    }

    var standardAttachmentPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    /// Opens the menu when a touch begins, if it is the primary action.
    func beginMenu(_ touch: UITouch) {
        if showsMenuAsPrimaryAction { openMenu(at: touch.location(in: self)) }
    }

    /// Follows a touch that moves or ends in the open menu. One that ends chooses the row under it if it has moved
    /// there.
    ///
    /// - Returns: whether a menu is open.
    @discardableResult func followInMenu(_ point: CGPoint, isEnd: Bool) -> Bool {
        guard let overlay = controlMenu.overlay else { return false }
        controlMenu.touch.move(to: point)
        if controlMenu.touch.hasMoved { overlay.follow(point, isEnd: isEnd) }
        return true
    }
}
