package import FrameFigures
internal import FrameGeometry
package import FramePainting
package import FrameTiming
internal import QuartzCore
internal import UIKit

extension Recording {
    /// What a frame shows, with overlays over it.
    package func displayList(ofFrame index: Int, at rate: FrameRate, under overlays: Set<Overlay>) -> DisplayList {
        var list = displayList(ofFrame: index, at: rate)
        guard !overlays.isEmpty else { return list }
        list.items += overlayItems(overlays, at: rate.time(ofFrame: index))
        return list
    }

    package func overlayItems(_ overlays: Set<Overlay>, at time: MediaTime) -> [PaintItem] {
        let canvas = timeline.canvas.size
        return OverlayContent(
            placements: timeline.placements(at: time), fingers: fingers(at: time), safeArea: safeArea,
            canvas: Rect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        ).items(of: overlays)
    }

    /// Seconds of a finger's way that are shown. Tuned: long enough to tell a flick from a drag.
    private static let trail = 0.25

    private func fingers(at time: MediaTime) -> [[Point]] {
        var ways: [Int: [TouchRecord]] = [:]
        for event in touches where event.time <= time { ways[event.touch, default: []].append(event) }
        return ways.keys.sorted().compactMap { finger in
            guard let way = ways[finger], way.last?.isDown == true else { return nil }
            return way.filter { $0.time.seconds >= time.seconds - Self.trail || $0 == way.last }.map(\.place)
        }
    }
}
