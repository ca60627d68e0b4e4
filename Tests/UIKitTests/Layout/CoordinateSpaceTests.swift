import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct CoordinateSpaceTests {
    @Test func coordinatesConvertBetweenViewsAndTheScreen() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            app.window.addSubview(outer)
            outer.addSubview(inner)
            let spaces: [any UICoordinateSpace] = [outer, UIScreen.main.coordinateSpace]
            #expect(spaces.map { inner.convert(CGPoint.zero, to: $0) } == [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 25)])
            #expect(spaces[1].convert(inner.bounds, from: inner) == CGRect(x: 15, y: 25, width: 10, height: 10))
            #expect(spaces[0].bounds == outer.bounds && spaces[1].bounds == UIScreen.main.bounds)
        }
    }

    @Test func valuesStoreUIKitStructures() {
        let move = CATransform3DMakeTranslation(1, 2, 3)
        let value = NSValue(caTransform3D: move)
        #expect(CATransform3DEqualToTransform(value.caTransform3DValue, move))
        #expect(value == NSValue(caTransform3D: move))
        #expect(value != NSValue(caTransform3D: CATransform3DMakeTranslation(1, 3, 2)))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue.d == 3)
        #expect(NSValue(cgRect: .zero).uiOffsetValue == .zero)
    }

    @Test func transformsInValuesAnimate() throws {
        let app = try TestApp(root: UIViewController())
        let view = app.stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        app.perform { app.window.addSubview(view) }
        app.at(1) {
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))
            animation.toValue = NSValue(caTransform3D: CATransform3DIdentity)
            animation.duration = 1
            view.layer.add(animation, forKey: "move")
        }
        try app.play()
        #expect(try app.numbers("transform.translation.x", of: view, at: [1.25, 1.5]) == [75, 50])
    }
}
