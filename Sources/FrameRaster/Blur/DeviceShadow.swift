import FrameGeometry
import FramePainting

/// A shadow in pixels of the device.
struct DeviceShadow: Sendable {
    let blur: DeviceBlur
    let color: Color

    /// Further away than this nothing is seen of any canvas, in pixels.
    private static let farthest = 65_536.0

    /// - Parameter content: how the group is blurred that casts it.
    init(_ shadow: Shadow, _ map: Affine, _ content: DeviceBlur) {
        let own = DeviceBlur(shadow.sigma, map)
        func both(_ own: BlurAxis, _ content: BlurAxis) -> Double {
            (own.sigma * own.sigma + content.sigma * content.sigma).squareRoot()
        }
        func whole(_ value: Double) -> Int {
            value.isNaN ? 0 : Int((max(-Self.farthest, min(Self.farthest, value)) * 256).rounded())
        }
        blur = DeviceBlur(
            sigmaX: both(own.across, content.across), sigmaY: both(own.along, content.along),
            offset: (
                whole(map.a * shadow.offset.x + map.c * shadow.offset.y),
                whole(map.b * shadow.offset.x + map.d * shadow.offset.y)
            ))
        color = shadow.color
    }
}
