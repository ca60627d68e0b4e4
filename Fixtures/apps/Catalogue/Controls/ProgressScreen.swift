import UIKit

public final class ProgressScreen: SamplesViewController {
    public let first = UIProgressView(progressViewStyle: .default)

    public override func viewDidLoad() {
        super.viewDidLoad()
        first.progress = 0.3
        addWide("A third", first)
        add("Nothing") { $0.progress = 0 }
        add("The least") { $0.progress = 0.001 }
        add("Everything") { $0.progress = 1 }
        add("Of bars") { $0.progressViewStyle = .bar }
        add("Tinted") {
            $0.progressTintColor = .systemGreen
            $0.trackTintColor = .systemYellow
        }
        add("From right to left") { $0.semanticContentAttribute = .forceRightToLeft }
    }

    private func add(_ caption: String, _ change: (UIProgressView) -> Void) {
        let bar = UIProgressView()
        bar.progress = 0.6
        change(bar)
        addWide(caption, bar)
    }
}
