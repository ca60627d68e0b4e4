/// Whether the content of a controller is being edited, and the button that shows and changes that.
@MainActor struct EditingMode {
    var isOn = false { didSet { updateButton() } }
    private var button: UIBarButtonItem?

    fileprivate mutating func button(for controller: UIViewController) -> UIBarButtonItem {
        if let button { return button }
        let button = UIBarButtonItem(
            title: nil, style: .plain, target: controller,
            action: Selector("toggleEditing", UIViewController.toggleEditing))
        self.button = button
        updateButton()
        return button
    }

    private func updateButton() {
        button?.style = isOn ? .done : .plain
        button?.title = isOn ? "Done" : "Edit"
    }
}

extension UIViewController {
    /// A button titled “Edit”, or “Done” during editing, that changes ``isEditing`` with animation.
    public var editButtonItem: UIBarButtonItem { editingMode.button(for: self) }

    fileprivate func toggleEditing() { setEditing(!isEditing, animated: true) }
}
