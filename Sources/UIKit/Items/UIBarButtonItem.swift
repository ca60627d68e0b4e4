internal import QuartzCore

/// A button in a navigation bar or a toolbar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// Looks like ``plain`` since iOS 7.
        case bordered
        case done
    }

    /// The kinds of system items. Raw values are those of the public header.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open var style = Style.plain
    /// Replaces the button.
    open var customView: UIView? {
        get { storedCustomView }
        set { storedCustomView = newValue }
    }
    private var storedCustomView: UIView? { didSet { didChange() } }
    /// Not retained. Without one, a responder is searched for when the action is sent.
    open weak var target: AnyObject?
    open var action: Selector?
    open var tintColor: UIColor? {
        get { storedTintColor }
        set { storedTintColor = newValue }
    }
    private var storedTintColor: UIColor? { didSet { didChange() } }
    /// In points; 0 to fit the content.
    open var width: CGFloat = 0
    /// The kind of a system item for which UIKit shows an icon instead of a title.
    private(set) var icon: SystemItem?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Differs from UIKit: of the system's icons there is only the plus of `add`; a rounded square replaces the others and spaces,
    /// reported as unsupported.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        show(systemItem)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UIBarButtonItem.self)
    }

    func show(_ systemItem: SystemItem) {
        title = "\(systemItem)".capitalized
        switch systemItem {
        case .done, .cancel, .edit, .save, .undo, .redo: break
        case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh,
            .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .pageCurl, .close:
            icon = systemItem
        }
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Sends the action to the target, or to the first responder that implements it, starting at `view`.
    func press(in view: UIView) {
        guard isEnabled, let action else { return }
        view.stage.applicationState.application.send(action, to: target, from: self, nil, at: view)
    }
}
