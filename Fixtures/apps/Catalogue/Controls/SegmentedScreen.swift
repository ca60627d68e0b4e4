import UIKit

public final class SegmentedScreen: SamplesViewController {
    public let first = UISegmentedControl(items: ["Day", "Week", "Month"])

    public override func viewDidLoad() {
        super.viewDidLoad()
        first.selectedSegmentIndex = 0
        addWide("The first of three", first)
        addWide("None", UISegmentedControl(items: ["List", "Grid"]))
        add(["All", "Unread", "Flagged and more"], "By content") { $0.apportionsSegmentWidthsByContent = true }
        add(["One", "Two", "Three", "Four"], "Two are disabled") {
            $0.setEnabled(false, forSegmentAt: 0)
            $0.setEnabled(false, forSegmentAt: 3)
        }
        add(["Off", "On"], "Disabled") { $0.isEnabled = false }
        add(["Red", "Green"], "Tinted") {
            $0.selectedSegmentTintColor = .systemGreen
            $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        }
        let images = ["star", "heart", "bell"].compactMap { UIImage(systemName: $0) }
        let pictured = UISegmentedControl(items: images)
        pictured.selectedSegmentIndex = 2
        pictured.semanticContentAttribute = .forceRightToLeft
        addWide("Images, from right to left", pictured)
    }

    private func add(_ titles: [String], _ caption: String, _ change: (UISegmentedControl) -> Void) {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = 1
        change(control)
        addWide(caption, control)
    }
}
