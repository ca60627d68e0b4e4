import DeviceCases
import Framereel
import UIKit

// What pictures of real UIKit show, drawn again: one scene for each picture, of its name.
@main struct DeviceReel: ReelCommand {
    static let scenes = DeviceCase.all.map { picture in
        let setUp: @MainActor @Sendable (World) -> Void = { world in
            world.window.rootViewController = picture.makeController()
            // Pictures were taken at rest: the last frame of a keyboard's motion is not its end.
            world.wait(until: 1)
        }
        if let device = picture.device.flatMap(Device.named) {
            return Scene(
                picture.name, device: device, layoutDirection: picture.layoutDirection, setUp: setUp)
        }
        let width = Double(picture.pixels.width) / picture.scale
        let height = Double(picture.pixels.height) / picture.scale
        return Scene(
            picture.name, width: width, height: height, scale: picture.scale,
            layoutDirection: picture.layoutDirection, setUp: setUp)
    }
}
