internal import FrameLayers
internal import FramePainting

// How a layer becomes pixels: what several settings together say.
extension CALayer {
    func storeRasterScale() {
        store(\.rasterScale, shouldRasterize ? (rasterizationScale > 0 ? rasterizationScale : 1) : 0)
    }

    func storeEdges() {
        let smooth = edgeAntialiasingMask.intersection(.all)
        if allowsEdgeAntialiasing, !smooth.isEmpty, smooth != .all {
            Stage.current.reportUnsupported(
                "CALayer.edgeAntialiasingMask of some edges", instead: "all edges are smooth")
        }
        store(\.edges, allowsEdgeAntialiasing && !smooth.isEmpty ? .smooth : .hard)
    }
}
