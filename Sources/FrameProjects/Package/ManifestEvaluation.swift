/// Replaces the names in the values of a manifest by what they stand for.
struct ManifestEvaluation {
    private let statements: ManifestStatements
    /// Values that may still be replaced. Functions that call themselves would not end otherwise.
    private var budget = 100_000
    private var depth = 0

    init(_ statements: ManifestStatements) {
        self.statements = statements
    }

    mutating func package(_ call: ManifestCall) -> ManifestCall {
        var arguments = call.arguments
        for addition in statements.additions {
            if let index = arguments.firstIndex(where: { $0.label == addition.list }) {
                arguments[index].value = .sum([arguments[index].value, addition.value], offset: call.offset)
            } else {
                arguments.append((addition.list, addition.value))
            }
        }
        return ManifestCall(
            name: call.name, arguments: resolved(arguments, [:]), offset: call.offset)
    }

    private mutating func resolved(
        _ arguments: [(label: String?, value: ManifestValue)], _ names: [String: ManifestValue]
    ) -> [(label: String?, value: ManifestValue)] {
        var result: [(label: String?, value: ManifestValue)] = []
        for argument in arguments { result.append((argument.label, resolved(argument.value, names))) }
        return result
    }

    private mutating func resolved(_ values: [ManifestValue], _ names: [String: ManifestValue]) -> [ManifestValue] {
        var result: [ManifestValue] = []
        for value in values { result.append(resolved(value, names)) }
        return result
    }

    /// - Parameter names: Parameters of the functions and closures around the value.
    private mutating func resolved(_ value: ManifestValue, _ names: [String: ManifestValue]) -> ManifestValue {
        depth += 1
        budget -= 1
        defer { depth -= 1 }
        guard depth < 200, budget > 0 else { return .computed(offset: 0) }
        switch value {
        case .text, .computed: return value
        case .list(let elements): return .list(resolved(elements, names))
        case .call(let call): return resolved(call, names)
        case .name(let name, let offset):
            if let argument = names[name] { return argument }
            return statements.values[name].map { resolved($0, [:]) } ?? .computed(offset: offset)
        case .sum(let terms, let offset):
            let terms = resolved(terms, names)
            let lists = terms.compactMap(\.list)
            if lists.count == terms.count { return .list(lists.flatMap(\.self)) }
            return Self.text(of: terms) ?? .computed(offset: offset)
        case .joined(let parts, let offset): return Self.text(of: resolved(parts, names)) ?? .computed(offset: offset)
        case .mapped(let list, let parameter, let result, let offset):
            guard let elements = resolved(list, names).list else { return .computed(offset: offset) }
            var mapped: [ManifestValue] = []
            for element in elements {
                mapped.append(resolved(result, names.merging([parameter: element]) { $1 }))
            }
            return .list(mapped)
        case .flat(let value):
            guard let lists = resolved(value, names).list else { return .computed(offset: 0) }
            return .list(lists.flatMap { $0.list ?? [$0] })
        }
    }

    private static func text(of values: [ManifestValue]) -> ManifestValue? {
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? .text(texts.joined()) : nil
    }

    private mutating func resolved(_ call: ManifestCall, _ names: [String: ManifestValue]) -> ManifestValue {
        let arguments = resolved(call.arguments, names)
        // A function may be named like one of SwiftPM that it calls.
        let plain = ManifestValue.call(ManifestCall(name: call.name, arguments: arguments, offset: call.offset))
        guard let function = statements.functions[call.name] else { return plain }
        var own: [String: ManifestValue] = [:]
        var rest = arguments[...]
        for parameter in function.parameters {
            if let first = rest.first, first.label == parameter.label {
                own[parameter.name] = first.value
                rest = rest.dropFirst()
            } else if let standard = parameter.standard {
                own[parameter.name] = resolved(standard, [:])
            } else {
                return plain
            }
        }
        return rest.isEmpty ? resolved(function.result, own) : plain
    }
}
