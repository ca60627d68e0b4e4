internal import FrameLayers
internal import FramePainting

// How a layer becomes pixels: what several settings together say.
extension CALayer {
    func reportUnsupported(_ property: String, _ instead: String) {
        stage.diagnostics.reportUnsupported("CALayer.\(property)", instead: instead)
    }

    func storeRasterScale() {
        store(\.rasterScale, shouldRasterize ? (rasterizationScale > 0 ? rasterizationScale : 1) : 0)
    }

    func storeEdges() {
        let smooth = edgeAntialiasingMask.intersection(.all)
        if allowsEdgeAntialiasing, !smooth.isEmpty, smooth != .all {
            reportUnsupported("edgeAntialiasingMask of some edges", "all edges are smooth")
        }
        store(\.edges, allowsEdgeAntialiasing && !smooth.isEmpty ? .smooth : .hard)
    }
}
