internal import UIKit

/// A method in a subclass of a conforming class that matches one of Apple's protocols but is never called.
///
/// Swift binds protocol requirements where the conformance is declared. For an optional method that only a subclass
/// implements, it calls the default implementation in the protocol's extension, whereas Objective-C looks up the method
/// in the object. `port` repairs this within a module; across modules it can only be reported.
package struct UnreachedMethod: Equatable, Sendable {
    /// The class with the method, such as `Shop.CardDelegate`.
    package let type: String
    /// The method or property, such as `navigationController(_:willShow:animated:)`.
    package let member: String
    /// The class that declares the conformance.
    package let conformingType: String
    /// The protocol, such as `UIKit.UINavigationControllerDelegate`.
    package let conformance: String

    package init(type: String, member: String, conformingType: String, conformance: String) {
        self.type = type
        self.member = member
        self.conformingType = conformingType
        self.conformance = conformance
    }

    package var message: String {
        "\(member) is never called, because \(conformingType) conforms to \(conformance) without it; declare it there, and "
            + "override it"
    }

    /// Returns the unreached methods in the running program, ordered by class name; empty for a program without
    /// symbols. The runtime does not find private or generic classes.
    package static func ofProcess() -> [UnreachedMethod] {
        guard let symbols = ProgramSymbols.ofProcess, let demangler = Demangler() else { return [] }
        return ProgramClasses(symbols.names, demangler).unreachedMethods
    }
}

/// The classes of a program, reconstructed from its symbols.
private struct ProgramClasses {
    /// Classes of the program itself, keyed by demangled name.
    private var classes: [String: (mangled: String, type: AnyClass)] = [:]
    private var names: [ObjectIdentifier: String] = [:]
    /// Protocols that each class itself declares conformance to.
    private var conformances: [String: Set<String>] = [:]
    /// Members that extensions of Apple's protocols implement.
    private var defaults: [String: Set<String>] = [:]
    /// Functions and getters from modules other than Apple's, mangled and sorted.
    private var functions: [String] = []
    private let demangler: Demangler

    init(_ symbols: [String], _ demangler: Demangler) {
        self.demangler = demangler
        for symbol in symbols {
            let isOfFramework = symbol.hasPrefix("$s5UIKit") || symbol.hasPrefix("$s10QuartzCore")
            if symbol.hasSuffix("CMn"), !isOfFramework {
                addClass(symbol)
            } else if symbol.hasSuffix("Mc"), !isOfFramework {
                addConformance(symbol)
            } else if symbol.hasSuffix("F") || symbol.hasSuffix("vg") {
                if !isOfFramework { functions.append(symbol) } else if symbol.contains("PAAE") { addDefault(symbol) }
            }
        }
        functions.sort()
    }

    private mutating func addClass(_ symbol: String) {
        let mangled = symbol.dropLast(2)
        guard let type = _typeByName(String(mangled.dropFirst(2))) as? AnyClass,
            let name = demangler.text(of: symbol)?.without("nominal type descriptor for ")
        else { return }
        classes[name] = (String(mangled), type)
        names[ObjectIdentifier(type)] = name
    }

    private mutating func addConformance(_ symbol: String) {
        guard let text = demangler.text(of: symbol)?.without("protocol conformance descriptor for "),
            let colon = text.firstRange(of: " : "),
            let end = text[colon.upperBound...].firstRange(of: " in ")
        else { return }
        conformances[String(text[..<colon.lowerBound]), default: []]
            .insert(String(text[colon.upperBound..<end.lowerBound]))
    }

    private mutating func addDefault(_ symbol: String) {
        // In (extension in UIKit):UIKit.UITabBarDelegate.tabBar(…) -> (), the protocol's name has two parts.
        guard let parts = demangler.text(of: symbol)?.withoutExtension.split(separator: ".", maxSplits: 2),
            parts.count == 3
        else { return }
        defaults["\(parts[0]).\(parts[1])", default: []].insert(String(parts[2]))
    }

    var unreachedMethods: [UnreachedMethod] {
        var members: [String: Set<String>] = [:]
        func declares(_ type: String, _ member: String) -> Bool {
            let known = members[type] ?? self.members(of: type)
            members[type] = known
            return known.contains(member)
        }
        return classes.sorted { $0.key < $1.key }.flatMap { name, entry in
            let above = superclasses(of: entry.type)
            return above.flatMap { conforming in
                (conformances[conforming] ?? []).sorted().flatMap { conformance in
                    (defaults[conformance] ?? []).sorted().filter { member in
                        declares(name, member) && !above.contains { declares($0, member) }
                    }.map {
                        UnreachedMethod(
                            type: name, member: $0.withoutTypes, conformingType: conforming, conformance: conformance)
                    }
                }
            }
        }
    }

    /// Returns the superclasses, nearest first.
    private func superclasses(of type: AnyClass) -> [String] {
        sequence(first: type) { _getSuperclass($0) }.dropFirst().compactMap { names[ObjectIdentifier($0)] }
    }

    private func members(of type: String) -> Set<String> {
        guard let mangled = classes[type]?.mangled else { return [] }
        let start = functions.firstIndex(sorted: mangled)
        return Set(
            functions[start...].prefix { $0.hasPrefix(mangled) }.compactMap {
                demangler.text(of: $0)?.withoutExtension.without(type + ".")
            })
    }
}

extension [String] {
    /// Returns the index of the first element in the sorted array that is not less.
    fileprivate func firstIndex(sorted element: String) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension String {
    /// Returns the rest of the string, or `nil` if it does not start with the prefix.
    fileprivate func without(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }

    /// The name without types: `show(_:animated:)` for `show(_: UIKit.UIView, animated: Swift.Bool) -> ()`, and
    /// `isShown` for `isShown.getter : Swift.Bool`.
    fileprivate var withoutTypes: String {
        guard let open = firstIndex(of: "("), let arrow = firstRange(of: ") -> ") else {
            return String(prefix { $0 != "." })
        }
        let arguments = self[index(after: open)..<arrow.lowerBound]
        var depth = 0
        let parts = arguments.split { character in
            depth += "([<".contains(character) ? 1 : ")]>".contains(character) ? -1 : 0
            return character == "," && depth == 0
        }
        // A single argument without a label has none in the text either.
        let labels = parts.map { part in part.firstRange(of: ": ").map { String(part[..<$0.lowerBound]) } ?? "_" }
        return self[...open] + labels.map { $0.drop(while: \.isWhitespace) + ":" }.joined() + ")"
    }

    /// The name without the `(extension in …):` that marks members declared in a module other than their type's.
    fileprivate var withoutExtension: String {
        hasPrefix("(extension in ") ? firstRange(of: "):").map { String(self[$0.upperBound...]) } ?? self : self
    }
}
