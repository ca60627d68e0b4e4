internal import QuartzCore

/// The progress of the current page, whose indicator becomes a bar that shows it.
///
/// ``UIPageControlTimerProgress`` advances with time; other subclasses set the progress themselves.
@MainActor @preconcurrency open class UIPageControlProgress: NSObject {
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// The progress, 0…1; other values are clamped.
    open var currentProgress: Float {
        get { storedProgress }
        set { storedProgress = min(max(newValue, 0), 1) }
    }
    private var storedProgress: Float = 0 { didSet { control?.showProgress() } }
    /// Whether the control that shows the progress is on screen.
    open var isProgressVisible: Bool { control?.window != nil }
    weak var control: UIPageControl? { didSet { if control !== oldValue { pageDidChange() } } }

    public override init() {
        super.init()
    }

    /// Called when the current page has changed.
    func pageDidChange() {
        guard let control else { return }
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
    }
}

/// Determines the initial progress of a page.
@MainActor @preconcurrency public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when the control has appeared on screen or left it.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
