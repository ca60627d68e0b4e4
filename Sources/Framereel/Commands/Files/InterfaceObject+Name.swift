internal import FrameStoryboards

extension InterfaceObject {
    /// The identifier or title of a controller, or else what it is.
    var shownName: String {
        let names = [self[.storyboardIdentifier], shownTitle, self[.storyboardName]].compactMap(\.self)
        return names.first { !$0.isEmpty }
            ?? element.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
    }

    /// The name with the object id, by which `--scene` names a controller without identifier.
    var distinctName: String {
        (self[.storyboardIdentifier] ?? "").isEmpty ? "\(shownName) (\(id))" : shownName
    }

    /// The title of a controller, which its picture shows only inside a container, and its class.
    var shownNote: String {
        let title = shownTitle.flatMap { $0.isEmpty || $0 == shownName ? nil : "“\($0)”" }
        return [title, customClass?.name].compactMap(\.self).joined(separator: " · ")
    }

    private var shownTitle: String? { object("navigationItem")?[.title] ?? self[.title] }
}
