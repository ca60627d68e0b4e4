/// Why a text is no JSON, and the byte where that shows.
struct JSONTextError: Error {
    let offset: Int
    let message: String
    /// Where the first of two equal keys stands.
    var earlierOffset: Int?
}
