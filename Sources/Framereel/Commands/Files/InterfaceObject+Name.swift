internal import FrameStoryboards

extension InterfaceObject {
    /// Identifier or title of the controller, or else its kind.
    var shownName: String {
        let names = [self[.storyboardIdentifier], shownTitle, self[.storyboardName]].compactMap(\.self)
        return names.first { !$0.isEmpty }
            ?? element.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
    }

    /// Name with the object ID, by which `--scene` refers to a controller without an identifier.
    var distinctName: String {
        (self[.storyboardIdentifier] ?? "").isEmpty ? "\(shownName) (\(id))" : shownName
    }

    /// Class and title of the controller. Its picture shows the title only inside a container.
    var shownNote: String {
        let title = shownTitle.flatMap { $0.isEmpty || $0 == shownName ? nil : "“\($0)”" }
        return [title, customClass?.name].compactMap(\.self).joined(separator: " · ")
    }

    private var shownTitle: String? { object("navigationItem")?[.title] ?? self[.title] }
}
