import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The automatic hiding of bars (facts/bar-hiding).
@MainActor @Suite struct BarHidingTests {
    private let app: TestApp
    private let content = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    private let navigation: UINavigationController

    init() throws {
        app = try TestApp()
        navigation = app.stage.perform { [content, field] in
            content.view.addSubview(field)
            content.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
            let navigation = UINavigationController(rootViewController: content)
            navigation.isToolbarHidden = false
            return navigation
        }
        app.perform {
            app.window.rootViewController = navigation
            app.window.layoutIfNeeded()
        }
    }

    private var areHidden: [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }

    private func tap(_ point: CGPoint, at seconds: Double) throws {
        let screen = app.stage.applicationState.touchScreen
        let finger = screen.newTouch()
        app.at(seconds) { screen.touch(finger, .began, at: point) }
        app.at(seconds + 0.1) { screen.touch(finger, .ended, at: point) }
        try app.play()
    }

    private static let middle = CGPoint(x: 195, y: 500)

    @Test func tapsHideAndShowTheBars() throws {
        try tap(Self.middle, at: 1)
        #expect(areHidden == [false, false])
        navigation.hidesBarsOnTap = true
        try tap(Self.middle, at: 3)
        #expect(areHidden == [true, true])
        #expect(content.view.safeAreaInsets.top == 0 && content.view.safeAreaInsets.bottom == 0)
        try tap(Self.middle, at: 5)
        #expect(areHidden == [false, false])
    }

    @Test func theKeyboardHidesTheBarsAndATapShowsThem() throws {
        navigation.hidesBarsWhenKeyboardAppears = true
        app.at(1) { field.becomeFirstResponder() }
        try app.play()
        #expect(areHidden == [true, true] && navigation.navigationBar.isHidden)
        app.at(3) { field.resignFirstResponder() }
        try app.play()
        #expect(areHidden == [true, true], "they stay hidden without the keyboard")
        try tap(Self.middle, at: 5)
        #expect(areHidden == [false, false])
        try tap(Self.middle, at: 7)
        #expect(areHidden == [false, false], "taps only show them")
    }

    @Test func anotherControllersKeyboardDoesNotHideTheBars() throws {
        let other = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        navigation.hidesBarsWhenKeyboardAppears = true
        app.at(1) {
            app.window.addSubview(other)
            other.becomeFirstResponder()
        }
        try app.play()
        #expect(areHidden == [false, false] && app.stage.applicationState.keyboard.frame != nil)
    }

    @Test func compactHeightHidesTheBars() throws {
        navigation.hidesBarsWhenVerticallyCompact = true
        app.perform { app.window.layoutIfNeeded() }
        #expect(areHidden == [false, false])
        app.perform {
            app.window.traitOverrides.verticalSizeClass = .compact
            navigation.view.setNeedsLayout()
            app.window.layoutIfNeeded()
        }
        #expect(areHidden == [true, true])
        try tap(Self.middle, at: 1)
        #expect(areHidden == [true, true])
        try tap(CGPoint(x: 195, y: 10), at: 3)
        #expect(areHidden == [false, false], "a tap where a bar would be")
        app.perform {
            navigation.setBars(hidden: true, animated: false)
            app.window.traitOverrides.verticalSizeClass = .regular
            navigation.view.setNeedsLayout()
            app.window.layoutIfNeeded()
        }
        #expect(areHidden == [false, false])
    }

    @Test func anEmptyToolbarStaysHidden() {
        app.perform {
            content.toolbarItems = nil
            navigation.isToolbarHidden = true
            app.window.layoutIfNeeded()
            navigation.setBars(hidden: true, animated: false)
            #expect(areHidden == [true, true])
            navigation.setBars(hidden: false, animated: false)
            #expect(areHidden == [false, true])
        }
    }
}
