import FrameFigures
import FrameJSON

/// A property of a ``MovieDescription``: a key of `"film"` in a scene file, and an option of commands.
package struct MovieRow: Sendable {
    /// The form of an option's value.
    package enum Form: Sendable {
        case flag, number, text
    }

    package let key: String
    /// The option's long name, such as `--background`.
    package let option: String
    /// The placeholder for the option's value in help; `nil` for a flag.
    package let placeholder: String?
    package let help: String
    package let form: Form
    /// Whether the key takes a list and the option can be given several times.
    package let isRepeatable: Bool
    /// Reads a value, or an element of a list.
    let read: @Sendable (JSONCursor, inout MovieDescription) throws(JSONProblem) -> Void
    /// Copies the property from one description to another.
    let copy: @Sendable (_ from: MovieDescription, _ to: inout MovieDescription) -> Void

    /// Creates the row of a property with a single value.
    private init<Value: Sendable>(
        _ key: String, _ form: Form, _ placeholder: String?,
        _ property: any WritableKeyPath<MovieDescription, Value> & Sendable, _ help: String,
        read: @escaping @Sendable (JSONCursor) throws(JSONProblem) -> Value
    ) {
        (self.key, option, self.form, self.placeholder) = (key, "--\(key)", form, placeholder)
        (self.help, isRepeatable) = (help, false)
        self.read = { cursor, movie throws(JSONProblem) in movie[keyPath: property] = try read(cursor) }
        copy = { from, to in to[keyPath: property] = from[keyPath: property] }
    }

    /// Creates the row of a property that is a list.
    private init<Value: Sendable>(
        list key: String, _ option: String, _ placeholder: String,
        _ property: any WritableKeyPath<MovieDescription, [Value]> & Sendable, _ help: String,
        read: @escaping @Sendable (JSONCursor) throws(JSONProblem) -> Value
    ) {
        (self.key, self.option, form, self.placeholder) = (key, "--\(option)", .text, placeholder)
        (self.help, isRepeatable) = (help, true)
        self.read = { cursor, movie throws(JSONProblem) in movie[keyPath: property].append(try read(cursor)) }
        copy = { from, to in to[keyPath: property] = from[keyPath: property] }
    }

    /// Creates the row of the background, whose image is stored together with its position.
    private init(background help: String) {
        (key, option, form, placeholder) = ("background", "--background", .text, "PAINT")
        (self.help, isRepeatable) = (help, false)
        read = { cursor, movie throws(JSONProblem) in
            let background = try Dressing.Background(json: cursor)
            movie.dressing.background = background
            guard case .image(let file) = background else { return }
            movie.image = ImageReference(file: file, path: cursor.path)
        }
        copy = { from, to in (to.dressing.background, to.image) = (from.dressing.background, from.image) }
    }
}

extension MovieRow {
    /// All rows, in the order in which help lists them.
    package static let all: [MovieRow] = ofFrames + ofMovies

    /// The rows about the appearance of every frame.
    package static let ofFrames: [MovieRow] = [
        MovieRow(
            background:
                "Background of the screens: a color (#F5F5F7), a gradient (135deg,#5B8CFF,#9A5BFF), or a PNG or "
                + "JPEG file."),
        MovieRow(
            "padding", .number, "POINTS", \.dressing.padding,
            "Space around the screens (default: 8% of the shorter side with a background, a shadow or texts, "
                + "otherwise 0)."
        ) { json throws(JSONProblem) in try json.number(in: MovieRange.length) },
        MovieRow("shadow", .number, "POINTS", \.dressing.shadow, "Reach of a shadow below each screen.") {
            json throws(JSONProblem) in try json.number(in: MovieRange.length)
        },
        MovieRow(
            "bezel", .flag, nil, \.dressing.hasBezel, "Draw a device around each screen, with its island or notch."
        ) { json throws(JSONProblem) in try json.bool() },
        MovieRow(
            "canvas", .text, "WxH", \.dressing.canvas,
            "Size of the frames in pixels, into which the screens are fitted."
        ) { json throws(JSONProblem) in try MovieNotation.canvas(json) },
        MovieRow(
            "fit", .text, "contain|cover", \.dressing.fit,
            "How the screens are fitted into --canvas: shown completely, or covering it (default: contain)."
        ) { json throws(JSONProblem) in try json.choice(of: Dressing.Fit.self) },
        MovieRow("touches", .flag, nil, \.showsTouches, "Draw the touches of the scene and their recent paths.") {
            json throws(JSONProblem) in try json.bool()
        },
    ]

    /// The rows about movies, which have a length and can have several screens.
    package static let ofMovies: [MovieRow] = [
        MovieRow("title", .text, "TEXT", \.dressing.title, "Text at the top, for the whole length.") {
            json throws(JSONProblem) in try json.string()
        },
        MovieRow(
            list: "captions", "caption", "TIMES=TEXT", \.dressing.captions,
            "Text at the bottom during a part of the scene: 0.2s-1.2s=Tap a card."
        ) { json throws(JSONProblem) in try Dressing.Caption(json: json) },
        MovieRow(
            list: "slow", "slow", "TIMES=SPEED", \.dressing.paces,
            "Run a part of the scene at another speed: 0.2s-0.7s=1/4."
        ) { json throws(JSONProblem) in try Dressing.Pace(json: json) },
        MovieRow(
            list: "hold", "hold", "TIME=LENGTH", \.dressing.holds, "Hold the scene still at a time: 0.5s=1s."
        ) { json throws(JSONProblem) in try Dressing.Hold(json: json) },
        MovieRow(
            list: "zoom", "zoom", "TIMES=X,Y,W,H", \.dressing.zooms,
            "Zoom to a region of the screen in points during a part of the scene: 0.2s-1.2s=0,400,390,300."
        ) { json throws(JSONProblem) in try Dressing.Zoom(json: json) },
        MovieRow(
            list: "beside", "beside", "SCENE", \.beside,
            "Show another scene to the right, in the same movie: after.json, after.json@dark, or @dark for this scene in dark."
        ) { json throws(JSONProblem) in
            let reference = try json.string()
            guard !reference.isEmpty, reference != "@" else {
                throw json.mismatch("a scene such as \"after.json\" or \"@dark\"")
            }
            return reference
        },
        MovieRow(
            list: "headings", "heading", "TEXT", \.dressing.headings, "Text above each screen, from left to right."
        ) { json throws(JSONProblem) in try json.string() },
    ]
}
