import UIKit

// A screen of one color with a figure in the middle.
public final class ColorViewController: UIViewController {
    private let color: UIColor
    private let figure = UIView()

    public init(_ name: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    public required init?(coder: NSCoder) {
        color = .systemGray
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        figure.backgroundColor = .white
        figure.layer.cornerRadius = 14
        view.addSubview(figure)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.safeAreaLayoutGuide.layoutFrame
        figure.frame = CGRect(x: area.midX - 36, y: area.midY - 60, width: 72, height: 120)
    }
}
