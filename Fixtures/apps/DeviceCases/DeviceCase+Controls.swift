import UIKit

// Controls by themselves, and a table of switches.
extension DeviceCase {
    @MainActor static let controls: [DeviceCase] = [
        DeviceCase("ax-slider-17", 393, 54) {
            let slider = UISlider()
            slider.maximumValue = 100
            slider.value = 75
            return CenteredView(slider, size: CGSize(width: 373, height: 34))
        },
        DeviceCase("ax-segmented-17", 393, 52) {
            let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
            control.selectedSegmentIndex = 1
            // The size that fits the letters of San Francisco.
            return CenteredView(control, size: CGSize(width: 263, height: 32))
        },
        DeviceCase("ax-stepper-17", 393, 52) {
            let stepper = UIStepper()
            stepper.minimumValue = -1
            stepper.maximumValue = 1
            return CenteredView(stepper)
        },
        DeviceCase("ax-page-control-17", 393, 45.67) {
            let pages = UIPageControl()
            pages.numberOfPages = 3
            pages.currentPage = 1
            pages.pageIndicatorTintColor = .darkGray
            pages.currentPageIndicatorTintColor = .black
            return CenteredView(pages)
        },
        DeviceCase("ax-table-switch-17", 393, 852) {
            let controller = SwitchesController(style: .plain)
            controller.additionalSafeAreaInsets.top = 59
            return controller
        },
        DeviceCase("fb-switch-on", fittedTo: 153, 93) {
            let control = UISwitch()
            control.isOn = true
            control.onTintColor = .blue
            control.thumbTintColor = .lightGray
            return control
        },
    ]
}

// A view in the middle of a white one, on whole pixels, at the size that fits it unless another is given.
private final class CenteredView: UIView {
    private let content: UIView
    private let size: CGSize?

    init(_ content: UIView, size: CGSize? = nil) {
        self.content = content
        self.size = size
        super.init(frame: .zero)
        backgroundColor = .white
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = size ?? content.sizeThatFits(bounds.size)
        let scale = traitCollection.displayScale
        content.frame = CGRect(
            x: ((bounds.width - size.width) / 2 * scale).rounded() / scale,
            y: ((bounds.height - size.height) / 2 * scale).rounded() / scale, width: size.width, height: size.height)
    }
}

private final class SwitchesController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Hello World"
        cell.contentConfiguration = content
        cell.accessoryView = UISwitch()
        return cell
    }
}
