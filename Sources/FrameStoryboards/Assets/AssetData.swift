internal import FrameJSON

/// A file of an asset catalog: data of any kind, or a symbol.
public struct AssetData: Equatable, Sendable {
    public let path: String
    /// The uniform type identifier that the catalog states; `nil` if it states none.
    public let type: String?

    /// - Parameter list: The key of the set's files.
    init?(
        _ json: JSONCursor, _ list: String, folder: String, _ device: StringsTable.Device
    ) throws(JSONProblem) {
        for element in try AssetVariants.of(json.required(list), device) {
            guard let name = try element.member("filename") else { continue }
            let file = try name.string()
            guard !file.contains("/"), !file.hasPrefix(".") else {
                throw name.mismatch("the name of a file in the set")
            }
            path = "\(folder)/\(file)"
            type = try element.member("universal-type-identifier")?.string()
            return
        }
        return nil
    }
}
