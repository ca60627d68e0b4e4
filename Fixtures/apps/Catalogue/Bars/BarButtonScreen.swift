import UIKit

// The system's items and the states of items.
public final class BarButtonScreen: SamplesViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        addWide("Texts", toolbar([.done, .cancel, .edit, .save, .undo, .redo]))
        addWide("Editing", toolbar([.add, .compose, .reply, .action, .organize, .trash]))
        addWide("Finding", toolbar([.bookmarks, .search, .refresh, .stop, .camera, .close]))
        addWide("Playing", toolbar([.rewind, .play, .pause, .fastForward]))
        let disabled = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        disabled.isEnabled = false
        let tinted = UIBarButtonItem(barButtonSystemItem: .camera, target: nil, action: nil)
        tinted.tintColor = .systemRed
        let selected = UIBarButtonItem(
            image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        selected.isSelected = true
        let custom = UIButton(type: .infoLight)
        addWide(
            "Disabled, tinted, selected, custom",
            spread([disabled, tinted, selected, UIBarButtonItem(customView: custom)]))
    }

    private func toolbar(_ items: [UIBarButtonItem.SystemItem]) -> UIToolbar {
        spread(items.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) })
    }

    private func spread(_ items: [UIBarButtonItem]) -> UIToolbar {
        let toolbar = UIToolbar()
        toolbar.items = Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
        return toolbar
    }
}
