extension ElementRow {
    static let toolbar = ElementRow(
        UIToolbar.self, "toolbar", attributes: [.objects("items") { $0.items = $1 }])
}
