import FrameGeometry
import FrameTiming
import Testing

@testable import FrameLayers

@Suite struct TransitionLimitTests {
    /// Thousands of transitions, each of which begins in the middle of the preceding one.
    @Test func transitionsAreLimited() throws {
        var node = EmissionTests.layer("a", Rect(x: 0, y: 0, width: 9, height: 9))
        for index in 0..<5_000 {
            node = LayerNode(
                id: node.id, name: node.name, properties: node.properties,
                transition: ContentTransition(
                    kind: index.isMultiple(of: 2) ? .push : .fade, before: node, beforeTime: 0.1,
                    timing: MediaTiming(duration: 1)))
        }
        #expect(try !EmissionTests.items(node).isEmpty)
        var (count, older) = (0, node.transition)
        while let transition = older { (count, older) = (count + 1, transition.before?.transition) }
        #expect(count <= 2 * LayerNode.transitionLimit)
    }
}
