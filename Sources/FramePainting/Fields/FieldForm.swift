import FrameGeometry
import FrameJSON

/// The way in which values of a type are written and read.
struct FieldForm<Value>: Sendable {
    let json: @Sendable (Value) -> JSONValue
    let read: @Sendable (JSONCursor) throws(JSONProblem) -> Value
}

extension FieldForm where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
    /// The name of one of the type's cases.
    static var choice: FieldForm {
        FieldForm {
            .string($0.rawValue)
        } read: { json throws(JSONProblem) in
            try json.choice(of: Value.self)
        }
    }
}

extension FieldForm<Double> {
    static func number(
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) -> FieldForm {
        FieldForm {
            .number($0)
        } read: { json throws(JSONProblem) in
            try json.number(in: range)
        }
    }

    /// A number greater than 0.
    static var positive: FieldForm {
        FieldForm {
            .number($0)
        } read: { json throws(JSONProblem) in
            try json.positiveNumber()
        }
    }

    /// The standard deviation of a blur.
    static var sigma: FieldForm { number(in: 0...4_096) }
    static var opacity: FieldForm { number(in: 0...1) }
}

extension FieldForm<[Double]> {
    static var numbers: FieldForm {
        FieldForm {
            .array($0.map { .number($0) })
        } read: { json throws(JSONProblem) in
            var numbers: [Double] = []
            for element in try json.elements() { numbers.append(try element.number()) }
            return numbers
        }
    }
}

extension FieldForm<String> {
    /// The name of a layer.
    static var name: FieldForm {
        FieldForm {
            .string($0)
        } read: { json throws(JSONProblem) in
            try json.string()
        }
    }
}

extension FieldForm<Affine> {
    static var transform: FieldForm {
        FieldForm(json: \.json) { json throws(JSONProblem) in try Affine(optional: json) }
    }
}
