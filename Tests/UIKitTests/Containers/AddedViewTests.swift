import Testing
import UIKit

/// Views that an application adds to the view of a container and places by constraints, such as a bar of its own.
@MainActor @Suite struct AddedViewTests {
    @Test(arguments: [true, false]) func constraintsToTheViewOfAContainerAreApplied(isOfTabs: Bool) throws {
        let app = try TestApp()
        app.perform {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController()]
            let container = isOfTabs ? tabs : UINavigationController(rootViewController: UIViewController())
            let bar = UIView()
            container.view.addSubview(bar)
            bar.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: container.view.leadingAnchor, constant: 20),
                bar.trailingAnchor.constraint(equalTo: container.view.trailingAnchor, constant: -20),
                bar.bottomAnchor.constraint(equalTo: container.view.safeAreaLayoutGuide.bottomAnchor, constant: -30),
                bar.heightAnchor.constraint(equalToConstant: 60),
            ])
            app.window.rootViewController = container
            app.window.layoutIfNeeded()
            let end = container.view.safeAreaLayoutGuide.layoutFrame.maxY
            let width = container.view.bounds.width - 40
            #expect(bar.frame == CGRect(x: 20, y: end - 90, width: width, height: 60))
        }
    }
}
