internal import CFrameICU

/// Texts of the Unicode locale data that Foundation on Linux has no formatter for.
enum UnicodeText {
    /// A number as a skeleton of ICU says, such as `unit/kilometer .##`; `nil` for one that ICU does not read.
    static func number(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
        let units = Array(skeleton.utf16)
        return text { buffer, capacity in
            frame_icu_number(locale.identifier, units, Int32(units.count), value, buffer, capacity)
        }
    }

    /// Amounts after one another, such as “1 hr, 2 min”.
    static func amounts(_ items: [String], _ width: Width, _ locale: Locale) -> String? {
        guard items.count > 1 else { return items.first }
        let units = items.flatMap { Array($0.utf16) }
        let lengths = items.map { Int32($0.utf16.count) }
        return units.withUnsafeBufferPointer { units in
            var start = 0
            let pointers = lengths.map { length in
                defer { start += Int(length) }
                return units.baseAddress?.advanced(by: start)
            }
            return text { buffer, capacity in
                frame_icu_amounts(
                    locale.identifier, Int32(width.rawValue), pointers, lengths, Int32(items.count), buffer, capacity)
            }
        }
    }

    /// The width of a unit, in the order of ICU.
    enum Width: Int, Codable {
        case wide, short, narrow

        /// The word of a skeleton.
        var skeleton: String {
            switch self {
            case .wide: "unit-width-full-name"
            case .short: "unit-width-short"
            case .narrow: "unit-width-narrow"
            }
        }
    }

    private static func text(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
        var isText = false
        let units = [UInt16](unsafeUninitializedCapacity: 1024) { buffer, count in
            let length = write(buffer.baseAddress, Int32(buffer.count))
            isText = length >= 0
            count = Int(max(length, 0))
        }
        return isText ? String(decoding: units, as: UTF16.self) : nil
    }
}
