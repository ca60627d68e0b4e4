/// The nouns that messages about a list use: a table view has rows, a collection view has items.
public struct ListNouns: Sendable, Equatable {
    public let item: String
    public let items: String
    public let list: String

    public static let rows = ListNouns(item: "row", items: "rows", list: "table view")
    public static let items = ListNouns(item: "item", items: "items", list: "collection view")
}
