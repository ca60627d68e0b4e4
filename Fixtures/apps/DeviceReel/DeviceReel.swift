import DeviceCases
import Framereel
import UIKit

// What pictures of real UIKit show, drawn again: one scene for each picture, of its name.
@main struct DeviceReel: ReelCommand {
    static let scenes = DeviceCase.all.map { picture in
        let width = Double(picture.pixels.width) / picture.scale
        let height = Double(picture.pixels.height) / picture.scale
        return Scene(picture.name, width: width, height: height, scale: picture.scale, look: .classic) { world in
            world.window.rootViewController = picture.makeController()
        }
    }
}
