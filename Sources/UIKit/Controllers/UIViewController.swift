internal import QuartzCore

/// Manages a view and its appearances on screen; presents others and contains others.
@MainActor @preconcurrency open class UIViewController: UIResponder {
    /// Named in transcripts.
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether presentations in the current context may cover this controller.
    open var definesPresentationContext = false
    /// What the controller would like its size to be, for those who show it.
    open var preferredContentSize = CGSize.zero
    open var isModalInPresentation = false

    public internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    /// Whether a container's appearance calls reach its children by themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // Presentation links are changed by `PresentationTransition` alone.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    var activePresentation: UIPresentationController?
    weak var transition: PresentationTransition?
    /// Where the view belongs while a presentation keeps it off screen.
    var placeOutsidePresentation: Place?
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false

    private var loadedView: UIView?
    var appearance = Appearance.disappeared
    var isAppearingIsDue = false

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Differs from UIKit: there are no nib files here; a name is noted as unsupported.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil {
            Stage.current.reportUnsupported(
                "UIViewController.init(nibName: “\(nibNameOrNil)”)", instead: "loadView() makes an empty view")
        }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open override var next: UIResponder? { loadedView?.superview ?? parent ?? presenter }

    // MARK: The view

    /// Loaded at first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: an empty one of the screen's size unless overridden.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        record(.callback, "loadView()")
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        record(.callback, "viewDidLoad()")
        viewDidLoad()
    }

    // MARK: Presenting

    /// Presents `viewControllerToPresent` over the controller that covers the screen or the context, which need not be
    /// this one.
    ///
    /// The presentation begins when the changes of the current event have been committed. Refused, with a note in the
    /// transcript and without `completion`, when this controller is not on screen, somebody is presented already, or a
    /// transition is in progress.
    ///
    /// - Parameter completion: called after the presented `viewDidAppear`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller this one or an ancestor presented, with all that stand on it; where there is none, asks
    /// the controller that presented this one. Refused, with a note in the transcript and without `completion`, when
    /// nothing is presented or a transition is in progress.
    ///
    /// - Parameter completion: called after the presented `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    // MARK: For subclasses

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Never called: a run is not short of memory.
    open func didReceiveMemoryWarning() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Names

    /// The class and, where there is one, the title.
    package var subject: String {
        let name = "\(type(of: self))"
        return title.map { "\(name) “\($0)”" } ?? name
    }

    func record(_ kind: TranscriptEvent.Kind, _ event: String) {
        Stage.current.record(kind, subject, event)
    }
}
