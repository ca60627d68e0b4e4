internal import Foundation

/// The schemas of Framereel's files.
enum Schema: String, OptionChoice {
    case scene
    case displayList = "display-list"

    var fileName: String { "\(rawValue).schema.json" }

    /// Returns the path of the installed file, or of the file in the clone in which the program was built; `nil` if
    /// neither exists.
    func path(besideProgram program: String?) -> String? {
        guard let program else { return nil }
        var folder = URL(filePath: program).deletingLastPathComponent()
        var places = [folder.appending(path: "../../share/framereel/\(fileName)")]
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            places.append(folder.appending(path: "Schemas/\(fileName)"))
        }
        return places.map(\.standardizedFileURL.path).first { FileManager.default.fileExists(atPath: $0) }
    }
}
