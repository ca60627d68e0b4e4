import FrameJSON
import Framereel
import TestSupport
import Testing

@Suite struct DeviceTests {
    @Test func everyDeviceHasWholePixelsAndANameOfItsOwn() {
        #expect(Device.all.count >= 31)
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

    @Test func devicesAreFoundByNameCapitalsAndSpacesAside() {
        for device in Device.all {
            #expect(Device.named(device.name) == device)
            #expect(Device.named(device.name.uppercased().filter { $0 != " " }) == device)
        }
        #expect(Device.named("iphone 15") == .iPhone15)
        #expect(Device.named("iPhone") == nil)
        #expect(Device.named("") == nil)
    }

    /// Some of Apple's numbers, typed again from facts/iphone-screens and facts/ipad-screens.
    @Test func theSizesAreApples() throws {
        let expected: [(String, Double, Double, Double)] = [
            ("iPhone SE", 375, 667, 2), ("iPhone 13 mini", 375, 812, 3), ("iPhone 14", 390, 844, 3),
            ("iPhone 15", 393, 852, 3), ("iPhone 16 Pro", 402, 874, 3), ("iPhone 16 Pro Max", 440, 956, 3),
            ("iPad Pro 11", 834, 1194, 2), ("iPad mini", 744, 1133, 2),
        ]
        for (name, width, height, scale) in expected {
            let device = try #require(Device.named(name))
            #expect((device.width, device.height, device.scale) == (width, height, scale))
        }
    }

    /// Status bar and home indicator, typed again from facts/iphone-screens and facts/ipad-screens.
    @Test func theInsetsAreThoseReported() throws {
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
