extension ElementRow {
    package static let pasteControl = ElementRow(UIPasteControl.self, "pasteControl", isPartOfSystem: true)
}
