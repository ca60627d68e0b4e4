internal import FrameFiles
internal import FrameStoryboards

extension AdoptedPackage {
    /// Returns a warning that names the programs that draw images of the application and are not installed; `nil` if
    /// there are none.
    static func missingPrograms(
        for files: [File], _ programs: VectorFile.Programs = VectorFile.Programs()
    ) -> String? {
        var counts: [VectorFile.Format: Int] = [:]
        for file in files {
            if let format = VectorFile.Format(file.path), !programs[format].isInstalled {
                counts[format, default: 0] += 1
            }
        }
        let formats = VectorFile.Format.allCases.filter { counts[$0] != nil }
        guard !formats.isEmpty else { return nil }
        let images = formats.map { "\(counts[$0] ?? 0) \($0.name)" }.joined(separator: " and ")
        let isOne = counts.values.reduce(0, +) == 1
        return
            "\(images) image\(isOne ? " is a gray box" : "s are gray boxes"), because "
            + "\(formats.map { $0.program.name }.joined(separator: " and ")) \(formats.count == 1 ? "is" : "are") not installed: "
            + "apt-get install \(formats.map { $0.program.package }.joined(separator: " "))"
    }
}
