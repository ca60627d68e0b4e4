internal import FrameStoryboards

/// A box labeled with the name of an element, for a view of a class that is not included.
package final class StandInView: UIView {
    private let name = UILabel()
    private let size: CGSize

    /// - Parameter size: The intrinsic size for constraints; `nil` for a root view, which has none.
    package init(_ element: String, size: CGSize? = nil) {
        self.size = size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
        super.init(frame: .zero)
        backgroundColor = .systemGray6
        layer.borderColor = UIColor.systemGray3.cgColor
        layer.borderWidth = 1
        name.text = element
        name.font = .systemFont(ofSize: 13)
        name.textColor = .systemGray
        name.textAlignment = .center
        name.adjustsFontSizeToFitWidth = true
        addSubview(name)
    }

    package required init?(coder: NSCoder) { nil }

    package override var intrinsicContentSize: CGSize { size }

    package override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = bounds
    }
}

/// A placeholder for a controller from a missing storyboard.
final class StandInController: UIViewController {
    private let name: String

    init(_ placeholder: InterfaceObject) {
        name = placeholder[.storyboardName] ?? ""
        super.init(nibName: nil, bundle: nil)
        title = name
        origin = ControllerOrigin(storyboard: NSNull(), id: placeholder.id)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = StandInView("\(name).storyboard") }
}
