extension UIBarButtonItem {
    /// The kinds of system items. Raw values match the public header.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title of items that show one up to iOS 18, and the name of the other items in traces.
    var title: String { "\(self)".capitalized }

    /// The name that screen readers use.
    var spokenName: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        case .action: "Share"
        case .trash: "Delete"
        case .fastForward: "Fast Forward"
        case .pageCurl: "Page Curl"
        case .done, .cancel, .edit, .save, .add, .compose, .reply, .organize, .bookmarks, .search, .refresh, .stop,
            .camera, .play, .pause, .rewind, .undo, .redo, .close:
            title
        }
    }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The symbol that replaces the title; `nil` for items that show their title (facts/bar-system-items).
    func symbol(in look: ScreenSettings.Look) -> String? {
        switch self {
        case .edit, .save, .flexibleSpace, .fixedSpace: nil
        case .done: look == .iOS26 ? "checkmark" : nil
        case .cancel: look == .iOS26 ? "xmark" : nil
        case .undo: look == .iOS26 ? "arrow.uturn.backward" : nil
        case .redo: look == .iOS26 ? "arrow.uturn.forward" : nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .pageCurl: "doc.text"
        }
    }
}
