import Synchronization

/// The font files opened so far. They never change, so all worlds of a process share them.
enum FontLibrary {
    private static let opened = Mutex<[String: Result<FontFile, FontError>]>([:])

    /// - Throws: ``FontError``; the same again for the same file.
    static func font(_ path: String) throws(FontError) -> FontFile {
        let result = opened.withLock { opened in
            if let known = opened[path] { return known }
            let result: Result<FontFile, FontError>
            do throws(FontError) { result = .success(try FontFile(path: path)) } catch { result = .failure(error) }
            opened[path] = result
            return result
        }
        return try result.get()
    }
}
