import FrameFiles
import Testing

@Suite("Relative paths") struct RelativePathTests {
    @Test(arguments: [
        ("/a/b", "/a/b/manifest.json", ""), ("/a/b/c", "/a/b/manifest.json", "c/"),
        ("/a", "/a/b/manifest.json", "../"), ("/x/y", "/a/manifest.json", "../x/y/"),
        ("frames", "manifest.json", "frames/"), (".", "report/index.html", "../"),
        ("/a/b/../c/", "/a/./manifest.json", "c/"), ("/", "/manifest.json", ""),
    ])
    func theWayFromAFileToAFolder(folder: String, file: String, expected: String) {
        #expect(RelativePath.folder(folder, seenFrom: file) == expected)
    }

    @Test(arguments: [
        ("/a/b/c.swift", "/a", "b/c.swift"), ("b/c.swift", "/a", "b/c.swift"), ("/a/../a/c.swift", "/a/", "c.swift"),
        ("/ab/c.swift", "/a", nil), ("/a", "/a", nil), ("../c.swift", "/a", nil),
    ])
    func aFileIsNamedFromAFolderThatContainsIt(file: String, folder: String, expected: String?) {
        #expect(RelativePath.file(file, below: folder) == expected)
    }
}
