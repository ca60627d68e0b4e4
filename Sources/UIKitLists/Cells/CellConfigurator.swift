internal import QuartzCore

/// A cell, header or footer whose content and background can be configured.
@MainActor protocol ConfigurableView: UIView {
    var shownState: any UIConfigurationState { get }
    /// Calls the method that the application overrides, passing the current state.
    func updateConfigurationForState()
    /// The background that is used without a background configuration or background view; `nil` for none.
    var standardBackground: UIBackgroundConfiguration? { get }
    /// Whether the selected background is shown.
    var showsSelection: Bool { get }
    /// Sets the frame of the content, which follows the margins of the row.
    func placeContent()
}

/// The content view and backgrounds of a cell, header or footer, and their configurations.
///
/// The configurator owns these subviews: backgrounds at the back, with the content above them. The owner of the
/// configurator sets their frames.
@MainActor final class CellConfigurator {
    private unowned let view: any ConfigurableView
    private var needsUpdate = false
    /// The background drawn by the configuration, or by the standard one.
    private var drawnBackground: BackgroundView?

    private(set) lazy var contentView: UIView = plainContentView()
    var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdate() } }
    var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdate() } }

    init(of view: any ConfigurableView) { self.view = view }

    // MARK: Content

    var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContentConfiguration }
        set {
            storedContentConfiguration = newValue
            showContent()
            view.setNeedsLayout()
            (view as? any RowAppearing)?.list?.cellMayNeedOtherSize(view)
        }
    }
    private var storedContentConfiguration: (any UIContentConfiguration)?

    private func plainContentView() -> UIView {
        let content = UIView()
        content.preservesSuperviewLayoutMargins = true
        content.insetsLayoutMarginsFromSafeArea = false
        insert(content)
        return content
    }

    private func insert(_ content: UIView) {
        if let above = backmost {
            view.insertSubview(content, aboveSubview: above)
        } else {
            view.insertSubview(content, at: 0)
        }
    }

    /// The frontmost background.
    private var backmost: UIView? {
        [multipleSelectionBackgroundView, selectedBackgroundView, backgroundView, drawnBackground].lazy
            .compactMap { $0 }.first { $0.superview === view }
    }

    private func showContent() {
        guard let configuration = storedContentConfiguration else {
            guard contentView is any UIView & UIContentView else { return }
            return replaceContent(plainContentView())
        }
        let shown =
            automaticallyUpdatesContentConfiguration ? configuration.updated(for: view.shownState) : configuration
        if let content = contentView as? any UIView & UIContentView, content.supports(shown) {
            content.configuration = shown
        } else {
            let content = shown.makeContentView()
            insert(content)
            replaceContent(content)
        }
    }

    private func replaceContent(_ content: UIView) {
        content.frame = contentView.frame
        contentView.removeFromSuperview()
        contentView = content
        content.translatesAutoresizingMaskIntoConstraints = true
    }

    /// Places and lays out the content of a view that is about to be shown, before the first layout of the view itself
    /// (facts/first-layout-of-cells).
    func layOutContent() {
        updateIfNeeded()
        view.placeContent()
        contentView.layer.layOutSubtreeIfNeeded()
    }

    // MARK: Backgrounds

    var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackgroundConfiguration }
        set {
            storedBackgroundConfiguration = newValue
            if newValue != nil { backgroundView = nil }
            showBackground()
        }
    }
    private var storedBackgroundConfiguration: UIBackgroundConfiguration?

    /// The background view. Setting it removes the background configuration.
    var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                storedBackgroundConfiguration = nil
                view.insertSubview(backgroundView, at: 0)
            }
            showBackground()
        }
    }

    var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            showBackground()
        }
    }

    var multipleSelectionBackgroundView: UIView? {
        didSet {
            guard multipleSelectionBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            showBackground()
        }
    }

    /// Shows the background for the view's state. In an animation block, it fades.
    func showBackground() {
        showDrawnBackground()
        showSelectedBackground()
        view.setNeedsLayout()
    }

    private func showDrawnBackground() {
        let state = view.shownState
        let configuration =
            storedBackgroundConfiguration.map {
                automaticallyUpdatesBackgroundConfiguration ? $0.updated(for: state) : $0
            } ?? (backgroundView == nil ? view.standardBackground : nil)
        guard let configuration else {
            drawnBackground?.removeFromSuperview()
            return drawnBackground = nil
        }
        if let drawnBackground { return drawnBackground.configuration = configuration }
        let drawn = BackgroundView(configuration)
        drawn.frame = view.bounds
        view.insertSubview(drawn, at: 0)
        drawnBackground = drawn
    }

    private func showSelectedBackground() {
        let chosen = storedBackgroundConfiguration == nil ? selectionView : nil
        for candidate in [selectedBackgroundView, multipleSelectionBackgroundView] {
            guard let candidate else { continue }
            let isShown = view.showsSelection && candidate === chosen
            if isShown, candidate.superview !== view {
                UIView.performWithoutAnimation {
                    candidate.frame = view.bounds
                    candidate.alpha = 0
                    if let behind = backgroundView ?? drawnBackground {
                        view.insertSubview(candidate, aboveSubview: behind)
                    } else {
                        view.insertSubview(candidate, at: 0)
                    }
                }
            }
            candidate.alpha = isShown ? 1 : 0
        }
    }

    private var selectionView: UIView? {
        let isEditing = ConfigurationFlags(view.shownState).isEditing
        return isEditing ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    }

    /// Sets the frames of the backgrounds.
    func layOutBackgrounds(in frame: CGRect) {
        drawnBackground?.layOut(in: frame, margins: view.layoutMargins)
        for background in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
            if background?.superview === view { background?.frame = frame }
        }
    }

    // MARK: State

    /// Requests an update of the configurations for the view's state before the next layout.
    func setNeedsUpdate() {
        needsUpdate = true
        view.setNeedsLayout()
    }

    /// Updates the configurations for the view's state if an update was requested.
    func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        if automaticallyUpdatesContentConfiguration, storedContentConfiguration != nil { showContent() }
        showBackground()
        view.updateConfigurationForState()
    }
}
