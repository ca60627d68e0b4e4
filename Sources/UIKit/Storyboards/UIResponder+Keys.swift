package import QuartzCore

/// The properties that key-value coding finds by name in classes of the framework.
extension UIResponder: KeyListing {
    package static var keys: [Outlet] { ElementTable.rows(of: self).flatMap { $0.outlets() } }
}
