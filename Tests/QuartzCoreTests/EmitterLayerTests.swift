import FrameLayers
import FramePainting
import QuartzCore
import Testing

/// Layers that emit particles.
@MainActor @Suite struct EmitterLayerTests {
    private func emitter(_ run: Run, beginTime: Double = 0) -> CAEmitterLayer {
        run.stage.perform {
            let cell = CAEmitterCell()
            cell.name = "dot"
            cell.contents = CGImage(
                RasterImage(
                    PixelBuffer(size: PixelSize(width: 1, height: 1), bytes: [UInt8](repeating: 255, count: 4))))
            cell.birthRate = 10
            cell.lifetime = 1
            cell.velocity = 20
            cell.emissionRange = 2 * .pi
            let layer = CAEmitterLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.emitterPosition = CGPoint(x: 50, y: 50)
            layer.emitterCells = [cell]
            if beginTime > 0 { layer.beginTime = beginTime }
            run.stage.committer.screen.addSublayer(layer)
            return layer
        }
    }

    private func counts(_ run: Run, at times: [Double]) throws -> [Int] {
        try times.map { time in
            try #require(run.stage.committer.timeline).displayList(at: .init(seconds: time)).items.count
        }
    }

    @Test func emissionBeganLongAgoOrWithTheBeginTime() throws {
        let run = try Run()
        _ = emitter(run)
        run.at(3) {}
        try run.play()
        #expect(try counts(run, at: [0.05, 1.05, 2.05]) == [10, 10, 10])
        let later = try Run()
        _ = emitter(later, beginTime: 1)
        later.at(3) {}
        try later.play()
        #expect(try counts(later, at: [0.95, 1.45, 2.55]) == [0, 5, 10])
    }

    @Test func aChangeAppliesToParticlesFromThenOn() throws {
        let run = try Run()
        let layer = emitter(run)
        run.at(1) { layer.birthRate = 0 }
        run.at(3) { layer.birthRate = 2 }
        run.at(5) { layer.setValue(5, forKeyPath: "emitterCells.dot.birthRate") }
        run.at(8) {}
        try run.play()
        let found = try counts(run, at: [1.55, 2.1, 4.575, 7.55])
        #expect(found == [4, 0, 20, 10])
    }

    /// A rate changes while it is animated, and is what it was afterwards.
    @Test(arguments: [("birthRate", 0, 0), ("birthRate", 3, 30), ("emitterCells.dot.birthRate", 20, 20)])
    func ratesAreAnimated(keyPath: String, value: Double, count: Int) throws {
        let run = try Run()
        let layer = emitter(run)
        run.at(1) {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.duration) = (value, value, 2)
            layer.add(animation, forKey: nil)
        }
        run.at(6) {}
        try run.play()
        #expect(try counts(run, at: [0.95]) == [10])
        #expect(try abs(counts(run, at: [2.55])[0] - count) <= 1)
        #expect(try abs(counts(run, at: [5.05])[0] - 10) <= 1)
        #expect(run.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func runsAreTheSameAndSeedsDiffer() throws {
        func list(_ seed: UInt32) throws -> [PaintItem] {
            let run = try Run()
            let layer = emitter(run)
            run.stage.perform { layer.seed = seed }
            run.at(2) {}
            try run.play()
            return try #require(run.stage.committer.timeline).displayList(at: .init(seconds: 1)).items
        }
        #expect(try list(1) == list(1) && list(1) != list(2))
    }
}
