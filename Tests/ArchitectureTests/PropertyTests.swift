import TestSupport
import Testing

/// What an application sets has its effect wherever it sets it.
@Suite("Rules of properties") struct PropertyTests {
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    /// Swift skips the observers of a stored property in an initialiser, also in one that an application adds to our type
    /// in an extension. A computed property is set there too; its storage is private and is called `stored…`.
    @Test func publicPropertiesHaveNoObservers() {
        var observed: [String] = []
        var count = 0
        for file in sources {
            var declaration: (line: Int, name: String, isPublic: Bool)?
            for (word, before) in zip(file.words.dropFirst(), file.words) {
                if before.text == "var" {
                    let modifiers = file.lines[word.line - 1].split(separator: " ").prefix { $0 != "var" }
                    let isPublic = modifiers.contains("public") || modifiers.contains("open")
                    declaration = (word.line, word.text, isPublic)
                } else if ["didSet", "willSet"].contains(word.text), let declaration {
                    count += 1
                    if declaration.isPublic { observed.append("\(file.place(declaration.line)): \(declaration.name)") }
                }
            }
        }
        #expect(observed == [], "make it a computed property whose storage is private")
        #expect(count > 0, "observers are found")
    }
}
