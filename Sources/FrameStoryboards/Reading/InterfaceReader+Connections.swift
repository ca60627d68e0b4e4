internal import FrameJSON

extension InterfaceReader {
    mutating func connections(_ list: Element, into object: inout InterfaceObject) throws(InterfaceError) {
        for element in list.children {
            switch element.name {
            case "outlet", "outletCollection":
                object.outlets.append(
                    InterfaceOutlet(
                        property: try required("property", of: element),
                        destination: try required("destination", of: element),
                        isCollection: element.name == "outletCollection", id: element["id"] ?? "",
                        place: element.place))
            case "action":
                object.actions.append(
                    InterfaceAction(
                        selector: try required("selector", of: element),
                        destination: try required("destination", of: element), event: element["eventType"],
                        id: element["id"] ?? "", place: element.place))
            case "segue":
                // A preview inherits the other connections from the segue that it names.
                guard element["destination"] != nil || element["inheritsFrom"] == nil else { break }
                object.segues.append(try segue(element, sender: object.id))
            default: warnOfUnknown(element, instead: "it is left out")
            }
        }
    }

    private mutating func segue(_ element: Element, sender: String) throws(InterfaceError) -> InterfaceSegue {
        guard let kind = try choice("kind", of: element, as: InterfaceSegue.Kind.self) else {
            throw mismatch(element, "an attribute “kind” of “segue”", found: "none")
        }
        var directions: Set<String>?
        var passthroughViews: [String] = []
        for child in element.children {
            switch child.name {
            case "popoverArrowDirection":
                guard case .flags(let names) = try value(child, .flags) else { break }
                directions = names
            case "connections", "popoverPassthroughViews", "array":
                for outlet in child.children {
                    if let id = outlet["destination"] ?? outlet["reference"] { passthroughViews.append(id) }
                }
            case "segue": break
            default: warnOfUnknown(child, instead: "it is left out")
            }
        }
        return InterfaceSegue(
            id: try required("id", of: element), kind: kind, identifier: element["identifier"], source: sender,
            sender: sender, destination: try required("destination", of: element),
            relationship: element["relationship"], modalPresentationStyle: element["modalPresentationStyle"],
            modalTransitionStyle: element["modalTransitionStyle"], animates: try flag("animates", of: element) ?? true,
            customClass: customClass(of: element), creationSelector: element["destinationCreationSelector"],
            unwindAction: element["unwindAction"],
            popoverAnchor: element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"],
            popoverArrowDirections: directions, popoverPassthroughViews: passthroughViews,
            trigger: element["trigger"],
            splitViewControllerTargetIndex: try integer("splitViewControllerTargetIndex", of: element),
            place: element.place)
    }
}
