internal import FrameJSON

/// The data of an asset catalog: a file of any kind.
public struct AssetData: Equatable, Sendable {
    public let path: String
    /// The uniform type identifier that the catalog states; `nil` if it states none.
    public let type: String?

    init?(_ json: JSONCursor, folder: String, _ device: StringsTable.Device) throws(JSONProblem) {
        for element in try AssetVariants.of(json.required("data"), device) {
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
