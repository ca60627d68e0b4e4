import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Pushes and pops beside a recording of a device at 30 frames a second (facts/navigation-motion): shares of the width
/// by which the upper view is away from its place. The start is the only number that is fitted.
@MainActor @Suite struct RecordedMotionTests {
    /// A frame of the recording, in frames since the first, and the share.
    typealias Frame = (frame: Double, share: Double)

    /// The second frame and those after it are 0.55 of a frame late.
    private static let push: [Frame] = [
        (0, 0.8747), (1, 0.6527), (2.55, 0.3665), (3.55, 0.2384), (4.55, 0.1487), (5.55, 0.0935), (6.55, 0.0571),
        (7.55, 0.0341),
    ]
    private static let pop: [Frame] = [
        (0, 0.1338), (1, 0.3558), (3, 0.7013), (4, 0.8055), (5, 0.8794), (6, 0.9232),
    ]

    /// The smallest root mean square of the differences, in points, over all starts in steps of a millisecond.
    private func difference(_ frames: [Frame], of view: UIView, in app: TestApp, from start: Double) throws -> Double {
        let differences = try (0...80).map { milliseconds in
            let first = start + Double(milliseconds) / 1000
            let shown = try app.numbers("position.x", of: view, at: frames.map { first + $0.frame / 30 })
            let squares = zip(shown, frames).map { position, frame in
                let away = position - 187.5 - 375 * frame.share
                return away * away
            }
            return (squares.reduce(0, +) / Double(frames.count)).squareRoot()
        }
        return try #require(differences.min())
    }

    /// While a title is visible, no button is at its place.
    @Test func titlesDoNotPassThroughButtons() throws {
        let (lower, upper) = (UIViewController(), UIViewController())
        let app = try TestApp(width: 375, height: 812)
        let navigation = app.stage.perform { UINavigationController(rootViewController: lower) }
        func views() -> (titles: [UIView], buttons: [UIView]) {
            let all = navigation.navigationBar.descendants
            return (
                ["Lower", "Upper"].compactMap { navigation.navigationBar.label($0) }, all.filter { $0 is BarButtonView }
            )
        }
        app.perform {
            for (page, title, button) in [(lower, "Lower", "Edit"), (upper, "Upper", "Share")] {
                page.title = title
                page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: button, style: .plain, target: nil, action: nil)
            }
            app.window.rootViewController = navigation
        }
        var (titles, buttons): ([UIView], [UIView]) = ([], [])
        app.at(1) { navigation.pushViewController(upper, animated: true) }
        app.at(1.1) { (titles, buttons) = views() }
        try app.play()
        #expect(titles.count == 2 && buttons.count == 2)
        let times = (1...40).map { 1 + Double($0) / 80 }
        var visible: Set<Int> = []
        for title in titles {
            for (index, button) in buttons.enumerated() {
                let opacities = [title, button].map { try? app.numbers("opacity", of: $0, at: times) }
                let places = [title, button].map { try? app.numbers("position.x", of: $0, at: times) }
                guard case (let a?, let b?, let x?, let y?) = (opacities[0], opacities[1], places[0], places[1]) else {
                    Issue.record("not on screen")
                    continue
                }
                let distance = Double(title.bounds.width + button.bounds.width) / 2
                for step in times.indices where min(a[step], b[step]) > 0.01 {
                    visible.insert(index)
                    #expect(abs(x[step] - y[step]) >= distance, "at \(times[step])")
                }
            }
        }
        #expect(visible == [0, 1], "each button is visible for a while")
    }

    @Test func pushesAndPopsMoveAsRecorded() throws {
        let (lower, upper) = (UIViewController(), UIViewController())
        let app = try TestApp(width: 375, height: 812)
        let navigation = app.stage.perform { UINavigationController(rootViewController: lower) }
        app.perform { app.window.rootViewController = navigation }
        app.at(1) { navigation.pushViewController(upper, animated: true) }
        app.at(2) { navigation.popViewController(animated: true) }
        try app.play()
        #expect(try difference(Self.push, of: upper.view, in: app, from: 1) < 1.5)
        #expect(try difference(Self.pop, of: upper.view, in: app, from: 2) < 1.5)
    }
}
