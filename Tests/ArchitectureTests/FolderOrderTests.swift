import TestSupport
import Testing

/// The folders of a module are its stages: a folder uses only what is declared in folders listed before it.
@Suite("Folder order") struct FolderOrderTests {
    /// One row per module, its folders from the base up. `.` stands for files directly in the module's folder.
    static let orders: [FolderOrder] = [
        .uikit,
        FolderOrder("FrameGeometry", ["Numbers", "Plane", "Space", "Paths", "Strokes"]),
        FolderOrder("FramePNG", [".", "Deflate", "Writing", "Reading", "Animated"]),
        FolderOrder(
            "FrameRaster",
            [
                "Device", "Outlines", "Coverage", "Blending", "Sources", "Glyphs", "Blur", "Plan", "Rows", "Planning",
                ".",
            ]),
        FolderOrder(
            "FrameOutput",
            [
                "Formats", "Errors", "Files", "Digest", "Selection", "Plan", "Naming", "Sinks", "Encoding", "Movie",
                "Manifest", "PNGSequence", "AnimatedPNG", "VideoStream", "FFmpeg", "Player", "Registry", "Verification",
                "Pipeline",
            ]),
        FolderOrder(
            "QuartzCore",
            [
                ".", "Timing", "Transforms", "Values", "Trace", "Stage", "VirtualTime", "ObjectiveC", "Observation",
                "Layers", "SpecialLayers", "Text",
            ]),
        FolderOrder("FrameLayers", ["Values", "Keyframes", "Model", "Emission", "Sampling"]),
    ]

    /// References that have to run upwards, by module. Keep it short: each needs a reason a reader accepts.
    static let permitted: [String: [BackArrow]] = ["UIKit": BackArrow.ofUIKit]

    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    @Test(arguments: orders) func everyFolderIsListedOnce(_ order: FolderOrder) {
        let files = sources.filter { $0.module == order.module }
        let homes = files.map { order.home(of: $0) }
        for (file, home) in zip(files, homes) where home == nil {
            Issue.record("\(file.path): its folder is not in the list for \(order.module)")
        }
        for (rank, folder) in order.folders.enumerated() {
            #expect(homes.contains(rank), "\(order.module) has no folder \(folder), or an earlier entry repeats it")
        }
    }

    @Test(arguments: orders) func foldersUseOnlyFoldersBelow(_ order: FolderOrder) {
        let arrows = Self.permitted[order.module, default: []]
        let found = order.backReferences(in: sources)
        for reference in found
        where !arrows.contains(where: { $0.from == reference.from && $0.names.contains(reference.name) }) {
            Issue.record("\(reference)")
        }
        for arrow in arrows {
            for name in arrow.names {
                #expect(
                    found.contains { $0.from == arrow.from && $0.name == name },
                    "\(order.module): \(arrow.from) no longer refers to \(name); delete the exception")
            }
        }
    }

    /// A reader that recognises no declaration would find no back reference: read from the top down, there are many.
    @Test(arguments: orders) func theReversedOrderFails(_ order: FolderOrder) {
        let reversed = FolderOrder(order.module, order.folders.reversed())
        #expect(reversed.backReferences(in: sources).count >= order.folders.count)
    }

    @Test func declarationsAreRead() {
        let code = """
            struct A: P {
                private let hidden = 1
                private(set) var shown = 2
                func run(_ body: () -> Void) { let local = 1 }
                enum Kind { case one, two }
            }
            extension B { static var made: B { B() } }
            private enum Inner { case three }
            func free() {}
            """
        let names = Declarations(of: Array(code.utf8))
        #expect(names.types == ["A"])
        #expect(names.functions == ["free"])
        #expect(names.members == ["shown", "run", "Kind", "one", "made"])
    }
}

/// A reference against the order that is allowed to stay.
struct BackArrow {
    /// The folder that refers to `names`, as it stands in the module's list.
    let from: String
    let names: Set<String>
    let reason: String
}

/// The folders of one module, each allowed to use itself and the ones before it.
///
/// References are recognised by name. A top-level type counts wherever its name occurs, a free function where it is called
/// without a dot and no type has such a member, a member or nested type after a dot if neither another module nor the
/// standard library declares the name. A name declared in several
/// folders belongs to the lowest of them; a label (`name:`) counts as a declaration, because the parts of tuples have no
/// other. Initialisers and operators have no name to go by.
struct FolderOrder: CustomTestStringConvertible {
    let module: String
    /// From the base up; `Text/Runs` may stand apart from `Text`.
    let folders: [String]

    /// Members that values of the standard library have, too.
    private static let standardMembers: Set<String> = [
        "append", "count", "description", "first", "insert", "isEmpty", "isFinite", "isNaN", "last", "map", "max",
        "min", "next", "reduce", "remove", "removeAll", "resume", "sorted",
    ]

    init(_ module: String, _ folders: [String]) {
        self.module = module
        self.folders = folders
    }

    var testDescription: String { module }

    struct BackReference: CustomStringConvertible {
        let place: String
        let name: String
        let from: String
        let to: String

        var description: String { "\(place): \(from) uses \(name), which is declared above it in \(to)" }
    }

    /// The place in ``folders`` of the longest entry that holds the file, `nil` if none does.
    func home(of file: SourceFile) -> Int? {
        let path = file.folders.dropFirst(2)
        for length in stride(from: path.count, to: 0, by: -1) {
            if let rank = folders.firstIndex(of: path.prefix(length).joined(separator: "/")) { return rank }
        }
        return path.isEmpty ? folders.firstIndex(of: ".") : nil
    }

    func backReferences(in sources: [SourceFile]) -> [BackReference] {
        var types: [String: Int] = [:]
        var functions: [String: Int] = [:]
        var members: [String: Int] = [:]
        let own = sources.filter { $0.module == module }
        for file in own {
            guard let rank = home(of: file) else { continue }
            let names = file.declarations
            for name in names.types { types[name] = min(rank, types[name] ?? rank) }
            for name in names.functions { functions[name] = min(rank, functions[name] ?? rank) }
            for name in names.members.union(names.types) { members[name] = min(rank, members[name] ?? rank) }
        }
        for file in own {
            guard let rank = home(of: file) else { continue }
            for word in file.words where word.next == ":" {
                if let other = members[word.text] { members[word.text] = min(rank, other) }
            }
        }
        var foreign = Self.standardMembers
        for file in sources where file.module != module { foreign.formUnion(file.declarations.members) }
        var found: [BackReference] = []
        for file in own {
            guard let rank = home(of: file) else { continue }
            for word in file.words {
                let target: Int? =
                    if let type = types[word.text] {
                        type
                    } else if word.owner != nil {
                        foreign.contains(word.text) ? nil : members[word.text]
                    } else {
                        word.isCalled && members[word.text] == nil ? functions[word.text] : nil
                    }
                guard let target, target > rank else { continue }
                found.append(
                    BackReference(
                        place: file.place(word.line), name: word.text, from: folders[rank], to: folders[target]))
            }
        }
        return found
    }
}

/// The names a source declares for other files to use.
struct Declarations {
    private(set) var types: Set<String> = []
    private(set) var functions: Set<String> = []
    /// Of types and extensions, their nested types included. Of several cases on one line only the first.
    private(set) var members: Set<String> = []

    /// By path, read once.
    fileprivate static let ofSources: [String: Declarations] = {
        guard let sources = try? SourceFile.ofSources.get() else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: sources.map {
                ($0.path, Declarations(of: SwiftCode($0.lines.joined(separator: "\n")).code))
            })
    }()

    private static let typeKeywords: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
    private static let keywords = typeKeywords.union(["extension", "typealias", "func", "var", "let", "case"])

    /// - Parameter code: without comments and strings (see ``SwiftCode``).
    init(of code: [UInt8]) {
        // Of each open brace, whether what it holds can be seen from other files.
        var scopes: [Bool] = []
        var start = 0
        for (index, byte) in code.enumerated() where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
            let isVisible = scopes.allSatisfy { $0 }
            let holdsVisible = read(
                Word.words(of: Array(code[start..<index])), isVisible: isVisible, isTopLevel: scopes.isEmpty)
            if byte == UInt8(ascii: "{") { scopes.append(holdsVisible) } else { _ = scopes.popLast() }
            start = index + 1
        }
        _ = read(Word.words(of: Array(code[start...])), isVisible: scopes.isEmpty, isTopLevel: scopes.isEmpty)
    }

    /// Reads what stands between two braces; says whether a brace opened after it holds visible declarations.
    private mutating func read(_ words: [Word], isVisible: Bool, isTopLevel: Bool) -> Bool {
        var opens = false
        for index in words.indices.dropLast() where Self.keywords.contains(words[index].text) {
            let (keyword, name) = (words[index].text, words[index + 1])
            guard name.previous == keyword, words[index].owner == nil, !Self.keywords.contains(name.text) else {
                continue
            }
            let isPrivate = Self.isPrivate(words[..<index])
            let isType = Self.typeKeywords.contains(keyword)
            opens = (isType || keyword == "extension") && !isPrivate
            guard isVisible, !isPrivate, keyword != "extension" else { continue }
            if !isTopLevel {
                members.insert(name.text)
            } else if isType || keyword == "typealias" {
                types.insert(name.text)
            } else if keyword == "func" {
                functions.insert(name.text)
            }
        }
        return opens
    }

    /// Whether the modifiers at the end of `words` hide a declaration from other files; `private(set)` does not.
    private static func isPrivate(_ words: ArraySlice<Word>) -> Bool {
        let modifiers: Set<String> = [
            "static", "class", "final", "mutating", "indirect", "override", "nonisolated", "lazy", "weak", "set",
            "unsafe", "unowned",
        ]
        let hiding: Set<String> = ["private", "fileprivate"]
        guard let word = words.last(where: { !modifiers.contains($0.text) }) else { return false }
        return hiding.contains(word.text) && word.next != "("
    }
}

extension SourceFile {
    fileprivate var declarations: Declarations {
        Declarations.ofSources[path] ?? Declarations(of: SwiftCode(lines.joined(separator: "\n")).code)
    }
}
