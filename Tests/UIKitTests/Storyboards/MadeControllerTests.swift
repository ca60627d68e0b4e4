import FrameStoryboards
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitCore

/// What controllers of storyboards can do while and after they are made.
@MainActor @Suite struct MadeControllerTests {
    private let app: TestApp

    init() throws {
        app = try TestApp(width: 393, height: 852)
    }

    private static func scene(_ inner: String, attributes: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        initialViewController="vc"><scenes><scene><objects>
        <viewController id="vc" sceneMemberID="viewController" storyboardIdentifier="Sign" \(attributes)>\(inner)
        </viewController></objects></scene><scene><objects>
        <viewController id="other" sceneMemberID="viewController"><view key="view" id="o"/></viewController>
        </objects></scene></scenes></document>
        """
    }

    private func storyboard(_ text: String) throws -> UIStoryboard {
        let document = try InterfaceDocument(Array(text.utf8), file: "Made.storyboard")
        return app.stage.perform { UIStoryboard(document, bundles: []) }
    }

    private final class Coordinator {
        weak var sign: UIViewController?
    }

    /// Coordinators keep their controllers weakly until they push them.
    @Test func aControllerLivesUntilTheTurnEnds() throws {
        let storyboard = try storyboard(Self.scene("<view key=\"view\" id=\"v\"/>"))
        let coordinator = Coordinator()
        app.at(1) {
            coordinator.sign = storyboard.instantiateViewController(withIdentifier: "Sign")
            #expect(coordinator.sign != nil)
        }
        app.at(1) { #expect(coordinator.sign == nil) }
        try app.play()
    }

    @Test func aDequeuedCellLivesUntilTheTurnEnds() throws {
        let table = UITableView()
        weak var cell: UITableViewCell?
        app.at(1) {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            cell = table.dequeueReusableCell(withIdentifier: "cell")
            #expect(cell != nil)
        }
        app.at(1) { #expect(cell == nil) }
        try app.play()
    }

    @Test func theViewThatInitAsksForIsThatOfTheStoryboard() throws {
        let text = Self.scene(
            """
            <view key="view" id="v"><subviews><label id="label" text="Held"/></subviews>
            <color key="backgroundColor" red="0.1" green="0.3" blue="0.9" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/></view>
            <connections><outlet property="label" destination="label" id="c1"/>
            <segue destination="other" kind="custom" identifier="hold" customClass="HoldSegue"
            customModule="UIKitTests" id="c2"/></connections>
            """, attributes: "customClass=\"AskingController\" customModule=\"UIKitTests\"")
        let storyboard = try storyboard(text)
        app.perform {
            let asking = storyboard.instantiateInitialViewController() as? AskingController
            #expect(asking?.calls == ["did load, blue true, Held", "segue hold", "init ends"])
            #expect(asking?.children.count == 1 && asking?.view.tag == 7)
        }
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    /// W3: the third view of the stack is there in compact height only.
    @Test func aViewThatComesWithASizeClassIsArranged() throws {
        let app = try TestApp(width: 390, height: 844)
        let document = try InterfaceDocument(
            Array(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
                useTraitCollections="YES" initialViewController="vc"><scenes><scene><objects>
                <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews>
                <stackView id="stack" distribution="fillEqually"><rect key="frame" x="0" y="0" width="300" height="50"/>
                <subviews><view id="a"/><view id="b"/><view id="c"/></subviews>
                <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
                <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
                </stackView></subviews></view></viewController></objects></scene></scenes></document>
                """.utf8), file: "Stack.storyboard")
        app.perform {
            let controller = UIStoryboard(document, bundles: []).instantiateInitialViewController()
            app.window.rootViewController = controller
            let stack = controller?.view.subviews.first as? UIStackView
            @MainActor func tell(_ height: UIUserInterfaceSizeClass) {
                controller?.sizeClassAdapter?(
                    UITraitCollection {
                        $0.verticalSizeClass = height
                        $0.horizontalSizeClass = .compact
                    })
                stack?.layoutIfNeeded()
            }
            #expect(stack?.arrangedSubviews.count == 2)
            tell(.compact)
            #expect(stack?.arrangedSubviews.map(\.frame.minX) == [0, 100, 200])
            tell(.regular)
            #expect(stack?.arrangedSubviews.map(\.frame.minX) == [0, 150] && stack?.subviews.count == 2)
        }
    }

    /// W4: a constraint to a view that only compact height includes is installed with it, also in a view around.
    @Test func aConstraintOfAnExcludedViewWaitsForIt() throws {
        let app = try TestApp(width: 390, height: 844)
        let document = try InterfaceDocument(
            Array(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
                useAutolayout="YES" useTraitCollections="YES" initialViewController="vc"><scenes><scene><objects>
                <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews>
                <view id="box"><rect key="frame" x="0" y="0" width="300" height="50"/><subviews>
                <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
                <variation key="heightClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
                </view></subviews><constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading"
                constant="15" id="c1"/>
                <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="width" id="c2"/>
                </constraints></view></viewController></objects></scene></scenes></document>
                """.utf8), file: "Excluded.storyboard")
        app.perform {
            let controller = UIStoryboard(document, bundles: []).instantiateInitialViewController()
            app.window.rootViewController = controller
            let box = controller?.view.subviews.first
            #expect(box?.subviews.isEmpty == true && controller?.view.constraints.isEmpty == true)
            controller?.sizeClassAdapter?(
                UITraitCollection {
                    $0.verticalSizeClass = .compact
                    $0.horizontalSizeClass = .compact
                })
            controller?.view.layoutIfNeeded()
            #expect(box?.subviews.first?.frame.minX == 15 && box?.subviews.first?.frame.width == 390)
        }
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }
}

final class AskingController: UIViewController {
    var label: UILabel!
    var calls: [String] = []

    override class var outlets: [Outlet] { super.outlets + [Outlet("label", \AskingController.label)] }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        view.tag = 7
        calls.append("init ends")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("did load, blue \(view.backgroundColor != nil), \(label?.text ?? "-")")
        performSegue(withIdentifier: "hold", sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("segue \(segue.identifier ?? "")")
    }
}

final class HoldSegue: UIStoryboardSegue {
    override func perform() {
        source.addChild(destination)
        destination.didMove(toParent: source)
    }
}
