internal import Foundation
internal import FrameFiles
internal import FrameJSON

/// A property list in the OpenStep, XML or JSON format.
struct PropertyFile {
    /// Path as named by the caller.
    let path: String
    let root: PropertyTable
    private let bytes: [UInt8]

    /// Maximum size in bytes. Xcode becomes unusable with projects a tenth as large.
    private static let limit = 64 << 20

    init(contentsOf path: String) throws(ProjectError) {
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.limit)
        } catch {
            throw ProjectError(file: path, error.message, isMissing: error == .missing)
        }
        try self.init(bytes, path: path)
    }

    init(_ bytes: [UInt8], path: String) throws(ProjectError) {
        self.path = path
        self.bytes = bytes
        let node = try Self.node(of: bytes, path: path)
        guard case .table(let table) = node.value else {
            throw ProjectError(file: path, "expected a dictionary, found \(node.value.summary)")
        }
        root = table
    }

    private static func node(of bytes: [UInt8], path: String) throws(ProjectError) -> PropertyNode {
        let start = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard !start.starts(with: "bplist".utf8) else {
            throw ProjectError(file: path, "a binary property list; convert it with plutil -convert xml1")
        }
        if start.starts(with: "<?xml".utf8) || start.starts(with: "<plist".utf8) || start.starts(with: "<!DOC".utf8) {
            if let refusal = PropertyListShape.refusal(of: bytes) {
                throw ProjectError(file: path, "\(refusal); restore the file")
            }
            do {
                return node(
                    of: try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
            } catch {
                let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
                throw ProjectError(file: path, "not a property list: \(reason ?? "it is damaged"); restore the file")
            }
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw ProjectError(file: path, "not UTF-8; save the file as UTF-8")
        }
        guard !start.isEmpty else { throw ProjectError(file: path, "empty; expected a property list") }
        // In JSON, dictionary keys are quoted and followed by a colon.
        if let json = try? JSONDocument(bytes, file: path) { return node(of: json.value) }
        do throws(OpenStepReader.Problem) {
            return try OpenStepReader.read(bytes)
        } catch {
            throw ProjectError(
                file: path, position: TextPosition(offset: error.offset, in: bytes[...]), error.message)
        }
    }

    /// All texts in order.
    var texts: [String] { Self.texts(in: .table(root)) }

    private static func texts(in value: PropertyValue) -> [String] {
        switch value {
        case .text(let text): [text]
        case .list(let elements): elements.flatMap { texts(in: $0.value) }
        case .table(let table): table.keys.flatMap { texts(in: table[$0]?.value ?? .other) }
        case .other: []
        }
    }

    /// The entries of an `Info.plist`. The numbers and Booleans of OpenStep's and JSON's formats are texts.
    func information() throws(ProjectError) -> [String: InformationValue] {
        do {
            return try PropertyListDecoder().decode([String: InformationValue].self, from: Data(bytes))
        } catch {
            guard case .table(let members) = InformationValue(.table(root)) else { return [:] }
            return members
        }
    }

    private static func node(of object: Any) -> PropertyNode {
        let value: PropertyValue
        switch object {
        case let text as String: value = .text(text)
        case let number as NSNumber: value = .text(number.stringValue)
        case let elements as [Any]: value = .list(elements.map { node(of: $0) })
        case let members as [String: Any]:
            var table = PropertyTable()
            for key in members.keys.sorted() { table[key] = members[key].map { node(of: $0) } }
            value = .table(table)
        default: value = .other
        }
        return PropertyNode(value: value, offset: nil)
    }

    private static func node(of json: JSONValue) -> PropertyNode {
        let value: PropertyValue
        switch json {
        case .null: value = .other
        case .bool(let isTrue): value = .text(isTrue ? "YES" : "NO")
        case .number(let number): value = .text(Int64(exactly: number).map { "\($0)" } ?? "\(number)")
        case .string(let text): value = .text(text)
        case .array(let elements): value = .list(elements.map { node(of: $0) })
        case .object(let members):
            var table = PropertyTable()
            for member in members { table[member.key] = node(of: member.value) }
            value = .table(table)
        }
        return PropertyNode(value: value, offset: nil)
    }

    /// - Parameter node: Value with the problem; `nil` for the whole file.
    func error(_ message: String, at node: PropertyNode?, key: String) -> ProjectError {
        let position = node?.offset.map { TextPosition(offset: $0, in: bytes[...]) }
        return ProjectError(file: path, position: position, key: key, message)
    }
}
