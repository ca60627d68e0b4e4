import UIKit

public final class ActivityScreen: SamplesViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        add("Medium", spinner(.medium))
        add("Large", spinner(.large))
        let tinted = spinner(.large)
        tinted.color = .systemBlue
        add("Tinted", tinted)
        let stopped = UIActivityIndicatorView(style: .medium)
        stopped.hidesWhenStopped = false
        add("Stopped", stopped)
        let hidden = UIActivityIndicatorView(style: .medium)
        add("Stopped and hidden", hidden)
    }

    private func spinner(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: style)
        spinner.startAnimating()
        return spinner
    }
}
