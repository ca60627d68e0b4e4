/// What code on every thread uses of a stage; saved and restored as a whole when another stage performs.
struct StageValues: Sendable {
    /// Pixels per point of the canvas.
    var scale = 1.0
    /// The traits that dynamic colors are resolved for, a value of UIKit's.
    var traits: (any Sendable)?
    /// What the application was launched with, a value of UIKit's.
    var resources: (any Sendable)?
    /// The identifier of the language.
    var language = "en_US"
    var randomNumbers = RandomNumbers()
    var defaults = DefaultsStore()
    var clock = SharedClock()
}
