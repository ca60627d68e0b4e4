/// The nouns that messages about a list use: a table view has rows, a collection view has items.
public struct ListWords: Sendable, Equatable {
    public let item: String
    public let items: String
    public let list: String

    public static let rows = ListWords(item: "row", items: "rows", list: "table view")
    public static let items = ListWords(item: "item", items: "items", list: "collection view")
}
