import FrameStoryboards
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitCore

/// Bars and their items, as Interface Builder writes them.
@MainActor @Suite(.serialized) struct BarStoryboardTests {
    private let app: TestApp

    init() throws { app = try TestApp() }

    private func controller(_ text: String) throws -> UIViewController {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="first"><scenes>\(text)</scenes></document>
            """
        let storyboard = app.stage.perform {
            try? InterfaceDocument(Array(text.utf8), file: "Bars.storyboard")
        }.map { document in app.stage.perform { UIStoryboard(document, bundles: []) } }
        return try #require(app.stage.perform { storyboard?.instantiateInitialViewController() })
    }

    @Test func storyboardsSetTheAttributesOfBars() throws {
        let navigation = try #require(
            try controller(
                """
                <scene sceneID="s"><objects><navigationController hidesBarsOnSwipe="YES" hidesBarsOnTap="YES" id="first" \
                sceneMemberID="viewController">
                <navigationBar key="navigationBar" barStyle="black" translucent="NO" largeTitles="YES" id="bar">
                <textAttributes key="titleTextAttributes"><color key="textColor" red="1" green="0" blue="0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></textAttributes>
                <textAttributes key="largeTitleTextAttributes"><color key="textColor" red="0" green="0" blue="1" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></textAttributes>
                <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" red="0" green="1" blue="0" \
                alpha="1" colorSpace="custom" customColorSpace="sRGB"/></navigationBarAppearance>
                </navigationBar></navigationController></objects></scene>
                """) as? UINavigationController)
        app.perform {
            let bar = navigation.navigationBar
            #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
            #expect(
                bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(
                bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor
                    == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            #expect(bar.scrollEdgeAppearance?.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
            #expect(navigation.hidesBarsOnSwipe && navigation.hidesBarsOnTap)
        }
    }

    @Test func storyboardsSetTheAttributesOfItems() throws {
        let controller = try controller(
            """
            <scene sceneID="s"><objects><viewController id="first" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
            <navigationItem key="navigationItem" title="T" prompt="P" largeTitleDisplayMode="never" \
            backButtonDisplayMode="minimal" hidesSearchBarWhenScrolling="NO" id="n">
            <barButtonItem key="leftBarButtonItem" systemItem="trash" selected="YES" id="b1"/>
            <rightBarButtonItems><barButtonItem title="R" style="done" width="90" enabled="NO" id="b2">
            <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/></barButtonItem></rightBarButtonItems>
            </navigationItem>
            <tabBarItem key="tabBarItem" title="Tab" badgeValue="7" tag="3" id="t">
            <color key="badgeColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="-3"/></tabBarItem>
            </viewController></objects></scene>
            """)
        app.perform {
            let item = controller.navigationItem
            #expect(item.title == "T" && item.prompt == "P" && item.largeTitleDisplayMode == .never)
            #expect(item.backButtonDisplayMode == .minimal && !item.hidesSearchBarWhenScrolling)
            #expect(item.leftBarButtonItem?.systemItem == .trash && item.leftBarButtonItem?.isSelected == true)
            let right = item.rightBarButtonItem
            #expect(right?.style == .done && right?.width == 90 && right?.isEnabled == false)
            #expect(right?.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
            let tab = controller.tabBarItem
            #expect(tab?.badgeValue == "7" && tab?.badgeColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            #expect(tab?.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -3) && tab?.tag == 3)
        }
    }

    @Test func barsAreOfTheClassThatAStoryboardNames() throws {
        let tabs = try #require(
            try controller(
                """
                <scene sceneID="s"><objects><tabBarController id="first" sceneMemberID="viewController">
                <tabBar key="tabBar" customClass="NamedTabBar" customModule="UIKitTests" id="b">
                <rect key="frame" x="0" y="0" width="375" height="49"/>
                <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></tabBar></tabBarController></objects></scene>
                """) as? UITabBarController)
        let navigation = try #require(
            try controller(
                """
                <scene sceneID="s"><objects><navigationController id="first" sceneMemberID="viewController">
                <navigationBar key="navigationBar" customClass="NamedNavigationBar" customModule="UIKitTests" \
                largeTitles="YES" id="bar"/>
                <toolbar key="toolbar" customClass="NamedToolbar" customModule="UIKitTests" id="tools"/>
                </navigationController></objects></scene>
                """) as? UINavigationController)
        app.perform {
            #expect((tabs.tabBar as? NamedTabBar)?.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect((navigation.navigationBar as? NamedNavigationBar)?.prefersLargeTitles == true)
            #expect(navigation.toolbar is NamedToolbar)
            app.window.rootViewController = tabs
            #expect(tabs.tabBar.superview === tabs.view)
            app.window.rootViewController = navigation
            navigation.pushViewController(UIViewController(), animated: false)
            let bar = navigation.navigationBar
            #expect(bar.superview === navigation.view && bar.items?.count == 1)
        }
    }

    /// Xcode names no module for a class of UIKit's.
    @Test func viewsMayBeOfAClassOfUIKits() throws {
        let controller = try controller(
            """
            <scene sceneID="s"><objects><viewController id="first" sceneMemberID="viewController">
            <view key="view" customClass="UIControl" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
            </viewController></objects></scene>
            """)
        #expect(app.stage.perform { controller.view is UIControl })
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func systemTabItemsHaveAnImageAndATitle() throws {
        app.perform {
            for kind in (0...11).compactMap(UITabBarItem.SystemItem.init) {
                let item = UITabBarItem(tabBarSystemItem: kind, tag: 5)
                #expect(item.title?.isEmpty == false && item.image != nil && item.tag == 5, "\(kind)")
            }
            #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
        }
    }
}

/// Bars of an application's own classes.
final class NamedTabBar: UITabBar {}
final class NamedNavigationBar: UINavigationBar {}
final class NamedToolbar: UIToolbar {}
