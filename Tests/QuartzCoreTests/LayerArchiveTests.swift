import FrameGeometry
import Testing

@testable import CoreGraphics
@testable import QuartzCore

/// Layers in archives of Foundation.
@MainActor @Suite("Archives of layers") struct LayerArchiveTests {
    private func copy<Layer: CALayer>(_ layer: Layer, isSecure: Bool = true) throws -> Layer {
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: isSecure)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Layer.self, from: data))
    }

    /// Every property that is archived, as text.
    private func values<Owner>(_ properties: [ArchivedObjectProperty<Owner>], of owner: Owner) -> [String: String] {
        Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0.encode(owner).map { "\($0)" } ?? "nil") })
    }

    private static func image() -> CGImage? {
        let context = CGContext(
            data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context?.fill([CGRect(x: 0, y: 0, width: 1, height: 2)])
        return context?.makeImage()
    }

    /// Gives a layer values that no new layer has.
    private func fill(_ layer: CALayer) {
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.position = CGPoint(x: 5, y: 6)
        layer.anchorPoint = CGPoint(x: 0, y: 0.25)
        layer.anchorPointZ = 3
        layer.zPosition = 4
        layer.transform = CATransform3DMakeRotation(1, 1, 0.5, 0.25)
        layer.sublayerTransform.m34 = -0.002
        layer.isDoubleSided = false
        layer.isGeometryFlipped = true
        layer.isHidden = true
        layer.opacity = 0.5
        layer.isOpaque = true
        layer.allowsGroupOpacity.toggle()
        layer.masksToBounds = true
        layer.backgroundColor = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        layer.cornerRadius = 7
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        layer.cornerCurve = .continuous
        layer.borderWidth = 2
        layer.borderColor = CGColor(gray: 0.5, alpha: 1)
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.shadowOpacity = 0.75
        layer.shadowRadius = 9
        layer.shadowOffset = CGSize(width: 1, height: 2)
        layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
        layer.shouldRasterize = true
        layer.rasterizationScale = 3
        layer.allowsEdgeAntialiasing.toggle()
        layer.edgeAntialiasingMask = [.layerLeftEdge]
        layer.drawsAsynchronously = true
        layer.compositingFilter = "multiplyBlendMode"
        layer.contents = Self.image()
        layer.contentsGravity = .bottomRight
        layer.contentsScale = 2
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        layer.magnificationFilter = .nearest
        layer.minificationFilter = .nearest
        layer.minificationFilterBias = 1
        layer.needsDisplayOnBoundsChange = true
        layer.beginTime = 1
        layer.timeOffset = 2
        layer.speed = 0.5
        layer.duration = 3
        layer.repeatCount = 4
        layer.repeatDuration = 5
        layer.autoreverses = true
        layer.fillMode = .both
        layer.name = "layer"
        layer.mask = CALayer()
        layer.addSublayer(CALayer())
    }

    private func fill(_ cell: CAEmitterCell, nested: Bool) {
        (cell.name, cell.isEnabled, cell.contents) = ("cell", false, Self.image())
        cell.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        (cell.beginTime, cell.duration, cell.color) = (1, 2, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        (cell.emissionLatitude, cell.zAcceleration) = (0.5, 3)
        (cell.minificationFilter, cell.magnificationFilter) = ("nearest", "nearest")
        for (index, outlet) in CAEmitterCell.keys.enumerated() {
            _ = outlet.set([Float(index) + 2, CGFloat(index) + 2], on: cell)
        }
        if nested { cell.emitterCells = [CAEmitterCell()] }
    }

    private func kinds() -> [CALayer] {
        let shape = CAShapeLayer()
        shape.path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 3, cornerHeight: 3, transform: nil)
        (shape.fillColor, shape.strokeColor, shape.fillRule) = (nil, CGColor(gray: 0.25, alpha: 1), .evenOdd)
        (shape.strokeStart, shape.strokeEnd, shape.lineWidth, shape.miterLimit) = (0.1, 0.9, 3, 5)
        (shape.lineCap, shape.lineJoin, shape.lineDashPhase, shape.lineDashPattern) = (.round, .bevel, 2, [4, 1])
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.black, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)]
        (gradient.locations, gradient.type) = ([0.25, 0.75], .radial)
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75))
        let text = CATextLayer()
        (text.string, text.fontSize, text.foregroundColor) = ("Text", 17, CGColor(gray: 0.5, alpha: 1))
        (text.isWrapped, text.alignmentMode, text.truncationMode) = (true, .center, .end)
        let replicator = CAReplicatorLayer()
        (replicator.instanceCount, replicator.preservesDepth, replicator.instanceDelay) = (3, true, 0.5)
        replicator.instanceTransform = CATransform3DMakeTranslation(1, 2, 3)
        replicator.instanceColor = CGColor(gray: 0.5, alpha: 1)
        (replicator.instanceRedOffset, replicator.instanceGreenOffset) = (0.125, 0.25)
        (replicator.instanceBlueOffset, replicator.instanceAlphaOffset) = (0.5, -0.5)
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        fill(cell, nested: true)
        emitter.emitterCells = [cell]
        (emitter.birthRate, emitter.lifetime, emitter.velocity, emitter.scale, emitter.spin) = (2, 3, 4, 5, 6)
        (emitter.emitterPosition, emitter.emitterZPosition) = (CGPoint(x: 1, y: 2), 3)
        (emitter.emitterSize, emitter.emitterDepth) = (CGSize(width: 4, height: 5), 6)
        (emitter.emitterShape, emitter.emitterMode) = (.circle, .outline)
        (emitter.preservesDepth, emitter.renderMode, emitter.seed) = (true, .additive, 7)
        let scroll = CAScrollLayer()
        scroll.scrollMode = .vertically
        let tiled = CATiledLayer()
        (tiled.tileSize, tiled.levelsOfDetail, tiled.levelsOfDetailBias) = (CGSize(width: 64, height: 32), 3, 2)
        return [CALayer(), shape, gradient, text, replicator, emitter, scroll, tiled]
    }

    /// A law over all classes and properties: what is archived comes back, and is not what a new layer has.
    @Test(arguments: [false, true]) func everyPropertyIsKept(isSecure: Bool) throws {
        try Stage().perform {
            for layer in kinds() {
                fill(layer)
                let type = type(of: layer)
                let (copy, new) = (try copy(layer, isSecure: isSecure), type.init())
                #expect(Swift.type(of: copy) == type && copy !== layer)
                let isDescribed: (String) -> Bool = { !["mask", "sublayers", "emitterCells"].contains($0) }
                let expected = values(type.archivedProperties, of: layer).filter { isDescribed($0.key) }
                let found = values(type.archivedProperties, of: copy).filter { isDescribed($0.key) }
                let usual = values(type.archivedProperties, of: new)
                #expect(found == expected)
                for (key, value) in expected { #expect(usual[key] != value, "the test gives \(key) another value") }
                #expect(copy.mask != nil && copy.mask !== layer.mask && copy.sublayers?.count == 1)
            }
        }
    }

    @Test func everyPropertyOfCellsIsKept() throws {
        try Stage().perform {
            let cell = CAEmitterCell()
            fill(cell, nested: true)
            let data = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: true)
            let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CAEmitterCell.self, from: data))
            var (expected, found) = (
                values(CAEmitterCell.archivedProperties, of: cell), values(CAEmitterCell.archivedProperties, of: copy)
            )
            let usual = values(CAEmitterCell.archivedProperties, of: CAEmitterCell())
            for (key, value) in expected { #expect(usual[key] != value, "the test gives \(key) another value") }
            expected["emitterCells"] = nil
            found["emitterCells"] = nil
            #expect(found == expected && copy.emitterCells?.count == 1)
        }
    }

    /// The copy of a tree draws the same.
    @Test func treesAreKept() throws {
        try Stage().perform {
            let root = CALayer()
            root.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
            for (index, layer) in kinds().enumerated() {
                layer.frame = CGRect(x: index * 10, y: 0, width: 20, height: 30)
                layer.backgroundColor = CGColor(red: CGFloat(index) / 10, green: 0.5, blue: 0, alpha: 1)
                root.addSublayer(layer)
            }
            let copy = try copy(root)
            @MainActor func items(_ layer: CALayer) -> String {
                layer.layoutIfNeeded()
                return "\(layer.displayItems(ofModel: true, inContext: true))"
            }
            #expect(copy.sublayers?.count == 8 && items(copy) == items(root))
        }
    }

    @Test func subclassesChooseProperties() throws {
        try Stage().perform {
            let layer = SelectiveLayer()
            (layer.opacity, layer.zPosition) = (0.5, 3)
            let copy = try copy(layer)
            #expect(copy.opacity == 1 && copy.zPosition == 3)
        }
    }

    /// Damaged values are left out.
    @Test func damagedArchivesAreRead() throws {
        try Stage().perform {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.encode("no" as NSString, forKey: "bounds")
            archiver.encode(NSArray(array: [1, 2, 3] as [NSNumber]), forKey: "position")
            archiver.encode(NSArray(array: ["MX" as NSString, NSArray()]), forKey: "path")
            archiver.encode(NSNumber(value: 3), forKey: "zPosition")
            archiver.encode("no" as NSString, forKey: "sublayers")
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            unarchiver.decodingFailurePolicy = .setErrorAndReturn
            let layer = try #require(CAShapeLayer(coder: unarchiver))
            #expect(layer.bounds == .zero && layer.position == .zero && layer.path == nil && layer.zPosition == 3)
        }
    }
}

/// Archives know classes by the names of those that are in none.
final class SelectiveLayer: CALayer {
    override func shouldArchiveValue(forKey key: String) -> Bool { key != "opacity" }
}
