/// How hard the encoder works. Every row is filtered with UP, which suits user interfaces, whose rows mostly repeat the
/// row above.
///
/// Measured with libpng 1.6.39 and zlib 1.2.13 on a 1170×2532 frame of a card presented over a dimmed list (24-bit RGB, one
/// core): libpng's own choice (adaptive filter, level 6) 23 frames/s and 35 KB; UP with level 1 90 frames/s and 69 KB; UP
/// with level 6 46 frames/s and 35 KB; UP with level 9 21 frames/s and 31 KB. Other fixed filters gave larger files, the
/// adaptive one gained 1–4 % at a third of the speed. What ``fast`` reaches, `bench` prints.
public enum PNGCompression: Hashable, Sendable {
    /// Image data of our own making: no search, only runs and repeated rows. Small on interfaces, and as large as
    /// ``level(_:)`` 1 on photographs.
    case fast
    /// The smallest that zlib makes: level 9.
    case small
    /// zlib's levels: 0 stores, 6 is zlib's own default, 9 is smallest.
    case level(Int)

    /// `nil` where zlib is not asked.
    var zlibLevel: Int? {
        switch self {
        case .fast: nil
        case .small: 9
        case .level(let level): level
        }
    }
}
