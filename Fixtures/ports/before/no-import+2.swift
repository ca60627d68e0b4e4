// Sees what the framework's header imports.

struct NoImportConstants {
    static let inset: CGFloat = 8
    static let color = UIColor.red
}
