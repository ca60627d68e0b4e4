internal import Glibc

/// The programs installed on this machine.
package enum InstalledProgram {
    /// The path at which a shell would find a program; `nil` if there is none.
    ///
    /// - Parameter folders: The value of `PATH`.
    package static func path(named name: String, in folders: String) -> String? {
        folders.split(separator: ":").map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
    }
}
