import Foundation
import Testing
import UIKit

/// Blocks animated with springs, and blocks that repeat a number of times.
@MainActor @Suite struct SpringBlockTests {
    let app: TestApp
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() throws {
        let list = List()
        app = try TestApp(root: list)
        app.perform { list.view.addSubview(box) }
    }

    /// The fraction of the way from 50 to 150 that is covered at `times`.
    private func covered(_ times: [Double]) throws -> [Double] {
        try app.numbers("position.x", of: box, at: times).map { ($0 - 50) / 100 }
    }

    /// Duration, damping ratio, velocity, and the progress at the quarters of the duration, from the table of
    /// facts/spring-fitting. At the end, the model value is shown, wherever the spring is.
    @Test(arguments: [
        [1, 0.2, 0, 0.73010, 0.93097, 0.98334], [1, 0.5, 0, 1.14422, 0.98715, 0.99885],
        [1, 1, 0, 0.67107, 0.94448, 0.99221], [3, 0.25, 0, 0.89675, 1.03045, 1.01580],
        [0.6, 0.7, 1, 0.86827, 1.04124, 1.00197], [0.5, 1, 2, 0.68998, 0.94702, 0.99240],
    ])
    func aDampedBlockFitsItsDuration(row: [Double]) throws {
        app.at(1) {
            UIView.animate(
                withDuration: row[0], delay: 0.5, usingSpringWithDamping: row[1], initialSpringVelocity: row[2],
                options: [], animations: { box.center.x = 150 }, completion: { app.note("ended \($0)") })
        }
        try app.play()
        for quarter in 1...3 {
            let fraction = try covered([1.5 + row[0] * Double(quarter) / 4])[0]
            #expect(abs(fraction - row[2 + quarter]) < 0.6e-5, "quarter \(quarter): \(fraction)")
        }
        #expect(try covered([1, 1.5, 1.5 + row[0]]) == [0, 0, 1])
        #expect(app.notes.count == 1 && app.notes[0].hasSuffix(" ended true"))
    }

    /// ω = 2π / duration and z = 1 − bounce; it runs until the distance stays within a thousandth
    /// (facts/spring-perceptual).
    @Test(arguments: [(0.5, 0.3), (0.5, 0.15), (1, 0.8)])
    func aBouncingBlockSettles(duration: Double, bounce: Double) throws {
        app.at(1) {
            UIView.animate(springDuration: duration, bounce: bounce) {
                box.center.x = 150
            } completion: { _ in
                app.note("ended")
                box.center.x = 151
            }
        }
        try app.play()
        let (w, z) = (2 * Double.pi / duration, 1 - bounce)
        let (a, b) = (z * w, w * (1 - z * z).squareRoot())
        for time in [0.05, 0.1, 0.2, 0.3] {
            let expected = 1 - exp(-a * time) * (cos(b * time) + a / b * sin(b * time))
            #expect(abs(try covered([1 + time])[0] - expected) < 1e-9)
        }
        let settled = 1 + log((1 + a / b) / 0.001) / a
        #expect(try covered([settled - 1e-6])[0] < 1.005)
        #expect(try covered([settled + 1e-6])[0] == 1.01)
    }

    /// At the ends of the range of bounces, a spring would never settle.
    @Test(arguments: [-1.0, 1], [true, false])
    func everyBounceSettles(bounce: Double, byAnimator: Bool) throws {
        app.at(1) {
            if byAnimator {
                let spring = UISpringTimingParameters(duration: 0.5, bounce: bounce)
                let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
                animator.addAnimations { box.center.x = 150 }
                animator.addCompletion { _ in app.note("ended") }
                animator.startAnimation()
            } else {
                UIView.animate(springDuration: 0.5, bounce: bounce) {
                    box.center.x = 150
                } completion: { _ in
                    app.note("ended")
                }
            }
        }
        try app.play()
        #expect(app.notes.count == 1)
        #expect(try covered([1, 60]) == [0, 1])
    }

    @Test func animationsRepeatTheGivenNumberOfTimes() throws {
        app.at(0.75) {
            UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { box.center.x = 150 }
                box.alpha = 0
            } completion: {
                app.note("ended \($0)")
            }
        }
        try app.play()
        let fractions = [(1.25, 0.5), (1.5, 1), (1.75, 0.5), (2, 0), (2.25, 0.5), (2.375, 0.75), (2.5, 1)]
        for (time, fraction) in fractions { #expect(abs(try covered([time])[0] - fraction) < 1e-9, "at \(time)") }
        #expect(app.notes == ["2.5 ended true"])
        #expect(try app.numbers("opacity", of: box, at: [1.25, 1.5, 2]) == [0.5, 0, 0])
    }
}
