/// Whether a controller's content is being edited, and the button that shows and toggles that state.
@MainActor struct EditingMode {
    var isOn = false { didSet { updateButton() } }
    private var button: UIBarButtonItem?

    mutating func button(for controller: UIViewController) -> UIBarButtonItem {
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
    fileprivate func toggleEditing() { setEditing(!isEditing, animated: true) }
}
