internal import FrameStoryboards

/// The part of a name that limits a file or an entry of `Info.plist` to a kind of device, as in `Card~ipad.xib`.
package enum DeviceModifier {
    /// Returns the suffixes of names to look for on a device, the more specific one first.
    package static func suffixes(isPad: Bool) -> [String] { [isPad ? "~ipad" : "~iphone", ""] }

    /// Returns the entries that apply on a device, without their suffixes.
    package static func entries(_ entries: [String: Any], isPad: Bool) -> [String: Any] {
        var result = entries.filter { !$0.key.contains("~") }
        let suffix = suffixes(isPad: isPad)[0]
        for (key, value) in entries where key.hasSuffix(suffix) { result[String(key.dropLast(suffix.count))] = value }
        return result
    }
}

extension StringsTable.Device {
    /// The device of the scene.
    static var current: Self { isPad ? .ipad : .iphone }

    private static var isPad: Bool { UITraitCollection.current.userInterfaceIdiom == .pad }
}
