import FrameGeometry
import FrameLayers
import FramePainting
import QuartzCore
import Testing
import UIKit

/// Snapshots of snapshots and of parts of views.
@MainActor @Suite struct SnapshotTests {
    let app: TestApp
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))

    init() throws {
        app = try TestApp()
        app.perform { app.window.addSubview(screen) }
    }

    private func image(of view: UIView, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    private func part(of view: UIView, _ rect: CGRect, updated: Bool = true) throws -> UIView {
        try #require(
            view.resizableSnapshotView(from: rect, afterScreenUpdates: updated, withCapInsets: .zero))
    }

    /// Each snapshot contains all earlier ones, with twice as many items as the one before.
    @Test func snapshotsOfThemselvesAreAMistake() throws {
        screen.backgroundColor = .red
        app.at(0.1) {
            for _ in 0..<20 {
                guard let snapshot = self.screen.snapshotView(afterScreenUpdates: true) else { return }
                self.screen.addSubview(snapshot)
            }
        }
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect("\(String(describing: error))".contains("snapshots of itself"))
    }

    @Test func snapshotsOfOffscreenSnapshotsHaveContents() throws {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        screen.backgroundColor = .red
        app.at(0.1) {
            let whole = screen.snapshotView(afterScreenUpdates: false)
            let copy = whole?.snapshotView(afterScreenUpdates: false)
            let piece = copy?.resizableSnapshotView(from: square, afterScreenUpdates: false, withCapInsets: .zero)
            screen.backgroundColor = .white
            let red = UIView(frame: square)
            red.backgroundColor = .red
            #expect(piece.map { image(of: $0).pngData() } == image(of: red).pngData())
        }
        try app.play()
    }

    /// Fills the screen with content that extends beyond its own bounds: shadows, blurs, strokes, text, transforms,
    /// groups, and masks.
    private func fillScreen() {
        func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 22, _ height: CGFloat = 14) -> UIView {
            let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
            view.backgroundColor = UIColor(red: x / 120, green: y / 120, blue: 0.5, alpha: 1)
            screen.addSubview(view)
            return view
        }
        screen.backgroundColor = .white
        let shadow = add(6, 6)
        shadow.layer.shadowOpacity = 0.8
        shadow.layer.shadowRadius = 5
        shadow.layer.shadowOffset = CGSize(width: 9, height: 12)
        let cast = add(60, 8)
        cast.backgroundColor = nil
        cast.layer.shadowOpacity = 1
        let casting = UIView(frame: CGRect(x: -8, y: 4, width: 20, height: 10))
        casting.backgroundColor = .blue
        casting.layer.cornerRadius = 4
        cast.addSubview(casting)
        add(90, 10).transform = CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 1.5, y: 1.5)
        let clipped = add(8, 50, 40, 20)
        clipped.layer.cornerRadius = 9
        clipped.clipsToBounds = true
        clipped.layer.borderWidth = 3
        clipped.transform = CGAffineTransform(rotationAngle: -0.3)
        let inside = UIView(frame: CGRect(x: 20, y: -10, width: 40, height: 25))
        inside.backgroundColor = .orange
        clipped.addSubview(inside)
        let faded = add(60, 44, 30, 30)
        faded.alpha = 0.5
        let child = UIView(frame: CGRect(x: 18, y: 18, width: 24, height: 24))
        child.backgroundColor = .green
        faded.addSubview(child)
        let label = UILabel(frame: CGRect(x: 4, y: 84, width: 70, height: 24))
        label.text = "Snapshot"
        screen.addSubview(label)
        let masked = add(84, 80, 30, 30)
        let mask = CALayer()
        mask.frame = CGRect(x: 5, y: 5, width: 30, height: 14)
        mask.backgroundColor = UIColor.black.cgColor
        mask.cornerRadius = 6
        masked.layer.mask = mask
        let turned = add(40, 96)
        var space = CATransform3DIdentity
        space.m34 = -1 / 100
        turned.layer.transform = CATransform3DRotate(space, 0.8, 0, 1, 0)
        let stroke = CAShapeLayer()
        stroke.path = UIBezierPath(ovalIn: CGRect(x: 30, y: 30, width: 50, height: 40)).cgPath
        stroke.fillColor = nil
        stroke.strokeColor = UIColor.black.cgColor
        stroke.lineWidth = 6
        screen.layer.addSublayer(stroke)
        let raster = add(100, 50, 15, 15)
        raster.layer.shouldRasterize = true
        raster.transform = CGAffineTransform(rotationAngle: 0.2)
    }

    /// A part of the screen that contains all its items.
    private func clipping(_ rect: CGRect) -> UIView {
        let group = Group(
            clip: Clip(.rect(Rect(rect))), transform: .translation(x: -rect.minX, y: -rect.minY),
            items: screen.layer.displayItems(ofModel: true))
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.show(Drawing(size: Size(rect.size), items: [.group(group)]))
        return view
    }

    @Test(arguments: [CGFloat(1), 2, 3], [0, 0.4]) func aPartRendersLikeTheWhole(scale: CGFloat, angle: CGFloat)
        throws
    {
        try app.stage.perform {
            fillScreen()
            let whole = try #require(screen.snapshotView(afterScreenUpdates: true))
            // Multiples of one half, so that no sum of coordinates is rounded.
            let side = 11.5
            for index in 0..<100 {
                let rect = CGRect(
                    x: Double(index % 10) * side + 2.5, y: Double(index / 10) * side + 2.5, width: side, height: side)
                let expected = clipping(rect)
                for piece in [try part(of: screen, rect), try part(of: whole, rect)] {
                    for view in [piece, expected] { view.transform = CGAffineTransform(rotationAngle: angle) }
                    #expect(
                        image(containing: piece, scale).pngData() == image(containing: expected, scale).pngData(),
                        "\(rect)")
                }
            }
        }
    }

    /// An image of the view at its position in its superview.
    private func image(containing view: UIView, _ scale: CGFloat) -> UIImage {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = CGPoint(x: 10, y: 10)
        container.addSubview(view)
        return image(of: container, scale: scale)
    }

    private func fills(of view: UIView) -> Int {
        func count(_ items: [PaintItem]) -> Int {
            items.reduce(0) { sum, item in
                switch item {
                case .fill, .image: sum + 1
                case .group(let group): sum + count(group.items)
                }
            }
        }
        return count(view.layer.modelValues.drawing?.items ?? [])
    }

    @Test func aPartKeepsNearbyContent() throws {
        try app.stage.perform {
            for index in 0..<144 {
                let cell = UIView(
                    frame: CGRect(x: 10 * (index % 12) + 3, y: 10 * (index / 12) + 3, width: 4, height: 4))
                cell.backgroundColor = .red
                screen.addSubview(cell)
            }
            let whole = try #require(screen.snapshotView(afterScreenUpdates: true))
            let rect = CGRect(x: 30, y: 40, width: 20, height: 10)
            #expect(fills(of: try part(of: screen, rect)) == 2)
            #expect(fills(of: try part(of: whole, rect)) == 2)
            #expect(fills(of: whole) == 144)
        }
    }

    /// A backdrop also blurs content beside the part.
    @Test func aPartWithABackdropKeepsEverything() throws {
        try app.stage.perform {
            for x in [0, 100] {
                let cell = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
                cell.backgroundColor = .red
                screen.addSubview(cell)
            }
            let pane = UIVisualEffectView(effect: UIBlurEffect(style: .light))
            pane.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            screen.addSubview(pane)
            let all = fills(of: try #require(screen.snapshotView(afterScreenUpdates: true)))
            #expect(fills(of: try part(of: screen, CGRect(x: 0, y: 0, width: 10, height: 10))) == all)
        }
    }
}
