import UIKit

// Three pages: dark text in the status bar, light text, and none.
public final class StatusBarScreen: UIViewController {
    private let number: Int

    public static func make() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: StatusBarScreen(1))
        navigation.setNavigationBarHidden(true, animated: false)
        return navigation
    }

    private init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override var preferredStatusBarStyle: UIStatusBarStyle { number == 2 ? .lightContent : .darkContent }
    public override var prefersStatusBarHidden: Bool { number == 3 }
    public override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = [UIColor.systemYellow, .systemIndigo, .systemTeal][number - 1]
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        navigationController?.pushViewController(StatusBarScreen(number + 1), animated: true)
    }
}
