import FrameJSON
import Framereel
import TestSupport
import Testing

@Suite struct DeviceTests {
    @Test func everyDeviceHasWholePixelsAndAUniqueName() {
        #expect(Device.all.count >= 37)
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        for device in Device.all {
            #expect([2.0, 3].contains(device.scale), "\(device.name)")
            #expect(device.width < device.height, "\(device.name)")
            for side in [device.width, device.height] {
                #expect((side * device.scale).rounded() == side * device.scale, "\(device.name)")
            }
        }
    }

    /// Editors complete the names from the schema of scene files.
    @Test func theSchemaNamesEveryDevice() throws {
        let schema = try JSONDocument(contentsOf: Repository.root.appending(path: "Schemas/scene.schema.json").path)
        let names = try JSONCursor(schema.value).members().first { $0.key == "properties" }?.value.members()
            .first { $0.key == "device" }?.value.members().first { $0.key == "enum" }?.value.elements()
            .map { try $0.string() }
        #expect(names == Device.all.map(\.name))
    }

    @Test func deviceNamesIgnoreCaseAndSpaces() {
        for device in Device.all {
            #expect(Device.named(device.name) == device)
            #expect(Device.named(device.name.uppercased().filter { $0 != " " }) == device)
        }
        #expect(Device.named("iphone 15") == .iPhone15)
        #expect(Device.named("iPhone SE (3rd generation)") == .iPhoneSE)
        #expect(Device.named("iPad Pro 11-inch (M4)") == .iPadPro11M4)
        #expect(Device.named("iPhone SE (1st generation)") == nil)
        #expect(Device.named("iPhone") == nil)
        #expect(Device.named("") == nil)
    }

    /// Some of Apple's numbers, entered again from facts/iphone-screens and facts/ipad-screens.
    @Test func theSizesMatchApples() throws {
        let expected: [(String, Double, Double, Double)] = [
            ("iPhone SE", 375, 667, 2), ("iPhone 13 mini", 375, 812, 3), ("iPhone 14", 390, 844, 3),
            ("iPhone 15", 393, 852, 3), ("iPhone 16 Pro", 402, 874, 3), ("iPhone 16 Pro Max", 440, 956, 3),
            ("iPad Pro 11", 834, 1194, 2), ("iPad mini", 744, 1133, 2), ("iPhone 17", 402, 874, 3),
            ("iPhone 17 Pro Max", 440, 956, 3), ("iPhone Air", 420, 912, 3), ("iPad Pro 11 M4", 834, 1210, 2),
            ("iPad Air 13", 1024, 1366, 2), ("iPad Pro 13", 1032, 1376, 2),
        ]
        for (name, width, height, scale) in expected {
            let device = try #require(Device.named(name))
            #expect((device.width, device.height, device.scale) == (width, height, scale))
        }
    }

    /// Every device has a front, entered again for some from facts/device-fronts; a device has an indicator or a button.
    @Test func everyDeviceHasAFront() throws {
        for device in Device.all {
            let front = try #require(device.front, "\(device.name)")
            #expect(front.hasHomeButton == (device.bottom == 0), "\(device.name)")
            if case .island(_, let height, let top) = front.camera { #expect(top + height < device.top) }
            if case .notch(_, let height) = front.camera { #expect(height < device.top) }
        }
        #expect(Device.iPhone17.front?.cornerRadius == 62 && Device.iPhone15.front?.cornerRadius == 55)
        #expect(Device.iPhoneAir.front?.camera == .island(width: 126, height: 37.33, top: 20))
        #expect(Device.iPhone13.front?.cornerRadius == 47.33 && Device.iPadPro11.front?.camera == .bezel)
        #expect(Device(name: "Mine", width: 10, height: 20, scale: 1).front == nil)
    }

    /// facts/ipad-splits, entered again: a third, half and two thirds in landscape, a third and two thirds in portrait.
    @Test(arguments: [
        ("iPad", [375.0, 585, 795], [320.0, 490]), ("iPad Pro 11", [375, 592, 809], [320, 504]),
        ("iPad Air 13", [375, 678, 981], [375, 639]),
    ]) func partsOfIPadsMatchTheReports(_ name: String, _ landscape: [Double], _ portrait: [Double]) throws {
        let device = try #require(Device.named(name))
        let parts: [SplitWidth] = [.third, .half, .twoThirds]
        #expect(parts.compactMap { device.width(of: $0, inLandscape: true) } == landscape)
        #expect(parts.compactMap { device.width(of: $0, inLandscape: false) } == portrait)
    }

    /// Two parts and the divider fill the screen of every device. Phones have no parts.
    @Test func partsFillTheScreen() throws {
        for device in Device.all {
            for (isLandscape, width) in [(true, device.height), (false, device.width)] {
                #expect(device.width(of: .full, inLandscape: isLandscape) == width)
                guard let third = device.width(of: .third, inLandscape: isLandscape) else {
                    #expect(device.width < 744)
                    continue
                }
                let rest = try #require(device.width(of: .twoThirds, inLandscape: isLandscape))
                #expect(third + 10 + rest == width && third < rest)
                let half = device.width(of: .half, inLandscape: isLandscape)
                #expect((half != nil) == isLandscape)
                if let half { #expect(abs(2 * half + 10 - width) <= 1) }
            }
        }
    }

    /// In landscape, phones have the top inset of portrait on both sides. iPads keep their insets.
    @Test func insetsInLandscapeFollowTheDevice() {
        for device in Device.all {
            let insets = device.landscapeInsets
            if device.width >= 744 {
                #expect(insets == (device.top, 0, device.bottom), "\(device.name)")
            } else if device.bottom == 0 {
                #expect(insets == (0, 0, 0), "\(device.name)")
            } else {
                #expect(insets == (0, device.top, 21), "\(device.name)")
            }
        }
    }

    /// The insets of the status bar and the home indicator, entered again from facts/iphone-screens and
    /// facts/ipad-screens.
    @Test func theInsetsMatchTheReports() throws {
        let expected: [(String, Double, Double)] = [
            ("iPhone SE", 20, 0), ("iPhone X", 44, 34), ("iPhone 11", 48, 34), ("iPhone 13 mini", 50, 34),
            ("iPhone 14", 47, 34), ("iPhone 15", 59, 34), ("iPhone 16 Pro", 62, 34), ("iPad Air", 24, 20),
        ]
        for (name, top, bottom) in expected {
            let device = try #require(Device.named(name))
            #expect((device.top, device.bottom) == (top, bottom), "\(name)")
        }
    }
}
