internal import FrameGeometry
public import FramePainting

extension LayerNode {
    /// What the layer and all it holds show at `time` seconds of the layer, in its own coordinates: wherever it lies, however
    /// it is turned.
    ///
    /// - Parameter scale: pixels per point of what will be drawn on.
    public func picture(at time: Double, scale: Double) -> [PaintItem] {
        var emitter = Emitter(scale: scale)
        emitter.emitPicture(of: self, at: time)
        return emitter.items
    }
}
