import Foundation
import FrameStoryboards
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Controllers and views created from storyboards (facts/nib-loading).
@MainActor @Suite(.serialized) struct StoryboardTests {
    private let app: TestApp

    init() throws {
        app = try TestApp(width: 393, height: 852)
        let app = app
        TripListController.log = { app.note($0) }
    }

    private var unsupported: [String] { app.stage.diagnostics.unsupported.entries.map(\.api) }

    /// Shows the initial controller.
    private func show(_ edit: (String) -> String = { $0 }) throws -> (UINavigationController, TripListController) {
        let storyboard = try app.stage.perform { try TripsFiles.main(edit) }
        let navigation = try #require(
            app.stage.perform { storyboard.instantiateInitialViewController() } as? UINavigationController)
        let first = try #require(navigation.viewControllers.first as? TripListController)
        #expect(!first.isViewLoaded && first.storyboard === storyboard && navigation.storyboard === storyboard)
        app.perform { app.window.rootViewController = navigation }
        return (navigation, first)
    }

    @Test func objectsAreCreatedConnectedAndAwakenedInOrder() throws {
        let (_, first) = try show {
            $0.replacing(
                "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lst-box\"",
                with:
                    "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lst-box\" customClass=\"BoxView\" customModule=\"UIKitTests\""
            ).replacing(
                "<userDefinedRuntimeAttribute type=\"boolean\"",
                with:
                    "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"shade\"><real key=\"value\" value=\"0.5\"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type=\"boolean\""
            )
        }
        try app.play()
        #expect(
            app.notes == [
                "0 init, title Trips", "0 awake, headline unset, view not loaded", "0 box made, colored, 0 subviews",
                "0 box awake, shade 0.5, corners 16.0", "0 should embedMap",
                "0 prepare embedMap, UIViewController not loaded, from UIView",
                "0 loaded, headline “Three trips”, 2 buttons, 1 child",
            ])
        let box = try #require(first.view.subviews.first { $0 is BoxView })
        #expect(box.backgroundColor == .red, "what the class sets in init(coder:) stays")
        #expect(box.clipsToBounds && box.gestureRecognizers?.count == 1)
    }

    @Test func constraintsPlaceViews() throws {
        let (_, first) = try show()
        try app.play()
        first.view.layoutIfNeeded()
        let frames = first.view.subviews.map(\.frame)
        #expect(frames.map(\.minX) == [20, 20, 20, 20])
        #expect(frames.map(\.width) == [353, 353, 353, 176.5])
        #expect(frames.dropFirst().map(\.height) == [180, 120, 200])
        #expect(first.children.first?.view.frame == CGRect(x: 0, y: 0, width: 176.5, height: 200))
        #expect(first.view.constraints.first { $0.source == "Main.storyboard:91:29" } != nil)
    }

    @Test func attributesOfTheFileAreSet() throws {
        let (_, first) = try show()
        #expect(first.headline.font == .systemFont(ofSize: 24, weight: .semibold))
        #expect(first.headline.textAlignment == .center)
        #expect(first.headline.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(
            first.buttons[0].configuration?.baseBackgroundColor == UIColor(red: 0.95, green: 0.45, blue: 0.35, alpha: 1)
        )
        let stack = try #require(first.view.subviews[1] as? UIStackView)
        #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.spacing == 12)
        let count = try #require(stack.arrangedSubviews[2] as? UIButton)
        #expect(count.title(for: .highlighted) == "Counting" && count.buttonType == .system)
        #expect(count.titleColor(for: .normal) == UIColor(red: 0.75, green: 0.1, blue: 0.2, alpha: 1))
        #expect(first.navigationItem.title == "Trips" && first.navigationItem.rightBarButtonItem?.title == "Help")
        count.sendActions(for: .touchUpInside)
        #expect(app.notes.last == "0 count Count")
    }

    @Test func attributesFollowTheSizeClasses() throws {
        let (navigation, first) = try show()
        let box = first.view.subviews[2]
        #expect(box.constraints.first?.constant == 120 && first.headline.font.pointSize == 24)
        app.at(1) {
            navigation.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: first)
            #expect(box.constraints.first?.constant == 60 && first.headline.font.pointSize == 16)
            first.headline.text = "changed"
            navigation.setOverrideTraitCollection(nil, forChild: first)
            #expect(box.constraints.first?.constant == 120 && first.headline.font.pointSize == 24)
            #expect(first.headline.text == "changed", "only what varies is set again")
        }
        try app.play()
    }

    @Test func controlsAndIdentifiersPerformSegues() throws {
        let (navigation, first) = try show()
        app.at(1) { first.buttons[0].sendActions(for: .primaryActionTriggered) }
        app.at(3) {
            #expect(navigation.topViewController?.navigationItem.title == "Lisbon")
            navigation.popViewController(animated: false)
        }
        app.at(4) { first.performSegue(withIdentifier: "presentCard", sender: nil) }
        app.at(6) {
            let card = navigation.presentedViewController
            #expect(card?.modalPresentationStyle == .fullScreen && card?.modalTransitionStyle == .flipHorizontal)
            (card?.view.subviews.first as? UIButton)?.sendActions(for: .primaryActionTriggered)
        }
        app.at(8) {
            #expect(navigation.presentedViewController == nil)
            let help = first.navigationItem.rightBarButtonItem
            help?.press(in: app.window)
        }
        app.at(10) {
            let tabs = navigation.presentedViewController as? UITabBarController
            #expect(tabs?.tabBar.items?.map(\.title) == ["Questions", "Contact"])
            #expect(tabs?.storyboard !== navigation.storyboard)
        }
        try app.play()
        #expect(
            app.notes.filter { $0.contains("prepare") || $0.contains("back") }.dropFirst() == [
                "1 prepare showTrip, UIViewController not loaded, from UIButton",
                "4 prepare presentCard, UIViewController not loaded, from nothing", "6 back from UIViewController",
                "8 prepare help, UITabBarController not loaded, from UIBarButtonItem",
            ])
    }

    /// Each is reported once, and nothing that merely follows from a missing class.
    @Test func missingResourcesAreReported() throws {
        let storyboard = try app.stage.perform {
            try TripsFiles.main {
                $0.replacing(
                    "customModule=\"UIKitTests\" customModuleProvider=\"target\"", with: "customModule=\"Elsewhere\"")
            }
        }
        let first = app.stage.perform { storyboard.instantiateViewController(withIdentifier: "trips") }
        app.perform { app.window.rootViewController = first }
        try app.play()
        #expect(type(of: first) == UIViewController.self)
        #expect(unsupported == ["the class Elsewhere.TripListController of Main.storyboard"])
    }

    /// Xcode writes the name of its own target, or none if the storyboard's target provides the module.
    @Test(arguments: ["customModuleProvider=\"target\"", "customModule=\"Elsewhere\" customModuleProvider=\"target\""])
    func aTargetClassIsFoundByItsUniqueName(module: String) throws {
        let storyboard = try app.stage.perform {
            try TripsFiles.main {
                $0.replacing("customModule=\"UIKitTests\" customModuleProvider=\"target\"", with: module)
            }
        }
        let first = app.stage.perform { storyboard.instantiateViewController(withIdentifier: "trips") }
        #expect(first is TripListController)
        // The class is found, but has no method for the recognizer beside its view.
        #expect(unsupported == ["the action “tapped:” of TripListController in Main.storyboard"])
    }

    @Test func unlistedOutletsAndActionsAreReported() throws {
        let (_, _) = try show {
            $0.replacing("property=\"headline\"", with: "property=\"title2\"")
                .replacing("selector=\"count:\"", with: "selector=\"recount:\"")
                .replacing("property=\"buttons\"", with: "property=\"headline\"")
                .replacing(
                    "<outletCollection property=\"headline\" destination=\"lst-card\"",
                    with: "<outlet property=\"headline\" destination=\"lst-head\""
                )
                .replacing(
                    "<outletCollection property=\"headline\" destination=\"lst-show\"",
                    with: "<outlet property=\"buttons\" destination=\"lst-head\"")
        }
        #expect(
            unsupported.filter { !$0.contains("image") }.sorted() == [
                "the action “recount:” of TripListController in Main.storyboard",
                "the action “tapped:” of TripListController in Main.storyboard",
                "the outlet “buttons” of TripListController in Main.storyboard",
                "the outlet “title2” of TripListController in Main.storyboard",
            ])
    }

    @Test func creatorsCreateControllers() throws {
        let storyboard = try app.stage.perform { try TripsFiles.main() }
        app.perform {
            var made = 0
            let first: TripListController = storyboard.instantiateViewController(identifier: "trips") { coder in
                made += 1
                return TripListController(coder: coder)
            }
            #expect(made == 1 && first.title == "Trips")
            let other: UIViewController = storyboard.instantiateViewController(identifier: "detail") { _ in nil }
            #expect(other.navigationItem.title == "Lisbon")
            let initial: UINavigationController? = storyboard.instantiateInitialViewController()
            #expect(initial?.viewControllers.count == 1)
        }
    }

    @Test func listsShowTheirCells() throws {
        app.perform {
            let help = UIStoryboard(name: "Help", bundle: TripsFiles.bundle)
            #expect(help.instantiateInitialViewController() == nil)
            let tabs = help.instantiateViewController(withIdentifier: "start") as? UITabBarController
            let table = tabs?.viewControllers?.last?.view as? UITableView
            #expect(table?.numberOfRows(inSection: 0) == 1)
            #expect(table?.dataSource?.tableView(table ?? UITableView(), titleForHeaderInSection: 0) == "Contact")
        }
        #expect(unsupported.isEmpty)
    }

    @Test func anUnknownIdentifierFailsTheRun() throws {
        let storyboard = try app.stage.perform { try TripsFiles.main() }
        app.at(1) { _ = storyboard.instantiateViewController(withIdentifier: "cards") }
        #expect(throws: StageError.self) { try app.play() }
    }

    @Test func aMissingStoryboardFailsTheRun() throws {
        app.at(1) { _ = UIStoryboard(name: "../Main", bundle: TripsFiles.bundle).instantiateInitialViewController() }
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect(error?.message.contains("no file ../Main.storyboard in ") == true)
    }

    @Test func controllersAreDeallocated() throws {
        let storyboard = try app.stage.perform { try TripsFiles.main() }
        weak var shown: UIViewController?
        weak var unseen: UIViewController?
        app.at(1) {
            let controller = storyboard.instantiateViewController(withIdentifier: "trips")
            controller.loadViewIfNeeded()
            let other = storyboard.instantiateViewController(withIdentifier: "trips")
            (shown, unseen) = (controller, other)
        }
        app.at(2) { #expect(shown == nil && unseen == nil) }
        try app.play()
    }

    /// Two files, each with a scene that embeds the other's.
    @Test func scenesThatContainEachOtherFailTheRun() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, other) in [("A", "B"), ("B", "A")] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
                initialViewController="c"><scenes><scene><objects><viewController id="c" sceneMemberID="viewController">
                <view key="view" id="v"><subviews><containerView id="k"><connections>
                <segue id="s" kind="embed" destination="r"/></connections></containerView></subviews></view>
                </viewController></objects></scene><scene><objects>
                <viewControllerPlaceholder id="r" storyboardName="\(other)" sceneMemberID="viewController"/>
                </objects></scene></scenes></document>
                """
            try text.write(to: folder.appending(path: "\(name).storyboard"), atomically: true, encoding: .utf8)
        }
        app.at(1) {
            let storyboard = UIStoryboard(name: "A", bundle: Bundle(path: folder.path))
            storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
        }
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect(error?.message.contains("scenes contain one another without an end") == true)
    }

    // MARK: Nibs

    @Test func aNibConnectsItsOwner() throws {
        app.perform {
            let owner = BadgeOwner()
            let objects = TripsFiles.bundle.loadNibNamed("Badge", owner: owner)
            #expect(objects?.count == 1 && owner.badge === objects?.first as? UIView)
            #expect((owner.badge?.subviews.first as? UILabel)?.font == .boldSystemFont(ofSize: 15))
            let nib = UINib(nibName: "Badge", bundle: TripsFiles.bundle)
            #expect(
                nib.instantiate(withOwner: nil).first as? UIView !== nib.instantiate(withOwner: nil).first as? UIView)
        }
    }

    @Test func aControllerLoadsItsNib() throws {
        let controller = app.stage.perform { BadgeController(nibName: "Badge", bundle: TripsFiles.bundle) }
        #expect(!controller.isViewLoaded && controller.nibName == "Badge")
        #expect(controller.view.bounds.size == CGSize(width: 393, height: 852), "the nib has no outlet “view”")
        #expect(controller.badge?.bounds.size == CGSize(width: 120, height: 32))
    }

    /// Setting the outlet does not load the view again.
    @Test func aNibHasTheViewOfItsOwner() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nib-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try String(contentsOfFile: TripsFiles.folder + "/Badge.xib", encoding: .utf8)
            .replacing("property=\"badge\"", with: "property=\"view\"")
        try text.write(to: folder.appending(path: "Badge.xib"), atomically: true, encoding: .utf8)
        app.perform {
            for name in ["Badge", nil] {
                let controller = BadgeController(nibName: name, bundle: Bundle(path: folder.path))
                #expect((controller.view.subviews.first as? UILabel)?.text == "New")
                #expect(controller.view.bounds.size == CGSize(width: 120, height: 32))
            }
        }
    }

    /// `Badge.xib` is loaded for `BadgeController`.
    @Test func aNibCanHaveTheNameOfTheClass() throws {
        app.perform {
            let controller = BadgeController(nibName: nil, bundle: TripsFiles.bundle)
            controller.loadViewIfNeeded()
            #expect(controller.badge?.bounds.size == CGSize(width: 120, height: 32))
            let other = UIViewController(nibName: nil, bundle: TripsFiles.bundle)
            #expect(other.view.bounds.size == CGSize(width: 393, height: 852))
        }
    }
}

final class BadgeOwner: UIResponder {
    var badge: UIView?
    override class var outlets: [Outlet] { super.outlets + [Outlet("badge", \BadgeOwner.badge)] }
}

final class BadgeController: UIViewController {
    weak var badge: UIView?
    private var kept: UIView?
    override class var outlets: [Outlet] { super.outlets + [Outlet("badge", \BadgeController.keeping)] }

    var keeping: UIView? {
        get { badge }
        set {
            badge = newValue
            kept = newValue
        }
    }
}
