/// The elements that structure storyboards and nibs: lists, values, parts of objects, and placeholders. The elements of
/// objects come from an ``ElementVocabulary``.
enum StructureTable {
    enum Meaning: Equatable {
        case object(InterfaceObject.Role)
        /// A list of objects, in order.
        case list
        case value(ValueForm)
        case constraints, connections, runtimeAttributes, variation
        /// An element for editors and compilers only.
        case editorOnly
    }

    enum ValueForm: Equatable {
        case rect, point, size, inset, edgeInsets, directionalEdgeInsets, offset, color, font, text, number, flag, none
        case flags, attributedText, array, image, imageReference, range, effect, nestedEffect, date
    }

    static func meaning(of name: String) -> Meaning? {
        if name.hasPrefix("simulated") { return .editorOnly }
        return byName[name]
    }

    private static let byName: [String: Meaning] = {
        var table: [String: Meaning] = [:]
        for (meaning, names) in rows {
            for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = meaning }
        }
        return table
    }()

    private static let rows: [(Meaning, String)] = [
        (.object(.guide), "viewControllerLayoutGuide viewLayoutGuide layoutGuide"),
        (.object(.placeholder), "placeholder viewControllerPlaceholder"),
        (.object(.exit), "exit"),
        (
            .object(.part),
            """
            state segment buttonConfiguration backgroundConfiguration textInputTraits locale navigationBarAppearance toolbarAppearance
            tabBarAppearance barButtonItemAppearance textAttributes accessibility behavior selectionFollowsFocus
            preferredSymbolConfiguration symbolConfiguration
            """
        ),
        (
            .list,
            """
            objects subviews items cells sections prototypes gestureRecognizers toolbarItems segments layoutGuides keyCommands
            leftBarButtonItems rightBarButtonItems leftItems rightItems children
            """
        ),
        (.value(.rect), "rect"), (.value(.point), "point"), (.value(.size), "size"), (.value(.inset), "inset"),
        (.value(.edgeInsets), "edgeInsets"), (.value(.directionalEdgeInsets), "directionalEdgeInsets"),
        (.value(.offset), "offsetWrapper"), (.value(.color), "color"), (.value(.font), "fontDescription font"),
        (.value(.text), "string mutableString"), (.value(.number), "integer real"), (.value(.flag), "boolean bool"),
        (.value(.none), "nil"), (.value(.date), "date"),
        (
            .value(.flags),
            """
            autoresizingMask extendedEdge dataDetectorType audiovisualMediaTypes accessibilityTraits popoverArrowDirection
            directionalRectEdge
            """
        ),
        (.value(.attributedText), "attributedString"), (.value(.array), "array scopeButtonTitles"),
        (.value(.image), "image"), (.value(.imageReference), "imageReference"), (.value(.range), "range"),
        (.value(.effect), "blurEffect"), (.value(.nestedEffect), "vibrancyEffect"),
        (.constraints, "constraints"), (.connections, "connections"),
        (.runtimeAttributes, "userDefinedRuntimeAttributes"), (.variation, "variation"),
        (
            .editorOnly,
            """
            plugIn capability deployment dependencies development customFonts designables designable classes
            inferredMetricsTieBreakers userGuides freeformSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics
            modalPageSheetSimulatedSizeMetrics previewContext adaptation userComments
            """
        ),
    ]
}
