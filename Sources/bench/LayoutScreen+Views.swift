import FrameGeometry
import FrameLayers
import FrameLayout
import FrameTiming
import QuartzCore
import UIKit

extension LayoutScreen {
    /// The screen as views in a window.
    @MainActor final class Views {
        /// A view with a content size.
        private final class Content: UIView {
            private let size: CGSize

            init(_ size: CGSize) {
                self.size = size
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { nil }

            override var intrinsicContentSize: CGSize { size }
        }

        let stage: Stage
        let root: UIView
        private(set) var views: [UIView] = []
        private(set) var constraints: [NSLayoutConstraint] = []
        private let edited: Int

        /// Fails if the canvas is refused, which does not happen here.
        init?(_ layout: LayoutScreen) {
            let size = Size(width: LayoutScreen.size.width, height: LayoutScreen.size.height)
            guard let timeline = Timeline(canvas: Canvas(size: size, scale: 2)) else { return nil }
            stage = Stage(recordingOn: timeline)
            edited = layout.edited
            let controller = UIViewController()
            root = stage.perform {
                let window = UIWindow()
                window.rootViewController = controller
                window.makeKeyAndVisible()
                return controller.view
            }
            stage.perform {
                layout.boxes.forEach(add)
                constraints = layout.rules.map(constraint)
            }
        }

        /// Activates the constraints and lays out the views.
        func layOut() {
            stage.perform {
                NSLayoutConstraint.activate(constraints)
                root.layoutIfNeeded()
            }
        }

        /// Changes the constant of one constraint, in points, and lays out the views.
        func edit(by change: CGFloat) {
            constraints[edited].constant += change
            root.layoutIfNeeded()
        }

        private func view(_ index: Int) -> UIView { index < 0 ? root : views[index] }

        private func add(_ box: Box) {
            let view = box.content.map { Content(CGSize(width: $0.width, height: $0.height)) } ?? UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            view.setContentHuggingPriority(UILayoutPriority(Float(box.hugging.horizontal)), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(Float(box.hugging.vertical)), for: .vertical)
            view.setContentCompressionResistancePriority(
                UILayoutPriority(Float(box.compression.horizontal)), for: .horizontal)
            view.setContentCompressionResistancePriority(
                UILayoutPriority(Float(box.compression.vertical)), for: .vertical)
            self.view(box.container).addSubview(view)
            views.append(view)
        }

        private func constraint(_ rule: Rule) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(
                item: view(rule.first), attribute: .init(rule.attribute), relatedBy: .init(rule.relation),
                toItem: rule.second.map { view($0.box) },
                attribute: rule.second.map { .init($0.attribute) } ?? .notAnAttribute,
                multiplier: rule.multiplier, constant: rule.constant)
            constraint.priority = UILayoutPriority(Float(rule.priority))
            return constraint
        }
    }
}
