import FrameGeometry
import FramePainting

/// A shadow in pixels of the device.
struct DeviceShadow: Sendable {
    let blur: DeviceBlur
    /// In 256ths of a pixel.
    let offset: (x: Int, y: Int)
    let color: Color

    /// Further away than this nothing is seen of any canvas, in pixels.
    private static let farthest = 65_536.0

    /// - Parameter content: how the group is blurred that casts it.
    init(_ shadow: Shadow, _ map: Affine, _ content: DeviceBlur) {
        let own = DeviceBlur(shadow.sigma, map)
        blur = DeviceBlur(
            sigmaX: (own.sigmaX * own.sigmaX + content.sigmaX * content.sigmaX).squareRoot(),
            sigmaY: (own.sigmaY * own.sigmaY + content.sigmaY * content.sigmaY).squareRoot())
        func whole(_ value: Double) -> Int {
            value.isNaN ? 0 : Int((max(-Self.farthest, min(Self.farthest, value)) * 256).rounded())
        }
        offset = (
            whole(map.a * shadow.offset.x + map.c * shadow.offset.y),
            whole(map.b * shadow.offset.x + map.d * shadow.offset.y)
        )
        color = shadow.color
    }

    var reachX: Int { BlurAxis(sigma: blur.sigmaX, phase: offset.x & 255).reach + abs(offset.x) >> 8 + 1 }
    var reachY: Int { BlurAxis(sigma: blur.sigmaY, phase: offset.y & 255).reach + abs(offset.y) >> 8 + 1 }
}
