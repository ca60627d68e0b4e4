import UIKit

/// A sheet of paper with a column of labels.
open class SpecimenViewController: UIViewController {
    private static let margin: CGFloat = 20
    private var bottom: CGFloat = 20

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        write()
    }

    /// Adds the labels.
    open func write() {}

    /// Adds a label as wide as the sheet, as tall as its text.
    @discardableResult public func add(_ label: UILabel, width: CGFloat? = nil, gap: CGFloat = 8) -> UILabel {
        let width = width ?? view.bounds.width - 2 * Self.margin
        label.frame = CGRect(
            x: Self.margin, y: bottom, width: width,
            height: label.sizeThatFits(CGSize(width: width, height: 0)).height)
        view.addSubview(label)
        bottom = label.frame.maxY + gap
        return label
    }

    /// Adds a small gray caption.
    public func caption(_ text: String) {
        bottom += 10
        add(Self.label(text, .systemFont(ofSize: 11, weight: .medium), .systemGray), gap: 3)
    }

    public static func label(_ text: String, _ font: UIFont, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        return label
    }
}
