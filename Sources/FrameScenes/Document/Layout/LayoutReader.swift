import FrameJSON
import FrameLayout

/// Collects the layout of a screen's views, and resolves names to numbers once all views are known.
///
/// Inside a component, names refer to the component's views; outside, they are prefixed with the identifier of the use.
struct LayoutReader {
    /// A view with the values of the keys that position it.
    private struct Entry {
        var view: JSONCursor?
        /// The value of `"frame"` or `"insets"`.
        var frame: JSONCursor?
        var spacingAfter: JSONCursor?
    }

    /// A constraint whose names have not been looked up yet.
    private struct Pending {
        enum Text {
            case sentence(ConstraintSentence)
            case format(String)
            /// An empty list, for a view that other views' constraints position.
            case none
        }

        var text: Text
        /// View with the constraint, followed by its superview.
        var view: Int
        var parent: Int
        var scope: Int
        var prefix: String?
        var json: JSONCursor
    }

    /// Maximum number of constraint lines in a screen. Tuned: four for each view.
    static let limit = 4 * ViewReader.viewLimit

    private var entries: [Int: Entry] = [:]
    private var pending: [Pending] = []
    private var scopes: [[String: Int]] = [[:]]
    private var openScopes = [0]
    private var names: [String: JSONPath] = [:]
    private var constraints: [ConstraintDescription] = []

    // MARK: - While views are read

    /// Returns the number of a new view.
    mutating func add() -> Int {
        let number = entries.count + 1
        entries[number] = Entry()
        return number
    }

    /// Notes the position of a view in the file; for a component, the position of its use.
    mutating func note(view: JSONCursor, of number: Int) { entries[number]?.view = view }

    mutating func open() {
        openScopes.append(scopes.count)
        scopes.append([:])
    }

    /// - Parameter id: Prefix by which outer views refer to the inner ones; `nil` if they cannot.
    mutating func close(as id: String?) {
        guard let inner = openScopes.popLast(), let outer = openScopes.last, let id else { return }
        for (name, number) in scopes[inner] { scopes[outer]["\(id).\(name)"] = number }
    }

    mutating func note(id: String, of view: Int) {
        if let scope = openScopes.last { scopes[scope][id] = view }
    }

    /// Notes the frame of a view and discards the constraints of its component.
    mutating func note(frame: JSONCursor, of view: Int) {
        entries[view]?.frame = frame
        pending.removeAll {
            if case .format = $0.text { false } else { $0.view == view }
        }
    }

    mutating func note(spacingAfter: JSONCursor, of view: Int) { entries[view]?.spacingAfter = spacingAfter }

    /// - Parameter prefix: Prefix of constraint names; `nil` if nothing can refer to them.
    mutating func read(
        _ list: JSONCursor, of view: Int, in parent: Int, prefix: String?, isPositioned: Bool
    ) throws(JSONProblem) {
        var found: [Pending] = []
        func pending(_ text: Pending.Text, _ json: JSONCursor) -> Pending {
            Pending(
                text: text, view: view, parent: parent, scope: openScopes.last ?? 0, prefix: prefix, json: json)
        }
        for cursor in try list.elements() {
            guard self.pending.count + found.count < Self.limit else {
                throw cursor.refusal("more than \(Self.limit) constraints in one screen")
            }
            let text = try cursor.string()
            if Self.isFormat(text) {
                found.append(pending(.format(text), cursor))
                continue
            }
            guard view != ConstraintDescription.Item.screen else {
                throw cursor.refusal(
                    "a screen takes only formats such as \"H:|-[title]-|\"; write other constraints in its views"
                )
            }
            guard !isPositioned else {
                throw cursor.refusal("a view has a \"frame\", \"insets\" or constraints of its own; keep one of them")
            }
            var reader = try ConstraintReader(cursor)
            let sentence = try reader.sentence()
            if let name = sentence.name, let prefix { try note(name: prefix + name, cursor) }
            found.append(pending(.sentence(sentence), cursor))
        }
        if found.isEmpty, !isPositioned { found.append(pending(.none, list)) }
        if found.contains(where: { if case .format = $0.text { false } else { true } }) { entries[view]?.frame = nil }
        self.pending += found
    }

    /// Whether a line is in the visual format rather than a sentence.
    private static func isFormat(_ text: String) -> Bool {
        let text = text.drop(while: \.isWhitespace)
        return ["H:", "V:", "|", "["].contains { text.hasPrefix($0) }
    }

    private mutating func note(name: String, _ cursor: JSONCursor) throws(JSONProblem) {
        if let earlier = names.updateValue(cursor.path, forKey: name) {
            throw cursor.refusal("the name \(JSONValue.quoted(name)) is taken at \(earlier)")
        }
    }

    // MARK: - When all views of a screen are read

    /// Returns the constraints of the screen. Only views that they refer to keep their numbers.
    mutating func finish(_ views: inout [ViewDescription]) throws(JSONProblem) -> [ConstraintDescription] {
        var positioned: Set<Int> = []
        for pending in pending {
            switch pending.text {
            case .sentence(let sentence):
                positioned.insert(pending.view)
                try resolve(sentence, pending)
            case .format(let format): positioned.formUnion(try resolve(format, pending))
            case .none: positioned.insert(pending.view)
            }
        }
        try resolve(&views, in: nil, positioned)
        let related = Set(constraints.flatMap { [$0.first, $0.second].compactMap { $0?.item.number } })
        views.forgetNumbers(except: related)
        return constraints
    }

    private mutating func resolve(
        _ views: inout [ViewDescription], in parent: ViewDescription?, _ positioned: Set<Int>, isMask: Bool = false
    ) throws(JSONProblem) {
        let areSolved = parent.map { $0.layout == .constraints || $0.content?.isScroll == true } ?? false
        let hasPositioned = views.contains { positioned.contains($0.number ?? 0) }
        for index in views.indices {
            guard let number = views[index].number, let entry = entries[number], let json = entry.view else { continue }
            let isArranged = !isMask && parent?.content?.isStack == true
            if isMask {
                guard !positioned.contains(number), views[index].content?.isStack != true,
                    views[index].content?.isScroll != true
                else {
                    throw json.refusal("a mask is not laid out by constraints; give the view a \"frame\"")
                }
                guard !areSolved || entry.frame != nil else {
                    throw json.refusal("the size of this mask is not known before the layout; give it a \"frame\"")
                }
            } else if isArranged || positioned.contains(number) {
                if let frame = entry.frame {
                    throw frame.refusal(
                        isArranged
                            ? "a stack positions this view; constrain only its size"
                            : "a format positions this view; keep one of them")
                }
                views[index].layout = .constraints
            } else if entry.frame == nil, hasPositioned {
                throw json.refusal(
                    "a view beside others with constraints needs a \"frame\", \"insets\" or \"constraints\", such as \"constraints\": [\"edges\"] to fill the view around it"
                )
            } else if areSolved, let parent,
                case .insets(let top, let left, let bottom, let right) = views[index].layout
            {
                views[index].layout = .constraints
                for (attribute, constant) in [
                    (LayoutAttribute.top, top), (.left, left), (.bottom, -bottom), (.right, -right),
                ] {
                    constraints.append(
                        ConstraintDescription(
                            first: .init(item: .view(number), attribute: attribute),
                            second: .init(item: .view(parent.number ?? 0), attribute: attribute), constant: constant,
                            path: entry.frame?.path ?? json.path))
                }
            }
            if let spacing = entry.spacingAfter, !isArranged {
                throw spacing.refusal("there is no \"stack\" around this view")
            }
            let view = views[index]
            try resolve(&views[index].views, in: view, positioned, isMask: isMask)
            if var mask = view.mask {
                try resolve(&mask, in: view, positioned, isMask: true)
                views[index].mask = mask
            }
        }
    }

    // MARK: - Names

    private mutating func resolve(_ sentence: ConstraintSentence, _ pending: Pending) throws(JSONProblem) {
        let name = sentence.name.flatMap { name in pending.prefix.map { $0 + name } }
        func add(
            _ attribute: LayoutAttribute, _ second: ConstraintDescription.Anchor?, _ multiplier: Double,
            _ constant: Double
        ) {
            constraints.append(
                ConstraintDescription(
                    first: .init(item: .view(pending.view), attribute: attribute), relation: sentence.relation,
                    second: second, multiplier: multiplier, constant: constant, priority: sentence.priority, name: name,
                    path: pending.json.path))
        }
        switch sentence.value {
        case .numbers(let numbers):
            for (attribute, number) in zip(sentence.attributes, numbers) { add(attribute, nil, 1, number) }
        case .aspect(let proportion):
            add(.width, .init(item: .view(pending.view), attribute: .height), proportion, 0)
        case .target(let target):
            let (item, given) = try self.item(target.word, pending)
            if let given, sentence.attributes.count > 1 {
                throw pending.json.refusal(
                    "several attributes match those of the other item; leave \".\(given.rawValue)\" out")
            }
            for (index, attribute) in sentence.attributes.enumerated() {
                let second = ConstraintDescription.Anchor(item: item, attribute: given ?? attribute)
                try check(attribute, second, target.word, pending)
                let inset = target.insets.isEmpty ? 0 : (attribute.inwards ?? 0) * target.insets[index]
                add(attribute, second, target.multiplier, target.constant + inset)
            }
        }
    }

    /// Returns the item, and the attribute if there is one.
    private func item(
        _ word: String, _ pending: Pending
    ) throws(JSONProblem) -> (ConstraintDescription.Item, LayoutAttribute?) {
        if let item = item(named: word, pending) { return (item, nil) }
        if let attribute = LayoutAttribute(rawValue: word), attribute.kind == .size {
            return (.view(pending.view), attribute)
        }
        let text = (try? pending.json.string()) ?? ""
        var name = word
        if let dot = word.lastIndex(of: ".") {
            let (head, tail) = (String(word[..<dot]), String(word[word.index(after: dot)...]))
            if let item = item(named: head, pending) {
                guard let attribute = LayoutAttribute(rawValue: tail) else {
                    throw pending.json.noChoice(among: LayoutAttribute.names, for: tail, in: text)
                }
                return (item, attribute)
            }
            if LayoutAttribute(rawValue: tail) != nil { name = head }
        }
        throw pending.json.noChoice(
            among: ConstraintDescription.Item.words + scopes[pending.scope].keys.sorted(), for: name, in: text)
    }

    private func item(named name: String, _ pending: Pending) -> ConstraintDescription.Item? {
        ConstraintDescription.Item(word: name, of: pending.parent)
            ?? scopes[pending.scope][name].map { .view($0) }
    }

    private func check(
        _ first: LayoutAttribute, _ second: ConstraintDescription.Anchor, _ word: String, _ pending: Pending
    ) throws(JSONProblem) {
        let other = second.attribute
        guard first.kind == other.kind else {
            throw pending.json.refusal(
                "\(first.rawValue) is \(first.nature), and \(other.rawValue) is \(other.nature); compare like with like"
            )
        }
        if let one = first.followsDirection, let two = other.followsDirection, one != two {
            throw pending.json.refusal(
                "of \(first.rawValue) and \(other.rawValue) only one follows the layout direction; use leading and trailing, or left and right"
            )
        }
        if other.isBaseline, !second.item.isView {
            throw pending.json.refusal("\(word) has no text and so no baseline; use top or bottom")
        }
        if second.item == .view(pending.view), first.kind != .size || first == other {
            throw pending.json.refusal("the view is related to itself; name another, such as \"parent\"")
        }
    }

    /// Adds the constraints of a format and returns the views it positions.
    private mutating func resolve(_ format: String, _ pending: Pending) throws(JSONProblem) -> [Int] {
        let scope = scopes[pending.scope]
        let read: VisualFormat
        do throws(VisualFormatError) {
            read = try VisualFormat(format, views: Set(scope.keys), metrics: [:])
        } catch {
            switch error {
            case .unexpected(let index, let expected):
                let rest = String(format.dropFirst(index))
                throw pending.json.mismatch(expected, in: format, at: rest.isEmpty ? nil : rest)
            case .unknownName(let name, _, _, _):
                throw pending.json.noChoice(among: scope.keys.sorted(), for: name, in: format)
            }
        }
        constraints += read.rules.map { rule in
            .init(rule, in: pending.view, path: pending.json.path) { scope[$0] ?? pending.view }
        }
        return read.items.compactMap { item in
            if case .view(let name) = item { scope[name] } else { nil }
        }
    }
}
