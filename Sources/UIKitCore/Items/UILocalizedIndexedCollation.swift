/// Sorts objects into the sections of an alphabetical list.
///
/// Differs from UIKit: the sections are those of English in every language, A to Z and, last, `#` for everything else.
@MainActor @preconcurrency open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()

    open class func current() -> Self {
        (shared as? Self) ?? self.init()
    }

    public required override init() { super.init() }

    open var sectionTitles: [String] { Self.titles }
    /// The titles beside the list, one for each section.
    open var sectionIndexTitles: [String] { Self.titles }

    private static let titles = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of an object, by the first letter of its text without accents.
    ///
    /// - Parameter selector: The method or property that returns the text. An object that has none is in the last
    ///   section.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = text(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        let first = text.first.map { String($0).uppercased() }
        return first.flatMap { Self.titles.firstIndex(of: $0) } ?? Self.titles.count - 1
    }

    /// The objects in the order of their texts: upper and lower case alike, and numbers by their values.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let keyed = array.map { (text: text(of: $0, selector), object: $0) }
        return keyed.sorted { Self.isBefore($0.text, $1.text) }.map(\.object)
    }

    private static func isBefore(_ first: String, _ second: String) -> Bool {
        first.compare(second, options: [.caseInsensitive, .numeric], locale: language) == .orderedAscending
    }

    private static let language = Locale(identifier: "en_US")

    private func text(of object: Any, _ selector: Selector) -> String {
        (object as? String) ?? ((object as? NSObject)?.perform(selector)?.takeUnretainedValue() as? String) ?? ""
    }
}
