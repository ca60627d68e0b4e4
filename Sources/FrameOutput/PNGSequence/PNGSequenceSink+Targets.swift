// What is looked at before the first frame.
extension PNGSequenceSink {
    func fileNames(of plan: RunPlan) throws(OutputError) -> [String] {
        var names: [String] = []
        names.reserveCapacity(plan.slots.count)
        for slot in plan.slots { names.append(try fileName(of: slot)) }
        return names
    }

    /// The files an earlier run lists, which this one may replace and remove.
    func listedNames() throws(OutputError) -> Set<String> {
        guard case .clean(let listed) = existing else { return [] }
        if let name = listed.first(where: { $0.contains("/") || ["", ".", ".."].contains($0) }) {
            throw .listedName(name)
        }
        return Set(listed)
    }

    func checkTargets(_ names: [String]) throws(OutputError) {
        let listed = try listedNames()
        var inTheWay: [String] = []
        for name in names {
            let path = pattern.path(of: name)
            if try Target.exists(path), !mayReplace(name, listed: listed) { inTheWay.append(path) }
        }
        for path in companions {
            if try Target.exists(path), existing == .refuse { inTheWay.append(path) }
        }
        if let first = inTheWay.first { throw .targetsExist(first: first, count: inTheWay.count) }
    }

    private func mayReplace(_ name: String, listed: Set<String>) -> Bool {
        switch existing {
        case .refuse: false
        case .overwrite, .skip, .share: true
        case .clean: listed.contains(name)
        }
    }
}
