import Framereel
import Testing
import UIKit

/// UIKit's own animators and controls have no findings.
@MainActor @Suite struct SystemLintTests {
    private static let transitions: [Scene] = [
        Scene("tab bar", device: .iPhone14) { world in
            let (root, detail) = (UIViewController(), UIViewController())
            let (stack, tabs) = (UINavigationController(rootViewController: root), UITabBarController())
            detail.hidesBottomBarWhenPushed = true
            tabs.viewControllers = [stack]
            world.window.rootViewController = tabs
            world.at(0.2) { stack.pushViewController(detail, animated: true) }
        },
        Scene("current context", device: .iPhone14) { world in
            let (root, modal) = (UIViewController(), UIViewController())
            root.definesPresentationContext = true
            modal.modalPresentationStyle = .currentContext
            world.window.rootViewController = UINavigationController(rootViewController: root)
            world.at(0.2) { root.present(modal, animated: true) }
            world.at(1.2) { modal.dismiss(animated: true) }
        },
        Scene("turned", device: .iPhone14) { world in
            let (root, modal) = (UIViewController(), UIViewController())
            modal.modalPresentationStyle = .fullScreen
            world.window.rootViewController = root
            world.at(0.2) { root.present(modal, animated: true) }
            world.at(1.2) { world.rotate(to: .landscapeLeft) }
        },
    ]

    @Test(arguments: 0..<3) func systemTransitionsAreNotReported(index: Int) throws {
        #expect(try Lint(of: Self.transitions[index]).text == "")
    }

    private static let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]

    private func findings(
        _ configuration: UIButton.Configuration, height: CGFloat? = nil, tint: UIColor? = nil
    ) throws -> [String] {
        var configuration = configuration
        configuration.title = configuration.title ?? "Continue"
        let shown = configuration
        let scene = Scene("button", device: .iPhone15) { world in
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let button = UIButton(configuration: shown)
            if let tint { button.tintColor = tint }
            button.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(button)
            NSLayoutConstraint.activate([
                button.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
                button.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
            ])
            if let height { button.heightAnchor.constraint(equalToConstant: height).isActive = true }
            world.window.rootViewController = controller
            world.wait(until: 0.2)
        }
        return try Lint(of: scene).findings.map(\.rule)
    }

    @Test(arguments: 0..<4) func stockButtonsAreNotReported(index: Int) throws {
        #expect(try findings(Self.styles[index]) == [])
    }

    /// The colors, sizes and insets of an application are its own.
    @Test func changedButtonsAreReported() throws {
        #expect(try findings(.filled(), height: 30) == ["touch-target"])
        var pale = UIButton.Configuration.filled()
        pale.baseForegroundColor = UIColor(white: 0.9, alpha: 1)
        #expect(try findings(pale) == ["contrast"])
        #expect(try findings(.filled(), tint: .systemYellow) == ["contrast"])
        var tight = UIButton.Configuration.filled()
        tight.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        #expect(try findings(tight) == ["touch-target"])
    }
}
