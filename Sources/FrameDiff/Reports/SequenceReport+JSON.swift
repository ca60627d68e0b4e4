public import FrameJSON

extension SequenceReport {
    /// The complete report.
    public var json: JSONValue {
        .object([
            JSONMember("name", .string(name)), JSONMember("passes", .bool(passes)),
            JSONMember("summary", .string(summary)),
            JSONMember("problems", .array(problems.map { .string($0) })),
            JSONMember("first", first.map { .number(Double($0.number)) } ?? .null),
            JSONMember("worst", passes ? .null : worst.map { .number(Double($0.number)) } ?? .null),
            JSONMember("steps", .array(parts.map { self.json(of: $0) })),
            JSONMember("frames", .array(frames.map(\.json))),
            JSONMember("events", .array(events.map { .string($0) })),
            JSONMember("trace", .string(traceDifference)),
            JSONMember("notes", .array(notes.map { .string($0) })),
        ])
    }
}

extension SequenceReport {
    private func json(of part: Part) -> JSONValue {
        .object([
            JSONMember("name", .string(part.name)), JSONMember("first", .number(Double(part.frames.lowerBound))),
            JSONMember("count", .number(Double(part.frames.count))), JSONMember("missing", .bool(part.isMissing)),
            JSONMember("differing", .number(Double(failures(in: part).count))),
            JSONMember("later", .number(part.delay)), JSONMember("longer", .number(part.stretch)),
        ])
    }
}

extension SequenceReport.Frame {
    fileprivate var json: JSONValue {
        var members = [JSONMember("frame", .number(Double(number)))]
        if let time { members.append(JSONMember("time", .string(time))) }
        members.append(JSONMember("verdict", .string(verdict.word)))
        if let comparison = verdict.comparison { members.append(JSONMember("comparison", comparison.json)) }
        if case .unknown(let reason) = verdict { members.append(JSONMember("reason", .string(reason))) }
        if !changes.isEmpty { members.append(JSONMember("changes", .array(changes.map(\.json)))) }
        return .object(members)
    }
}

extension LayerChange {
    fileprivate var json: JSONValue {
        .object([
            JSONMember("layer", .string(layer)), JSONMember("property", .string(property)),
            JSONMember("expected", expected.map { .string($0) } ?? .null),
            JSONMember("actual", actual.map { .string($0) } ?? .null),
        ])
    }
}

extension ImageComparison {
    /// Counts, sizes, the worst channel and the bounding box.
    public var json: JSONValue {
        func number(_ value: Int) -> JSONValue { .number(Double(value)) }
        var members = [
            JSONMember("passes", .bool(passes)), JSONMember("differing", number(count)),
            JSONMember("levels", number(levels)),
            JSONMember("ratio", .number(ratio)), JSONMember("antiAliased", number(antiAliased)),
            JSONMember("expectedSize", .array([number(expectedSize.width), number(expectedSize.height)])),
            JSONMember("actualSize", .array([number(actualSize.width), number(actualSize.height)])),
        ]
        if let difference {
            let (worst, bounds) = (difference.worst, difference.bounds)
            members.append(
                JSONMember(
                    "worst",
                    .object([
                        JSONMember("at", .array([number(worst.x), number(worst.y)])),
                        JSONMember("channel", .string("\(worst.channel)")),
                        JSONMember("expected", number(Int(worst.expected))),
                        JSONMember("actual", number(Int(worst.actual))),
                    ])))
            members.append(
                JSONMember(
                    "bounds",
                    .array([number(bounds.x), number(bounds.y), number(bounds.width), number(bounds.height)])))
        }
        return .object(members)
    }
}
