package import FrameJSON

/// An XML element with its contents.
package struct Element: Equatable, Sendable {
    package let name: String
    /// Position of the start tag.
    package let place: TextPosition
    package let attributes: [String: String]
    package internal(set) var children: [Element] = []
    /// Text between the children, joined.
    package internal(set) var text = ""

    package subscript(_ attribute: String) -> String? { attributes[attribute] }

    package func first(_ name: String) -> Element? { children.first { $0.name == name } }
}
