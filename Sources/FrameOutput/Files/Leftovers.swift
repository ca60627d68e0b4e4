/// What killed processes leave behind.
enum Leftovers {
    /// Removes the temporary files of all processes, and all claims, for files that are to be written at `paths`.
    ///
    /// Only those: what another process is writing at other paths of the same folders is none of ours.
    static func remove(for paths: [String]) throws(OutputError) {
        var namesByFolder: [String: Set<String>] = [:]
        for path in paths {
            let folder = Folder.parent(of: path)
            let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
            namesByFolder[folder, default: []].insert(String(name))
        }
        for (folder, names) in namesByFolder where Folder.exists(folder) {
            for name in try Folder.names(in: folder) {
                let final = TemporaryName.finalName(of: name) ?? Claims.claimedName(of: name)
                guard let final, names.contains(final) else { continue }
                try Folder.removeFile(folder + "/" + name)
            }
        }
    }
}
