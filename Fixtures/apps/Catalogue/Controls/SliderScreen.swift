import UIKit

public final class SliderScreen: SamplesViewController {
    public let first = UISlider()

    public override func viewDidLoad() {
        super.viewDidLoad()
        first.value = 0.25
        addWide("A quarter", first)
        add(0, "Nothing") { _ in }
        add(1, "Everything") { _ in }
        add(0.6, "Disabled") { $0.isEnabled = false }
        add(0.4, "Tinted") {
            $0.minimumTrackTintColor = .systemPink
            $0.maximumTrackTintColor = .systemYellow
            $0.thumbTintColor = .systemPurple
        }
        add(0.5, "Between images") {
            $0.minimumValueImage = UIImage(systemName: "minus")
            $0.maximumValueImage = UIImage(systemName: "plus")
        }
        add(0.25, "From right to left") { $0.semanticContentAttribute = .forceRightToLeft }
    }

    private func add(_ value: Float, _ caption: String, _ change: (UISlider) -> Void) {
        let slider = UISlider()
        slider.value = value
        change(slider)
        addWide(caption, slider)
    }
}
