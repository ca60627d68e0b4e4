import UIKit

// What the guide's figures show: a screen in one color with its name, and a button in a corner.
public final class FigureScreen: UIViewController {
    private let name: String
    private let color: UIColor
    private let label = UILabel()
    private let role = UILabel()
    public let button = UIButton(type: .system)

    public init(_ name: String, _ color: UIColor) {
        self.name = name
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        label.text = name
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 44, weight: .semibold)
        role.font = .systemFont(ofSize: 28, weight: .medium)
        button.setTitle("Show", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 28, weight: .medium)
        button.tintColor = .white
        for label in [label, role] {
            label.textColor = .white
            label.textAlignment = .center
        }
        for part in [label, role, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            // Above the middle, where a screen that comes from below leaves it in sight.
            NSLayoutConstraint(
                item: label, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY, multiplier: 0.5,
                constant: 0),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            role.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
            role.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            button.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
        ])
        button.isHidden = true
    }

    // Figure 10-3: what the coordinator runs beside the animation of the push.
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard navigationController != nil, let coordinator = transitionCoordinator else { return }
        label.alpha = 0
        coordinator.animate { _ in self.label.alpha = 1 }
    }

    // What a transition calls the screen.
    func play(_ role: String) {
        loadViewIfNeeded()
        self.role.text = role
    }

    // Figure 8-1, and listing 8-1.
    public func show(_ screen: UIViewController, as style: UIModalPresentationStyle, animated: Bool = false) {
        screen.modalPresentationStyle = style
        present(screen, animated: animated)
    }

    // Figure 8-2.
    public func showPopover(_ screen: UIViewController) {
        screen.modalPresentationStyle = .popover
        screen.preferredContentSize = CGSize(width: 320, height: 400)
        screen.popoverPresentationController?.sourceView = button
        screen.popoverPresentationController?.sourceRect = button.bounds
        present(screen, animated: false)
    }

    // Figure 10-4.
    public func showNamingRoles(_ screen: UIViewController) {
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = roles
        present(screen, animated: true)
    }

    private let roles = RoleNaming()
}
