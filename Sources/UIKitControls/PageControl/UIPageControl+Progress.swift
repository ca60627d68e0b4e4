internal import FrameTiming
internal import QuartzCore

// The progress of the current page.
extension UIPageControl {
    private var bar: PageDot? { dots.first { $0.progress != nil } }

    func showProgress() {
        guard let progress, let bar else { return }
        bar.progress = CGFloat(progress.currentProgress)
        UIView.performWithoutAnimation { bar.layoutIfNeeded() }
    }

    /// Fills the bar over the given number of seconds.
    func animateProgress(from start: Float, for seconds: Double) {
        layoutIfNeeded()
        guard let bar else { return }
        bar.progress = CGFloat(start)
        UIView.performWithoutAnimation { bar.layoutIfNeeded() }
        ControlMotion(duration: seconds, curve: NamedCurves.linear).animate(seconds > 0) {
            bar.progress = 1
            bar.layoutIfNeeded()
        }
    }

    /// Moves to a page on behalf of a timer, which sends `valueChanged` like a touch does.
    func advance(to page: Int) { change(to: page, nil) }
}
