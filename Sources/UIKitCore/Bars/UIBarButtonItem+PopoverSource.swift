internal import QuartzCore

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    func frameOfView(in referenceView: UIView) -> CGRect? {
        guard let window = referenceView.window ?? referenceView.stage.applicationState.application.keyWindow else {
            return nil
        }
        func search(_ view: UIView) -> UIView? {
            if view === customView || (view as? BarButtonView)?.item === self { return view }
            return view.subviews.lazy.compactMap(search).first
        }
        return search(window)?.frame(in: referenceView)
    }
}
