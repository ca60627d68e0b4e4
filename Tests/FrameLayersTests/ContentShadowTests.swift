import FrameGeometry
import FrameLayers
import FramePainting
import Testing

/// The source of a layer's shadow: its background, if that hides the outlines of all its contents, otherwise everything
/// that it shows.
@Suite struct ContentShadowTests {
    private static let card = Rect(x: 10, y: 10, width: 40, height: 40)

    /// Returns the shadow of a card with `sublayer` in it, in the card's coordinates, or `nil` for the background's own
    /// shadow.
    private func shadow(
        _ sublayer: LayerNode?, change: (inout LayerProperties) -> Void = { _ in }
    ) throws -> (content: Shadow?, plain: Int) {
        let plain = EmissionTests.layer("card", Self.card, .white) {
            $0.shadowOpacity = 0.5
            $0.cornerRadius = 10
            change(&$0)
        }
        let root = LayerNode(
            id: LayerID(1), name: "card", properties: plain.properties,
            sublayers: sublayer.map { [$0] } ?? [])
        let items = try EmissionTests.items(root)
        let content = items.compactMap { item -> Shadow? in
            if case .group(let group) = item { return group.shadow }
            return nil
        }
        let plainShadows = items.count { item in
            if case .fill(let fill) = item { return fill.blur > 0 }
            return false
        }
        return (content.first, plainShadows)
    }

    private func part(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        change: (inout LayerProperties) -> Void = { _ in }
    ) -> LayerNode {
        EmissionTests.layer(
            "part", Rect(x: x, y: y, width: width, height: height), .black, change: change)
    }

    @Test func sublayersInsideAddNoShadow() throws {
        for inside in [
            nil, part(3, 3, 34, 34), part(0, 10, 40, 20), part(0, 0, 40, 40) { $0.cornerRadius = 10 },
            part(5, 5, 30, 30) { $0.shadowOpacity = 1 },
            part(10, 10, 20, 20) { $0.transform = .scale(x: 1.4, y: 1.4) },
        ] {
            let found = try shadow(inside)
            #expect(found.content == nil && found.plain >= 1)
        }
    }

    @Test func sublayersOutsideCastAShadowToo() throws {
        for outside in [
            part(30, -5, 15, 15), part(39, 10, 2, 2), part(0, 0, 40, 40), part(1, 1, 5, 5),
            part(10, 10, 20, 20) { $0.transform = .scale(x: 3, y: 1) },
        ] {
            let found = try shadow(outside)
            #expect(
                found.content?.color == Color(red: 0, green: 0, blue: 0, alpha: 0.5) && found.plain == 0)
        }
    }

    /// Through a translucent background, the contents of the layer make the shadow stronger.
    @Test func behindATranslucentBackgroundEverythingCastsAShadow() throws {
        let thin = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
        #expect(try shadow(part(10, 10, 20, 20)) { $0.backgroundColor = thin }.content != nil)
        #expect(try shadow(nil) { $0.backgroundColor = thin }.content == nil)
    }

    @Test func rotatedCardsBehaveAlike() throws {
        let turn = Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
        #expect(try shadow(part(3, 3, 34, 34)) { $0.transform = turn }.content == nil)
        #expect(try shadow(part(30, -5, 15, 15)) { $0.transform = turn }.content != nil)
    }

    @Test func aPathDecidesAlone() throws {
        let found = try shadow(part(30, -5, 15, 15)) { $0.shadowPath = Path(Self.card) }
        #expect(found.content == nil)
    }
}
