import TestSupport
import Testing

/// A property that an application sets takes effect everywhere.
@Suite("Rules of properties") struct PropertyTests {
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    /// Swift skips the observers of a stored property in an initializer, including initializers that an application
    /// adds to our type in an extension. A property of a class is `@Observed` instead. Where that is impossible (it is
    /// weak, or belongs to a structure), it is computed, and its storage is private, is called `stored…`, and has the
    /// observers.
    @Test func publicPropertiesHaveNoObservers() {
        var observed: [String] = []
        var count = 0
        for file in sources {
            var declaration: (line: Int, name: String, skipsObservers: Bool)?
            for (word, before) in zip(file.words.dropFirst(), file.words) {
                if before.text == "var" {
                    let modifiers = file.lines[word.line - 1].split(separator: " ").prefix { $0 != "var" }
                    let isPublic = modifiers.contains("public") || modifiers.contains("open")
                    declaration = (word.line, word.text, isPublic && !modifiers.contains("@Observed"))
                } else if ["didSet", "willSet"].contains(word.text), let declaration {
                    count += 1
                    if declaration.skipsObservers {
                        observed.append("\(file.place(declaration.line)): \(declaration.name)")
                    }
                }
            }
        }
        #expect(observed == [], "mark it with @Observed")
        #expect(count > 300, "observers are found")
    }

    /// Marks in comments of properties that are not read here: they differ from UIKit, have no effect in UIKit either,
    /// or hold data of the application.
    private static let marks = DifferenceTests.markers + ["Without effect since iOS", "Read by applications"]
    /// Marks in the comment of a type, which apply to all of its properties.
    private static let marksOfTypes = ["tored without effect", "Read by applications"]

    /// A property that an application sets has an effect, or its setter reports it as unsupported, or its comment says
    /// why it has none.
    ///
    /// Names are compared without types: a name declared in several types counts as read if one of them is read.
    @Test func noPropertyIsSilentlyIgnored() {
        let declaring: Set<String> = ["var", "let", "func", "case"]
        let read = Set(
            sources.flatMap(\.words).filter {
                !$0.isAssigned && $0.next != ":" && !($0.previous.map(declaring.contains) ?? false)
            }.map(\.text))
        var (count, marked) = (0, 0)
        for file in sources where file.hasApplesNames {
            for property in SettableProperty.all(in: file) {
                count += 1
                guard !property.hasEffect(in: file), !read.contains(property.name) else { continue }
                let symbol = DocumentedSymbol(at: property.lines.lowerBound - 1, in: file)
                let type = symbol.flatMap { DocumentedSymbol(around: $0, in: file) }
                let isMarked =
                    Self.marks.contains { symbol?.comment.contains($0) == true }
                    || Self.marksOfTypes.contains { type?.comment.contains($0) == true }
                marked += isMarked ? 1 : 0
                #expect(
                    isMarked,
                    """
                    \(file.place(property.lines.lowerBound)): nothing reads \(property.name); report it as unsupported, or say \
                    in its comment what differs: “Differs from UIKit: stored without effect, since …”
                    """)
            }
        }
        #expect(count > 200 && marked > 20)
    }
}

/// A stored or computed property that an application can set.
private struct SettableProperty {
    let name: String
    /// The lines from the declaration to the end of its accessors, counted from 1.
    let lines: ClosedRange<Int>
    private let isComputed: Bool

    static func all(in file: SourceFile) -> [SettableProperty] {
        file.words.filter { $0.previous == "var" }.compactMap { SettableProperty($0, in: file) }
    }

    private init?(_ word: Word, in file: SourceFile) {
        let line = file.lines[word.line - 1]
        let modifiers = line.split(separator: " ").prefix { $0 != "var" }
        guard modifiers.contains("public") || modifiers.contains("open"),
            !modifiers.contains(where: { $0.contains("(set)") })
        else { return nil }
        name = word.text
        isComputed = line.hasSuffix("{")
        guard isComputed else {
            lines = word.line...word.line
            if line.contains("{") { return nil }
            return
        }
        let end = line.prefix { $0 == " " } + "}"
        let length = file.lines[word.line...].prefix { $0 != end }.count
        lines = word.line...word.line + length
        let accessors = lines
        guard file.words.contains(where: { $0.text == "set" && accessors.contains($0.line) }) else { return nil }
    }

    /// Returns whether the setter does more than store the value, or the storage has an observer or is read elsewhere.
    func hasEffect(in file: SourceFile) -> Bool {
        guard isComputed else { return false }
        let storage = "stored\(name.prefix(1).uppercased())\(name.dropFirst())"
        let plain: Set<String> = ["get", "set", "newValue", storage]
        return file.words.contains { word in
            let isInside = lines.contains(word.line) && word.line > lines.lowerBound
            if isInside { return !plain.contains(word.text) }
            let isObserved = word.previous == "var" && file.lines[word.line - 1].contains("{")
            return word.text == storage && (isObserved || !word.isAssigned && word.previous != "var")
        }
    }
}
