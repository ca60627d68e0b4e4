import DeviceCases
import TestSupport
import Testing
import UIKit

/// The views drawn for the comparison with pictures of UIKit.
@MainActor @Suite struct DeviceCaseTests {
    @Test func namesAreUnique() {
        #expect(DeviceCase.all.count > 40)
        #expect(Set(DeviceCase.all.map(\.name)).count == DeviceCase.all.count)
    }

    /// A picture of a single view has the size that fits the view, not one chosen to make the test pass.
    @Test(.enabled(if: BuildTraits.hasText)) func picturesFitTheirViews() throws {
        let fitted = DeviceCase.all.filter(\.isFitted)
        #expect(fitted.count >= 9)
        for picture in fitted {
            let app = try TestApp(scale: picture.scale)
            app.perform {
                app.window.screen.settings.look = .classic
                let size = picture.makeController().view.sizeThatFits(.zero)
                let scale = CGFloat(picture.scale)
                #expect(
                    CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
                        == picture.pixels, "\(picture.name)")
            }
        }
    }
}
