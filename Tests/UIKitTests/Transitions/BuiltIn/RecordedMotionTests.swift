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
