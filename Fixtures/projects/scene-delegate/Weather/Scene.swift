/// A name that Framereel has as well.
struct Scene {
    let city: String
}
