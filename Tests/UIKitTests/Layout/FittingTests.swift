import QuartzCore
import Testing
import UIKit

/// The sizes that constraints require, and when constraints are updated.
@MainActor @Suite struct FittingTests {
    @Test func aViewFitsItsConstraints() throws {
        try LayoutApp { root in
            let card = UIView()
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "Some words that take several lines in a narrow card"
            _ = card.added(label, as: "label")
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
                card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
                card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            ])
            let line = label.intrinsicContentSize
            #expect(
                card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                    == CGSize(width: line.width + 20, height: line.height + 20))
            let narrow = card.systemLayoutSizeFitting(
                CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let text = label.sizeThatFits(CGSize(width: 100, height: 0)).height
            #expect(narrow == CGSize(width: 120, height: text + 20))
            #expect(card.frame == .zero && label.frame == .zero, "nothing is moved")
        }.play()
    }

    /// Children first, then their superviews, then layouts from the outside in.
    @Test func constraintsAreUpdatedBeforeTheLayout() throws {
        final class Told: UIView {
            var note: (String) -> Void = { _ in }
            override func updateConstraints() {
                note("update \(accessibilityIdentifier ?? "")")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                note("layout \(accessibilityIdentifier ?? "")")
                super.layoutSubviews()
            }
        }
        final class Controller: UIViewController {
            var note: (String) -> Void = { _ in }
            override func updateViewConstraints() {
                note("update controller")
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        let app = try TestApp()
        var notes: [String] = []
        controller.note = { notes.append($0) }
        let (outer, inner) = (Told(), Told())
        app.perform {
            let root = Told()
            root.accessibilityIdentifier = "root"
            controller.view = root
            app.window.rootViewController = controller
            for view in [root, outer, inner] { view.note = { notes.append($0) } }
            _ = root.added(outer, as: "outer")
            _ = outer.added(inner, as: "inner")
            NSLayoutConstraint.activate(
                [(outer, root as UIView), (inner, outer)].flatMap { view, superview in
                    [
                        view.topAnchor.constraint(equalTo: superview.topAnchor),
                        view.leftAnchor.constraint(equalTo: superview.leftAnchor),
                        view.widthAnchor.constraint(equalToConstant: 10),
                        view.heightAnchor.constraint(equalToConstant: 10),
                    ]
                })
        }
        app.at(1) {
            #expect(
                notes == [
                    "update inner", "update outer", "update controller", "update root", "layout root", "layout outer",
                    "layout inner",
                ])
            notes = []
        }
        app.at(2) { inner.setNeedsUpdateConstraints() }
        try app.play()
        #expect(notes.first == "update inner" && !notes.contains("update outer"))
    }

    /// A layout requested in `viewIsAppearing(_:)` happens there, once.
    @Test func framesAreSetWhenAViewIsAppearing() throws {
        final class Controller: UIViewController {
            let (inner, innermost) = (UIView(), UIView())
            var seen: [CGRect] = []
            var layouts = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                _ = view.added(inner, as: "inner")
                NSLayoutConstraint.activate([
                    inner.topAnchor.constraint(equalTo: view.topAnchor),
                    inner.leftAnchor.constraint(equalTo: view.leftAnchor),
                    inner.rightAnchor.constraint(equalTo: view.rightAnchor),
                    inner.heightAnchor.constraint(equalToConstant: 10),
                ])
                _ = inner.added(innermost, as: "innermost")
                innermost.rightAnchor.constraint(equalTo: inner.rightAnchor).isActive = true
                innermost.bottomAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
                innermost.widthAnchor.constraint(equalToConstant: 1).isActive = true
                innermost.heightAnchor.constraint(equalToConstant: 1).isActive = true
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                view.layoutIfNeeded()
                seen += [inner.frame, innermost.frame]
            }
            override func viewDidLayoutSubviews() { layouts += 1 }
        }
        let controller = Controller()
        let app = try TestApp()
        app.perform {
            // A reported safe area leaves the window waiting for another layout.
            app.stage.applicationState.screenInsets = ScreenInsets(top: 20, bottom: 0)
            app.window.rootViewController = controller
        }
        try app.play()
        #expect(
            controller.seen == [CGRect(x: 0, y: 0, width: 390, height: 10), CGRect(x: 389, y: 9, width: 1, height: 1)])
        #expect(controller.layouts == 1)
    }

    @Test func imageViewsFitTheirImageOrNothing() throws {
        try LayoutApp { _ in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image { _ in }
            #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 12, height: 7))
            let shadowed = image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(
                UIImageView(image: shadowed).alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 12, height: 7))
                    == CGRect(x: 2, y: 1, width: 6, height: 3))
            let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            #expect(UIImageView().intrinsicContentSize == none)
            #expect(UIView().intrinsicContentSize == none && UIStackView().intrinsicContentSize == none)
        }.play()
    }

    /// Its single-line size does not change.
    @Test func aLabelGrowsWithItsLineLimit() throws {
        let label = UILabel()
        label.text = String(repeating: "word ", count: 40)
        label.numberOfLines = 2
        let run = try LayoutApp { root in
            _ = root.added(label, as: "label")
            label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            label.widthAnchor.constraint(equalToConstant: 150).isActive = true
        }
        var heights: [CGFloat] = []
        run.app.at(0.1) {
            heights.append(label.frame.height)
            label.numberOfLines = 0
        }
        run.app.at(0.2) {
            heights.append(label.frame.height)
            label.numberOfLines = 3
        }
        run.app.at(0.3) { heights.append(label.frame.height) }
        try run.play()
        #expect(heights[0] < heights[2] && heights[2] < heights[1])
    }

    /// A sheet detaches its content and lays out one level of it; deeper views still have their old frames, in a view
    /// with a new size.
    @Test func aMeasurementAfterOneLevelOfLayoutKeepsTheSafeArea() throws {
        let (outer, wrap, inner) = (UIView(), UIView(), UIView())
        var top: NSLayoutConstraint?
        let run = try LayoutApp { root in
            @MainActor func pin(_ view: UIView, to outer: UIView) -> NSLayoutConstraint {
                view.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(view)
                let top = view.topAnchor.constraint(equalTo: outer.topAnchor)
                NSLayoutConstraint.activate([
                    top, view.leftAnchor.constraint(equalTo: outer.leftAnchor),
                    view.rightAnchor.constraint(equalTo: outer.rightAnchor),
                    view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                ])
                return top
            }
            let host = UIView()
            pin(host, to: root).isActive = false
            host.heightAnchor.constraint(equalToConstant: 100).isActive = true
            top = pin(outer, to: host)
            _ = pin(wrap, to: outer)
            _ = pin(inner, to: wrap)
            let content = inner.added(as: "content")
            let area = inner.safeAreaLayoutGuide
            let bottom = content.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor)
            bottom.priority = .defaultHigh
            NSLayoutConstraint.activate([
                content.leftAnchor.constraint(equalTo: inner.leftAnchor),
                content.rightAnchor.constraint(equalTo: inner.rightAnchor),
                content.heightAnchor.constraint(equalToConstant: 100),
                content.topAnchor.constraint(equalTo: area.topAnchor), bottom,
            ])
        }
        run.app.stage.applicationState.screenInsets = ScreenInsets(top: 47, bottom: 34)
        @MainActor func height() -> CGFloat {
            outer.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .defaultLow
            ).height
        }
        run.app.at(1) {
            #expect(inner.safeAreaInsets.bottom == 34 && height() == 134)
            top?.isActive = false
            outer.layoutSubviews()
            #expect(wrap.frame.height == 134 && inner.frame.height == 100, "only one level is laid out")
            #expect(height() == 134)
            top?.isActive = true
            outer.layoutSubviews()
            #expect(height() == 134)
        }
        try run.play()
    }
}
