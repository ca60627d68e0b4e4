extension ElementRow {
    package static let refreshControl = ElementRow(
        UIRefreshControl.self, "refreshControl",
        attributes: [.attributedText("attributedTitle") { $0.attributedTitle = $1 }],
        outlets: { [Outlet("attributedTitle", \UIRefreshControl.attributedTitle)] })
}
