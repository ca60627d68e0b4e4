import TestSupport
import Testing
import UIKit

/// What assistive technologies are told of objects: every object has the members, and responders override them.
@MainActor @Suite struct AccessibilityMemberTests {
    /// Members whose values applications read again, of an object of any class.
    private func values(of object: NSObject) -> [String] {
        object.isAccessibilityElement = true
        object.accessibilityAttributedLabel = NSAttributedString(string: "attributed")
        object.accessibilityHint = "hint"
        object.accessibilityValue = "value"
        object.accessibilityTraits = [.button, .selected]
        object.accessibilityLanguage = "de"
        object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        object.accessibilityContainerType = .list
        object.accessibilityNavigationStyle = .combined
        object.accessibilityTextualContext = .messaging
        object.accessibilityUserInputLabels = ["one", "two"]
        object.accessibilityElements = [object]
        return [
            "\(object.isAccessibilityElement)", object.accessibilityLabel ?? "", object.accessibilityHint ?? "",
            object.accessibilityAttributedHint?.string ?? "", object.accessibilityValue ?? "",
            "\(object.accessibilityTraits.rawValue)", object.accessibilityLanguage ?? "",
            "\(object.accessibilityActivationPoint)", "\(object.accessibilityContainerType)",
            "\(object.accessibilityNavigationStyle)", object.accessibilityTextualContext?.rawValue ?? "",
            object.accessibilityAttributedUserInputLabels.map(\.string).joined(separator: " "),
            "\(object.accessibilityElementCount()) \(object.accessibilityElement(at: 1) == nil)",
        ]
    }

    @Test func everyObjectHasThem() {
        let plain = values(of: NSObject())
        #expect(
            plain[1] == "attributed" && plain[7] == "(25.0, 40.0)" && plain[11] == "one two" && plain[12] == "1 true")
        #expect(values(of: UIView()) == plain)
        #expect(values(of: UIAccessibilityElement(accessibilityContainer: UIView())) == plain)
    }

    @Test func aPlainLabelReplacesAnAttributedOne() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "attributed", attributes: [.kern: 2])
        view.accessibilityLabel = "plain"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "plain"))
        view.accessibilityLabel = nil
        #expect(view.accessibilityAttributedLabel == nil)
    }

    @Test func overridesCountForObjectsOfUnknownClass() {
        let object: NSObject = SpokenView()
        #expect(object.accessibilityLabel == "spoken" && object.accessibilityActivate())
        object.accessibilityLabel = "ignored"
        #expect(object.accessibilityLabel == "spoken")
        #expect(object[keyPath: \NSObject.accessibilityLabel] == "spoken")
    }

    @Test func elementsInAContainerAreWhereItIs() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
        view.frame.origin = CGPoint(x: 30, y: 40)
        #expect(element.accessibilityFrame == CGRect(x: 31, y: 42, width: 3, height: 4))
        element.accessibilityFrame = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(element.accessibilityFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(element.accessibilityFrameInContainerSpace == .zero)
    }

    /// A protocol may have members of these names with defaults, which items of bars need not use.
    @Test func itemsHaveTheirOwn() {
        let item: any Spoken = UINavigationItem(title: "title")
        item.accessibilityLabel = "item"
        #expect(item.accessibilityLabel == "item")
        let tab: any Spoken = UITabBarItem()
        tab.accessibilityLabel = "tab"
        #expect(tab.accessibilityLabel == "tab")
    }

    @Test func controlsAnswerTouches() {
        let view = UIView()
        #expect(!view.accessibilityRespondsToUserInteraction)
        view.accessibilityTraits = .button
        #expect(view.accessibilityRespondsToUserInteraction)
    }
}

@MainActor private protocol Spoken: AnyObject {
    var accessibilityLabel: String? { get set }
}

extension Spoken {
    var accessibilityLabel: String? {
        get { nil }
        set {}
    }
}

extension UINavigationItem: Spoken {}
extension UITabBarItem: Spoken {}

private final class SpokenView: UIView {
    override var accessibilityLabel: String? {
        get { "spoken" }
        set {}
    }
    override func accessibilityActivate() -> Bool { true }
}
