import QuartzCore
import Testing
import UIKit

/// Reports of conflicting, ambiguous, and invalid constraints.
@MainActor @Suite struct ConstraintReportTests {
    @Test func aConflictNamesItsConstraintsAndLayoutContinues() throws {
        var view = UIView()
        var line: UInt = 0
        let run = try LayoutApp { root in
            view = root.added(as: "box")
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            ])
            line = #line + 1
            view.widthAnchor.constraint(equalToConstant: 50).isActive = true
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
        }
        try run.play()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
        let names = [50, 60].enumerated().map {
            "box.width == \($1) (UIKitTests/ConstraintReportTests.swift:\(line + UInt($0)))"
        }
        #expect(run.notes == [.constraintConflict(names, broken: names[1])])
    }

    /// The later constraint is broken; it is restored when the one it contradicted is removed.
    @Test func aBrokenConstraintIsRestored() throws {
        var view = UIView()
        let run = try LayoutApp { root in
            view = root.added(as: "box")
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        run.app.at(1) {
            let first = view.widthAnchor.constraint(equalToConstant: 50)
            let second = view.widthAnchor.constraint(equalToConstant: 60)
            first.isActive = true
            second.isActive = true
            run.root.view.layoutIfNeeded()
            #expect(view.frame.width == 50 && second.isActive)
            first.isActive = false
        }
        try run.play()
        #expect(view.frame.width == 60)
    }

    @Test func ambiguousFramesAreNoted() throws {
        let run = try LayoutApp { root in
            let view = root.added(as: "loose")
            view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            #expect(view.hasAmbiguousLayout)
            let fixed = root.added(Content(3, 4), as: "fixed")
            fixed.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            #expect(!fixed.hasAmbiguousLayout)
        }
        try run.play()
        #expect(run.notes == [.ambiguousLayout([.horizontalPosition, .height])])
        #expect(run.app.stage.diagnostics.trace.filter { $0.note != nil }.map(\.subject) == ["loose"])
    }

    /// The frame of a hidden view does not matter until the view is shown.
    @Test func ambiguousFramesOfHiddenViewsAreNotNoted() throws {
        var outer = UIView()
        let run = try LayoutApp { root in
            outer = root.added(as: "outer")
            outer.isHidden = true
            outer.added(as: "loose").topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        run.app.at(1) {
            #expect(run.notes == [])
            outer.isHidden = false
            outer.topAnchor.constraint(equalTo: run.root.view.topAnchor).isActive = true
        }
        try run.play()
        #expect(run.app.stage.diagnostics.trace.filter { $0.note != nil }.map(\.subject) == ["outer", "loose"])
    }

    /// Temporary ambiguity while constraints are being created is not a fault.
    @Test func temporarilyAmbiguousFramesAreNotNoted() throws {
        let run = try LayoutApp { root in
            let view = root.added(as: "view")
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            root.layoutIfNeeded()
            view.widthAnchor.constraint(equalToConstant: 1).isActive = true
            view.heightAnchor.constraint(equalToConstant: 1).isActive = true
        }
        try run.play()
        #expect(run.notes == [])
    }

    @Test(arguments: [
        ("no common superview", "add both to the same view hierarchy"), ("no longer exists", "keep it"),
        ("different kinds", "both positions"),
        ("leading or trailing with left", "one pair of them"), ("position as a constant", "another item"),
        ("multiplier 0", "relate it to another item"), ("not finite", "a number of points"),
    ])
    func invalidConstraintsAreRefusedWithARemedy(fault: String, remedy: String) throws {
        var other: UIView? = UIView()
        let run = try LayoutApp { root in
            let view = root.added(as: "view")
            @MainActor func make(
                _ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1
            )
                -> NSLayoutConstraint
            {
                NSLayoutConstraint(
                    item: view, attribute: a, relatedBy: .equal, toItem: b == .notAnAttribute ? nil : root,
                    attribute: b, multiplier: multiplier, constant: 0)
            }
            let constraint =
                switch fault {
                case "no common superview": view.topAnchor.constraint(equalTo: (other ?? root).topAnchor)
                case "no longer exists": view.topAnchor.constraint(equalTo: (other ?? root).topAnchor)
                case "different kinds": make(.top, .width)
                case "leading or trailing with left": make(.leading, .left)
                case "position as a constant": make(.top, .notAnAttribute)
                case "multiplier 0": make(.top, .top, 0)
                default: make(.width, .width, .nan)
                }
            if fault == "no longer exists" { other = nil }
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        let text = try run.misuse()
        #expect(text.contains(fault) && text.contains(remedy), "\(text)")
    }

    /// A dialog library creates such a constraint for its picture, and sets the constant later.
    @Test(arguments: [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual])
    func aSizeWithMultiplierZeroEqualsItsConstant(
        relation: NSLayoutConstraint.Relation
    ) throws {
        var view = UIView()
        let run = try LayoutApp { root in
            view = root.added(Content(20, 30), as: "picture")
            let height = NSLayoutConstraint(
                item: view, attribute: .height, relatedBy: relation, toItem: view, attribute: .height, multiplier: 0,
                constant: 0)
            NSLayoutConstraint.activate([
                height, view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                NSLayoutConstraint(
                    item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0,
                    constant: 50),
            ])
            height.constant = 120
        }
        try run.play()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 120))
    }

    /// Constraints across the border of the removed view are removed; those inside remain.
    @Test func removingAViewRemovesItsConstraintsToTheOutside() throws {
        try LayoutApp { root in
            let card = root.added(as: "card")
            let icon = card.added(as: "icon")
            let outside = icon.topAnchor.constraint(equalTo: root.topAnchor)
            let inside = icon.leftAnchor.constraint(equalTo: card.leftAnchor)
            NSLayoutConstraint.activate([outside, inside])
            #expect(root.constraints == [outside] && card.constraints == [inside])
            card.removeFromSuperview()
            #expect(root.constraints == [] && card.constraints == [inside])
            #expect(!outside.isActive && inside.isActive)
        }.play()
    }
}
