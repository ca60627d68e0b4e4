/// The values of a stage that code on any thread uses. They are saved and restored as a whole when another stage
/// performs.
struct StageValues: Sendable {
    /// The pixels per point of the canvas.
    var scale = 1.0
    /// The traits for which dynamic colors are resolved, as a UIKit value.
    var traits: (any Sendable)?
    /// The resources with which the application was launched, as a UIKit value.
    var resources: (any Sendable)?
    /// The identifier of the language.
    var language = "en_US"
    var randomNumbers = RandomNumbers()
    var defaults = DefaultsStore()
    var clock = SharedClock()
}
