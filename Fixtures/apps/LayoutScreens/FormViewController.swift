import UIKit

// An address, in the visual format language. A missing postcode is told below its field.
public final class FormViewController: UIViewController {
    private let fields = [
        Field("Name", "Johanna Lindqvist"), Field("Street", "Storgatan 14"), Field("Postcode", ""),
        Field("Town", "Umeå"),
    ]

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Delivery"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)

        let hint = UILabel(
            "We deliver on weekdays between eight and six. Someone should be at home.", .footnote, .secondaryLabel)
        let map = PictureView(.systemMint, .systemTeal, radius: 10)
        let (name, street, code, town) = (fields[0], fields[1], fields[2], fields[3])
        let content = UIView()
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        view.add(scroll)
        scroll.add(content)
        content.add(name, street, code, town, hint, map)

        let views: [String: Any] = [
            "name": name, "street": street, "code": code, "town": town, "hint": hint, "map": map, "scroll": scroll,
        ]
        let metrics: [String: Any] = ["gap": 16, "code": 130, "map": 120]
        let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
            ("V:|-gap-[name]-gap-[street]-gap-[code]-gap-[hint]-gap-[map(>=map)]-gap-|", []),
            ("H:|[name]|", []), ("H:|[street]|", []), ("H:|[code(code)]-gap-[town]|", .alignAllTop), ("H:|[hint]|", []),
            ("H:|[map]|", []), ("V:|[scroll]|", []), ("H:|[scroll]|", []),
        ]
        NSLayoutConstraint.activate(
            formats.flatMap { format, options in
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views)
            } + [
                content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
                scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                map.heightAnchor.constraint(equalTo: map.widthAnchor, multiplier: 0.4).with(.defaultHigh),
            ])
    }

    public func save() { fields[2].show(error: "Five digits") }
}

// A name, a box, and a line for an error, which takes no room while there is none.
private final class Field: UIView {
    private let box = UIView(.secondarySystemGroupedBackground, radius: 8)
    private let error = UILabel("", .caption1, .systemRed)

    convenience init(_ name: String, _ text: String) {
        self.init(frame: .zero)
        let label = UILabel(name, .subheadline, .secondaryLabel)
        let value = UILabel(text.isEmpty ? "00000" : text, .body, text.isEmpty ? .tertiaryLabel : .label, lines: 1)
        let stack = UIStackView(.vertical, spacing: 6, [label, box, error])
        error.isHidden = true
        box.layer.borderColor = UIColor.systemRed.cgColor
        box.add(value)
        add(stack)
        NSLayoutConstraint.activate(
            stack.fills(self) + [
                value.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
                value.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
                value.centerYAnchor.constraint(equalTo: box.centerYAnchor),
                box.heightAnchor.constraint(equalToConstant: 44),
            ])
    }

    func show(error text: String) {
        error.text = text
        error.alpha = 0
        UIView.animate(withDuration: 0.3) {
            self.error.isHidden = false
            self.error.alpha = 1
            self.box.layer.borderWidth = 1
            self.window?.layoutIfNeeded()
        }
    }
}
