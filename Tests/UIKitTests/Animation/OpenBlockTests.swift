import QuartzCore
import Testing
import UIKit

/// Animation blocks without closures: `UIView.beginAnimations(_:context:)`.
@MainActor @Suite struct OpenBlockTests {
    @MainActor private final class Ear: NSObject {
        var heard: [String] = []
        func starts(_ id: String?, _ context: UnsafeMutableRawPointer?) { heard.append("starts \(id ?? "-")") }
        func stops(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
            heard.append("stops \(id ?? "-") \(finished.boolValue) \(CACurrentMediaTime())")
        }
    }

    private let app: TestApp
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let ear = Ear()

    init() throws {
        let list = List()
        app = try TestApp(root: list)
        app.perform { list.view.addSubview(box) }
    }

    private func xs(_ times: [Double]) throws -> [Double] { try app.numbers("position.x", of: box, at: times) }

    @Test func changesAreAnimatedWithTheSettingsBeforeThem() throws {
        app.at(1) {
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDelegate(ear)
            UIView.setAnimationWillStart(Selector("starts", Ear.starts))
            UIView.setAnimationDidStop(Selector("stops", Ear.stops))
            UIView.setAnimationDuration(1)
            UIView.setAnimationDelay(0.5)
            UIView.setAnimationCurve(.linear)
            box.center.x = 150
            UIView.setAnimationDuration(2)
            box.alpha = 0
            UIView.commitAnimations()
            #expect(box.center.x == 150)
            box.center.y = 300
        }
        try app.play()
        #expect(try xs([1, 1.5, 2, 2.5]) == [50, 50, 100, 150])
        #expect(try app.numbers("opacity", of: box, at: [1.5, 2.5, 3.5]) == [1, 0.5, 0])
        #expect(try app.numbers("position.y", of: box, at: [1.1]) == [300], "after the block nothing is animated")
        #expect(ear.heard == ["starts move", "stops move true 3.5"])
    }

    @Test func theDefaultIsAFifthOfASecond() throws {
        app.at(1) {
            UIView.beginAnimations(nil, context: nil)
            box.center.x = 150
            UIView.commitAnimations()
        }
        try app.play()
        #expect(try xs([1.1, 1.2]) == [100, 150])
    }

    @Test func blocksNestAndAnEmptyOneStops() throws {
        app.at(1) {
            UIView.beginAnimations("outer", context: nil)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationDuration(1)
            UIView.beginAnimations("inner", context: nil)
            UIView.setAnimationDelegate(ear)
            UIView.setAnimationDidStop(Selector("stops", Ear.stops))
            UIView.commitAnimations()
            box.center.x = 150
            UIView.commitAnimations()
            UIView.commitAnimations()
        }
        try app.play()
        #expect(try xs([1.5]) == [100])
        #expect(ear.heard == ["stops inner true 1.0"])
    }

    @Test func passesAreRepeated() throws {
        app.at(1) {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationDuration(1)
            UIView.setAnimationRepeatCount(2)
            UIView.setAnimationRepeatAutoreverses(true)
            box.center.x = 150
            UIView.commitAnimations()
        }
        try app.play()
        #expect(try xs([1.5, 2.5, 3.5, 4.5]) == [100, 100, 100, 100])
        #expect(try xs([2, 3]) == [150, 50])
    }

    @Test func aTransitionIsPartOfTheBlock() throws {
        app.at(1) {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDelegate(ear)
            UIView.setAnimationDidStop(Selector("stops", Ear.stops))
            UIView.setAnimationTransition(.flipFromLeft, for: box, cache: true)
            box.backgroundColor = .red
            UIView.commitAnimations()
            #expect(box.layer.animationKeys()?.contains(kCATransition) == true)
        }
        try app.play()
        #expect(ear.heard == ["stops - true 1.2"])
    }
}
