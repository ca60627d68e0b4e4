import FrameRecording
import UIKit

extension ViewImageConfig {
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static let iPhone8 = iPhone8(.portrait)
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static let iPhoneX = iPhoneX(.portrait)
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static let iPhone12 = iPhone12(.portrait)
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static let iPhone13 = iPhone13(.portrait)
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static let iPadMini = iPadMini(.landscape)
    public static let iPad9_7 = iPad9_7(.landscape)
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static let iPadPro11 = iPadPro11(.landscape)
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    /// The first-generation iPhone SE.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(Device(name: "", width: 320, height: 568, scale: 2, top: 20, bottom: 0), orientation)
    }
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone8, orientation) }
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(Device(name: "", width: 414, height: 736, scale: 3, top: 20, bottom: 0), orientation)
    }
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneX, orientation) }
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.iPhone11ProMax, orientation)
    }
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneXR, orientation) }
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone12, orientation) }
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone12, orientation) }
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.iPhone12ProMax, orientation)
    }
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone13, orientation) }
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(.iPhone13mini, orientation)
    }
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone13, orientation) }
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.iPhone13ProMax, orientation)
    }
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { pad(768, 1024, orientation) }
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { pad(768, 1024, orientation) }
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { pad(834, 1112, orientation) }
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        pad(834, 1194, orientation, bottom: 20)
    }
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { pad(1024, 1366, orientation) }

    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { pad(768, 1024, orientation) }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { pad(768, 1024, orientation) }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(834, 1112, orientation)
    }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(1024, 1366, orientation)
    }

    private static func phone(_ device: Device, _ orientation: Orientation) -> ViewImageConfig {
        let isPortrait = orientation == .portrait
        let turned = device.landscapeInsets
        let safeArea =
            isPortrait
            ? UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
            : UIEdgeInsets(top: turned.top, left: turned.sides, bottom: turned.bottom, right: turned.sides)
        return ViewImageConfig(
            safeArea: safeArea,
            size: isPortrait
                ? CGSize(width: device.width, height: device.height)
                : CGSize(width: device.height, height: device.width),
            traits: UITraitCollection {
                $0.displayScale = device.scale
                $0.userInterfaceIdiom = .phone
                $0.horizontalSizeClass = !isPortrait && device.width >= 414 ? .regular : .compact
                $0.verticalSizeClass = isPortrait ? .regular : .compact
            })
    }

    private static func pad(
        _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, bottom: CGFloat = 0
    ) -> ViewImageConfig {
        let size =
            orientation == .portrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
        return pad(size, width: .regular, bottom: bottom)
    }

    /// Returns a part of the screen beside another application, from which a separator of 10 points divides it.
    private static func pad(
        _ width: CGFloat, _ height: CGFloat, _ orientation: TabletOrientation
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait(let split):
            switch split {
            case .full: pad(CGSize(width: width, height: height), width: .regular)
            case .oneThird: pad(CGSize(width: 320, height: height), width: .compact)
            case .twoThirds: pad(CGSize(width: width - 330, height: height), width: .compact)
            }
        case .landscape(let split):
            switch split {
            case .full: pad(CGSize(width: height, height: width), width: .regular)
            case .oneThird: pad(CGSize(width: 320, height: width), width: .compact)
            case .oneHalf: pad(CGSize(width: (height - 10) / 2, height: width), width: .compact)
            case .twoThirds: pad(CGSize(width: height - 330, height: width), width: .regular)
            }
        }
    }

    private static func pad(
        _ size: CGSize, width: UIUserInterfaceSizeClass, bottom: CGFloat = 0
    ) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: UIEdgeInsets(top: bottom > 0 ? 24 : 20, left: 0, bottom: bottom, right: 0), size: size,
            traits: UITraitCollection {
                $0.displayScale = 2
                $0.userInterfaceIdiom = .pad
                $0.horizontalSizeClass = width
                $0.verticalSizeClass = .regular
            })
    }
}
