import FrameStoryboards
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitCore

/// Objects of an application's classes that are neither views nor controllers, and actions without a target.
@MainActor @Suite struct NibObjectTests {
    private let app: TestApp

    init() throws {
        app = try TestApp(width: 393, height: 852)
    }

    private var unsupported: [String] {
        app.stage.diagnostics.unsupported.entries.map { "\($0.api): \($0.instead)" }
    }

    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        initialViewController="vc"><scenes><scene><objects>
        <viewController id="vc" sceneMemberID="viewController" title="Sums" customClass="SumsViewController"
        customModule="UIKitTests">
        <view key="view" id="root"><subviews>
        <label id="sum" text="0"/>
        <button id="add"><connections>
        <action selector="add:" destination="totals" eventType="touchUpInside" id="a1"/>
        <action selector="clear:" destination="first" eventType="touchUpInside" id="a2"/>
        </connections></button>
        </subviews><connections><outletCollection property="gestureRecognizers" destination="swipe" id="g"/>
        </connections></view>
        <navigationItem key="navigationItem" backButtonTitle="Back to sums" id="item" customClass="SumsItem" customModule="UIKitTests">
        <barButtonItem key="rightBarButtonItem" id="bar" title="Clear" style="done" customClass="CountedItem"
        customModule="UIKitTests"><connections>
        <action selector="clear:" destination="first" id="a3"/>
        </connections></barButtonItem></navigationItem>
        <connections><outlet property="totals" destination="totals" id="o2"/></connections>
        </viewController>
        <customObject id="totals" customClass="Totals" customModule="UIKitTests"><connections>
        <outlet property="label" destination="sum" id="o1"/></connections></customObject>
        <swipeGestureRecognizer direction="left" id="swipe" customClass="LoudSwipe" customModule="UIKitTests">
        <connections><outlet property="delegate" destination="totals" id="o3"/></connections>
        </swipeGestureRecognizer>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
        </objects></scene></scenes></document>
        """

    private func made(_ edit: (String) -> String = { $0 }) throws -> UIViewController {
        let document = try InterfaceDocument(Array(edit(Self.text).utf8), file: "Sums.storyboard")
        return try #require(
            app.stage.perform { UIStoryboard(document, bundles: []).instantiateInitialViewController() })
    }

    private func show(_ edit: (String) -> String = { $0 }) throws -> UIViewController {
        let controller = try made(edit)
        app.perform { app.window.rootViewController = UINavigationController(rootViewController: controller) }
        return controller
    }

    @Test func objectsAreCreatedByClassAndConnectedInBothDirections() throws {
        let sums = try #require(try made() as? SumsViewController)
        let totals = try #require(sums.totals)
        #expect(!totals.isAwake, "it has an outlet to a view that is not made yet")
        app.perform { sums.loadViewIfNeeded() }
        #expect(totals.isAwake && totals.label === sums.view.subviews.first)
        let swipe = try #require(sums.view.gestureRecognizers?.first as? LoudSwipe)
        #expect(swipe.direction == .left && swipe.delegate === totals)
        let item = try #require(sums.navigationItem as? SumsItem)
        #expect(item.title == "Sums" && item.backTitleWhenMade == "Back to sums")
        let bar = try #require(item.rightBarButtonItem as? CountedItem)
        #expect(
            bar.title == "Clear" && bar.style == .done && bar.titleWhenMade == "Clear" && bar.titleWhenAwake == "Clear")
        #expect(unsupported == [])
    }

    /// UIKit does this for the objects of a scene, whose outlets are often weak.
    @Test func theControllerRetainsTheObjectsOfItsScene() throws {
        weak var totals: Totals?
        weak var sums: SumsViewController?
        let document = try InterfaceDocument(Array(Self.text.utf8), file: "Sums.storyboard")
        app.at(1) {
            let made = UIStoryboard(document, bundles: []).instantiateInitialViewController() as? SumsViewController
            made?.loadViewIfNeeded()
            (sums, totals) = (made, made?.totals)
            made?.totals = nil
            #expect(totals?.label?.text == "0")
        }
        app.at(2) { #expect(sums == nil && totals == nil) }
        try app.play()
    }

    @Test func actionsWithoutATargetTravelUpTheResponderChain() throws {
        let sums = try #require(try show() as? SumsViewController)
        app.perform {
            sums.loadViewIfNeeded()
            let button = sums.view.subviews.compactMap { $0 as? UIButton }.first
            button?.sendActions(for: .touchUpInside)
        }
        #expect(sums.totals?.label?.text == "1" && sums.heard == ["clear UIButton"])
        app.perform { sums.navigationItem.rightBarButtonItem?.press(in: sums.view) }
        #expect(sums.heard == ["clear UIButton", "clear CountedItem"])
    }

    @Test func theFirstResponderIsAskedFirst() throws {
        let sums = try #require(try show() as? SumsViewController)
        let field = Field()
        app.at(1) {
            sums.view.addSubview(field)
            #expect(field.becomeFirstResponder())
            let button = sums.view.subviews.compactMap { $0 as? UIButton }.first
            button?.sendActions(for: .touchUpInside)
            #expect(field.heard == ["clear"] && sums.heard == [])
            let resign = Selector("resign", UIResponder.resignFirstResponder)
            #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
            #expect(!field.isFirstResponder)
            #expect(!UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil), "nothing takes keys")
        }
        try app.play()
    }

    @Test func anUnhandledActionIsReported() throws {
        let sums = try show { $0.replacing("selector=\"clear:\"", with: "selector=\"forget:\"") }
        app.perform {
            sums.loadViewIfNeeded()
            sums.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
        }
        #expect(
            unsupported == [
                "the action “forget:” without a target: nothing is called; no responder from UIButton on has it"
            ])
    }

    @Test func constraintsAreOfTheirClassAndWake() throws {
        let constraint = """
            <label id="sum" text="0"><constraints><constraint firstAttribute="height" constant="40" id="c"
            customClass="LoudConstraint" customModule="UIKitTests"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="extra"><real key="value" value="2"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint></constraints></label>
            """
        let sums = try show {
            $0.replacing("targetRuntime=", with: "useAutolayout=\"YES\" targetRuntime=")
                .replacing("<label id=\"sum\" text=\"0\"/>", with: constraint)
        }
        app.perform { sums.loadViewIfNeeded() }
        let made = try #require(sums.view.subviews.first?.constraints.first as? LoudConstraint)
        #expect(made.isActive && made.constant == 42)
        #expect(unsupported == [])
    }

    @Test func classesThatCannotBeCreatedAreReported() throws {
        let sums = try show {
            $0.replacing("customClass=\"LoudSwipe\"", with: "customClass=\"QuietSwipe\"")
                .replacing("customClass=\"Totals\"", with: "customClass=\"Sum\"")
                .replacing("customClass=\"CountedItem\"", with: "customClass=\"Totals\"")
        }
        app.perform { sums.loadViewIfNeeded() }
        #expect(type(of: try #require(sums.view.gestureRecognizers?.first)) == UISwipeGestureRecognizer.self)
        #expect(
            unsupported.prefix(3).sorted() == [
                "the class UIKitTests.QuietSwipe of Sums.storyboard: it is not a NibMakeable UIGestureRecognizer; UISwipeGestureRecognizer replaces it, without its outlets and actions",
                "the class UIKitTests.Sum of Sums.storyboard: it is not in this program; nothing replaces it, without its outlets and actions",
                "the class UIKitTests.Totals of Sums.storyboard: it does not inherit from UIBarButtonItem; UIBarButtonItem replaces it, without its outlets and actions",
            ])
    }
}

final class SumsViewController: UIViewController {
    weak var totals: Totals?
    private(set) var heard: [String] = []

    override class var outlets: [Outlet] { super.outlets + [Outlet("totals", \SumsViewController.totals)] }
    override class var selectors: [Selector] { super.selectors + [Selector("clear:", SumsViewController.clear)] }

    private func clear(_ sender: AnyObject) { heard.append("clear \(type(of: sender))") }
}

/// An object that is neither a view nor a controller.
final class Totals: NSObject, NibMakeable, UIGestureRecognizerDelegate {
    weak var label: UILabel?
    private(set) var isAwake = false

    static var outlets: [Outlet] { [Outlet("label", \Totals.label)] }
    static var selectors: [Selector] { [Selector("add:", Totals.add)] }

    func awakeFromNib() { isAwake = label != nil }

    private func add(_ sender: UIButton) { label?.text = "\((Int(label?.text ?? "") ?? 0) + 1)" }
}

final class LoudSwipe: UISwipeGestureRecognizer, NibMakeable {}

final class LoudConstraint: NSLayoutConstraint {
    var extra: CGFloat = 0

    override class var outlets: [Outlet] { super.outlets + [Outlet("extra", \LoudConstraint.extra)] }

    override func awakeFromNib() {
        super.awakeFromNib()
        constant += extra
    }
}

/// A class that storyboards cannot instantiate.
class QuietSwipe: UISwipeGestureRecognizer {}

final class SumsItem: UINavigationItem {
    private(set) var backTitleWhenMade: String?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        backTitleWhenMade = backButtonTitle
    }
}

final class CountedItem: UIBarButtonItem {
    private(set) var titleWhenMade: String?
    private(set) var titleWhenAwake: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        titleWhenAwake = title
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleWhenMade = title
    }
}

private final class Field: UIView {
    private(set) var heard: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override class var selectors: [Selector] { super.selectors + [Selector("clear:", Field.clear)] }

    private func clear(_ sender: AnyObject) { heard.append("clear") }
}
