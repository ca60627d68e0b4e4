internal import QuartzCore

/// The progress of the current page, shown in its indicator, which is a bar then.
///
/// ``UIPageControlTimerProgress`` moves it with the time; others move it themselves.
@MainActor @preconcurrency open class UIPageControlProgress: NSObject {
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// 0…1; other values become the nearest one.
    open var currentProgress: Float {
        get { storedProgress }
        set { storedProgress = min(max(newValue, 0), 1) }
    }
    private var storedProgress: Float = 0 { didSet { control?.showProgress() } }
    /// Whether the control that shows the progress is on screen.
    public var isProgressVisible: Bool { control?.window != nil }
    weak var control: UIPageControl? { didSet { if control !== oldValue { pageDidChange() } } }

    public override init() {
        super.init()
    }

    /// Another page is current.
    func pageDidChange() {
        guard let control else { return }
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
    }
}

/// Decides where the progress of a page begins.
@MainActor @preconcurrency public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// The control came on screen or left it.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
