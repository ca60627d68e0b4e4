import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct CornerConfigurationTests {
    @Test func capsulesFollowTheSize() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            app.window.addSubview(view)
            view.cornerConfiguration = .capsule()
            #expect(view.layer.cornerRadius == 20 && view.effectiveRadius(corner: .topLeft) == 20)
            view.bounds.size.height = 60
            view.layoutIfNeeded()
            #expect(view.layer.cornerRadius == 30)
            view.cornerConfiguration = .capsule(maximumRadius: 12)
            #expect(view.layer.cornerRadius == 12)
        }
    }

    @Test func concentricCornersKeepTheirDistance() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let inner = UIView(frame: CGRect(x: 8, y: 8, width: 184, height: 184))
            app.window.addSubview(card)
            card.addSubview(inner)
            card.cornerConfiguration = .uniformCorners(radius: .fixed(30))
            inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 5))
            #expect(inner.layer.cornerRadius == 22)
            inner.frame = card.bounds.insetBy(dx: 28, dy: 28)
            inner.layoutIfNeeded()
            #expect(inner.layer.cornerRadius == 5)
        }
    }

    @Test func cornersWithoutARadiusAreSquare() throws {
        let app = try TestApp()
        app.perform {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            view.cornerConfiguration = .uniformTopRadius(16)
            #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(view.effectiveRadius(corner: .bottomLeft) == 0 && view.effectiveRadius(corner: .topRight) == 16)
        }
    }
}
