/// The number of this version, and the number of what it draws.
package enum Release {
    /// Version as in CHANGELOG.md. `scripts/release` reads this line.
    package static let version = "0.2.0"

    /// Number of the renderer. It is raised by every change that gives other pixels for the same scene, fonts and
    /// options; the section “Goldens that change” of CHANGELOG.md then begins with `Renderer` and this number. Goldens of
    /// another number are not compared.
    package static let renderer = 1
}
