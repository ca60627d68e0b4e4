import Glibc

/// A second name for a file that is there.
enum HardLink {
    /// Gives the file at `existing` the name `path` too, in one step, replacing a file of that name.
    ///
    /// - Returns: Whether that was done. It is not where the file system has no hard links (`EPERM`), the places are on
    ///   different file systems (`EXDEV`), a file has as many names as it may (`EMLINK`), or someone has taken the file
    ///   away: then nothing has changed, and the caller writes the file instead.
    static func make(_ path: String, to existing: String) -> Bool {
        let temporary = TemporaryName.path(for: path)
        var status = link(existing, temporary)
        if status != 0, errno == EEXIST, unlink(temporary) == 0 { status = link(existing, temporary) }
        guard status == 0 else { return false }
        status = rename(temporary, path)
        // A rename between two names of one file does nothing and says it did (POSIX.1-2017, rename).
        unlink(temporary)
        return status == 0
    }
}
