import UIKit

public final class StepperScreen: SamplesViewController {
    public let first = UIStepper()
    private let count = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        count.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        first.value = 5
        first.addAction(UIAction { [unowned self] _ in showCount() }, for: .valueChanged)
        showCount()
        addRow([count, gap(), first])
        add("At the least value") { $0.value = 0 }
        add("At the greatest value") { $0.value = 100 }
        add("Wraps") {
            $0.value = 100
            $0.wraps = true
        }
        add("Disabled") { $0.isEnabled = false }
        add("From right to left") { $0.semanticContentAttribute = .forceRightToLeft }
        add("With images") {
            $0.value = 1
            $0.setDecrementImage(UIImage(systemName: "chevron.left"), for: .normal)
            $0.setIncrementImage(UIImage(systemName: "chevron.right"), for: .normal)
        }
    }

    private func showCount() { count.text = "\(Int(first.value))" }

    private func add(_ caption: String, _ change: (UIStepper) -> Void) {
        let stepper = UIStepper()
        change(stepper)
        add(caption, stepper)
    }
}
