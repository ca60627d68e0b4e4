import UIKit

/// Depth: perspectives about different anchors, back sides, transform layers, copies that go away, edges of turned layers.
public final class DepthViewController: GridScreen {
    private static func perspective(_ distance: CGFloat = 60) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / distance
        return perspective
    }

    private func tile(_ layer: CALayer, in parent: CALayer, _ color: UIColor = .systemBlue) {
        show(layer, "tile", 4, 4, 24, 24, in: parent)
        layer.backgroundColor = color.cgColor
        show(CALayer(), "mark", 3, 3, 8, 4, in: layer).backgroundColor = UIColor.white.cgColor
    }

    public override func setUp() {
        // The same turn, seen from five places.
        for anchor in [(0.5, 0.5), (0, 0.5), (1, 0.5), (0.5, 0), (0.5, 1)] {
            add(CALayer(), "seen from \(anchor)") {
                let frame = $0.frame
                $0.anchorPoint = CGPoint(x: anchor.0, y: anchor.1)
                $0.frame = frame
                $0.sublayerTransform = Self.perspective()
                let turned = CALayer()
                tile(turned, in: $0)
                turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
            }
        }
        for isDoubleSided in [true, false] {
            add(CALayer(), "back, \(isDoubleSided ? "seen" : "not seen")") {
                let turned = CALayer()
                tile(turned, in: $0, .systemPink)
                turned.isDoubleSided = isDoubleSided
                turned.transform = CATransform3DMakeRotation(.pi * 0.8, 0, 1, 0)
            }
        }
        add(CALayer(), "further back") {
            $0.sublayerTransform = Self.perspective()
            let turned = CALayer()
            tile(turned, in: $0, .systemGreen)
            turned.anchorPointZ = 40
        }
        add(CALayer(), "about a line behind") {
            $0.sublayerTransform = Self.perspective()
            let turned = CALayer()
            tile(turned, in: $0, .systemGreen)
            turned.anchorPointZ = -12
            turned.transform = CATransform3DMakeRotation(.pi / 4, 1, 0, 0)
        }
        addTransformLayers()
        addCopies()
        addEdges()
    }

    /// A frame of depth ignores its own background, opacity of the group, mask and shadow.
    private func addTransformLayers() {
        for isFlat in [false, true] {
            add(isFlat ? CALayer() : CATransformLayer(), isFlat ? "flat" : "deep", color: .systemYellow) {
                $0.cornerRadius = 6
                $0.borderWidth = 2
                $0.opacity = 0.8
                $0.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
                for (index, color) in [UIColor.systemRed, .systemBlue].enumerated() {
                    let side = show(CALayer(), "side", 6, 6, 20, 20, in: $0)
                    side.backgroundColor = color.cgColor
                    side.transform = CATransform3DMakeTranslation(0, 0, index == 0 ? 12 : -12)
                }
                var box = CATransform3DIdentity
                box.m34 = -1 / 80
                $0.sublayerTransform = isFlat ? box : CATransform3DIdentity
            }
        }
    }

    private func addCopies() {
        add(CAReplicatorLayer(), "going away") {
            $0.instanceCount = 5
            $0.instanceTransform = CATransform3DMakeTranslation(6, -6, -20)
            $0.instanceAlphaOffset = -0.15
            $0.sublayerTransform = Self.perspective()
            show(CALayer(), "copy", 0, 12, 18, 18, in: $0).backgroundColor = UIColor.systemTeal.cgColor
        }
        add(CAReplicatorLayer(), "going round") {
            $0.instanceCount = 8
            $0.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
            $0.sublayerTransform = Self.perspective()
            $0.preservesDepth = true
            $0.instanceColor = UIColor.systemOrange.cgColor
            $0.instanceBlueOffset = 0.12
            let copy = show(CALayer(), "copy", 10, 10, 12, 12, in: $0)
            copy.backgroundColor = UIColor.white.cgColor
            copy.zPosition = 16
        }
        add(CAReplicatorLayer(), "copies of copies") { outer in
            outer.instanceCount = 3
            outer.instanceTransform = CATransform3DMakeTranslation(0, 11, 0)
            outer.instanceColor = UIColor.systemIndigo.cgColor
            outer.instanceRedOffset = 0.3
            let inner = show(CAReplicatorLayer(), "row", 0, 0, 32, 10, in: outer)
            inner.instanceCount = 3
            inner.instanceTransform = CATransform3DMakeTranslation(11, 0, 0)
            show(CALayer(), "copy", 0, 0, 10, 10, in: inner).backgroundColor = UIColor.white.cgColor
        }
    }

    private func addEdges() {
        for isSmooth in [true, false] {
            add(
                CALayer(), "\(isSmooth ? "smooth" : "hard") edges", size: CGSize(width: 24, height: 24),
                color: .systemRed
            ) {
                $0.allowsEdgeAntialiasing = isSmooth
                $0.transform = CATransform3DMakeRotation(0.15, 0, 0, 1)
                $0.borderWidth = 3
            }
            add(CALayer(), "\(isSmooth ? "smooth" : "hard") picture", size: CGSize(width: 24, height: 24)) {
                $0.allowsEdgeAntialiasing = isSmooth
                $0.contents = ContentsViewController.letter
                $0.transform = CATransform3DMakeRotation(0.15, 0, 0, 1)
            }
        }
        for scale in [CGFloat(1), 2] {
            add(CALayer(), "bitmap of \(scale)", size: CGSize(width: 24, height: 24), color: .systemRed) {
                $0.shouldRasterize = true
                $0.rasterizationScale = scale
                $0.transform = CATransform3DMakeRotation(0.15, 0, 0, 1)
                $0.borderWidth = 3
                let dot = show(CALayer(), "dot", 8, 8, 8, 8, in: $0)
                dot.backgroundColor = UIColor.white.cgColor
                dot.cornerRadius = 4
            }
        }
        // Seen in space, every edge is slanted.
        add(CALayer(), "hard in space") {
            $0.sublayerTransform = Self.perspective()
            let turned = CALayer()
            tile(turned, in: $0)
            turned.allowsEdgeAntialiasing = false
            turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        }
    }
}
