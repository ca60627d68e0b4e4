/// Declared types.
enum UTTypeTable {
    struct Row {
        let identifier: String
        /// Extensions of file names, the preferred one first.
        let extensions: [String]
        let mime: String?
        let parents: [String]

        init(
            _ identifier: String, _ extensions: [String] = [], mime: String? = nil, parents: [String] = []
        ) {
            self.identifier = identifier
            self.extensions = extensions
            self.mime = mime
            self.parents = parents
        }
    }

    static func row(_ identifier: String) -> Row? { rows.first { $0.identifier == identifier } }

    static let rows = [
        Row("public.item"),
        Row("public.content"),
        Row("public.composite-content", parents: ["public.content"]),
        Row("public.data", parents: ["public.item"]),
        Row("public.directory", parents: ["public.item"]),
        Row("public.folder", parents: ["public.directory"]),
        Row("com.apple.package", parents: ["public.directory"]),
        Row("com.apple.bundle", parents: ["public.directory"]),
        Row("public.file-url", parents: ["public.url"]),
        Row("public.url", parents: ["public.data"]),
        Row("public.text", parents: ["public.data", "public.content"]),
        Row("public.plain-text", ["txt", "text"], mime: "text/plain", parents: ["public.text"]),
        Row("public.utf8-plain-text", parents: ["public.plain-text"]),
        Row("public.utf16-plain-text", parents: ["public.plain-text"]),
        Row("public.rtf", ["rtf"], mime: "text/rtf", parents: ["public.text"]),
        Row("com.apple.rtfd", ["rtfd"], parents: ["com.apple.package", "public.composite-content"]),
        Row("public.html", ["html", "htm"], mime: "text/html", parents: ["public.text"]),
        Row("public.xml", ["xml"], mime: "application/xml", parents: ["public.text"]),
        Row("public.json", ["json"], mime: "application/json", parents: ["public.text"]),
        Row("public.yaml", ["yaml", "yml"], mime: "application/x-yaml", parents: ["public.text"]),
        Row("com.apple.property-list", ["plist"], parents: ["public.data"]),
        Row("com.apple.xml-property-list", parents: ["public.xml", "com.apple.property-list"]),
        Row("com.apple.binary-property-list", parents: ["com.apple.property-list"]),
        Row("public.comma-separated-values-text", ["csv"], mime: "text/csv", parents: ["public.delimited-values-text"]),
        Row(
            "public.tab-separated-values-text", ["tsv"], mime: "text/tab-separated-values",
            parents: ["public.delimited-values-text"]),
        Row("public.delimited-values-text", parents: ["public.text"]),
        Row("public.source-code", parents: ["public.plain-text"]),
        Row("public.swift-source", ["swift"], parents: ["public.source-code"]),
        Row("public.vcard", ["vcf", "vcard"], mime: "text/vcard", parents: ["public.text", "public.contact"]),
        Row("public.contact"),
        Row("public.calendar-event"),
        Row("public.image", parents: ["public.data", "public.content"]),
        Row("public.png", ["png"], mime: "image/png", parents: ["public.image"]),
        Row("public.jpeg", ["jpeg", "jpg", "jpe"], mime: "image/jpeg", parents: ["public.image"]),
        Row("com.compuserve.gif", ["gif"], mime: "image/gif", parents: ["public.image"]),
        Row("public.tiff", ["tiff", "tif"], mime: "image/tiff", parents: ["public.image"]),
        Row("com.microsoft.bmp", ["bmp"], mime: "image/bmp", parents: ["public.image"]),
        Row("public.svg-image", ["svg"], mime: "image/svg+xml", parents: ["public.image", "public.xml"]),
        Row("public.heic", ["heic"], mime: "image/heic", parents: ["public.heif-standard"]),
        Row("public.heif", ["heif"], mime: "image/heif", parents: ["public.heif-standard"]),
        Row("org.webmproject.webp", ["webp"], mime: "image/webp", parents: ["public.image"]),
        Row("com.apple.icns", ["icns"], mime: "image/x-icns", parents: ["public.image"]),
        Row("public.camera-raw-image", parents: ["public.image"]),
        Row("com.apple.live-photo", parents: ["public.data"]),
        Row("com.adobe.pdf", ["pdf"], mime: "application/pdf", parents: ["public.data", "public.composite-content"]),
        Row(
            "org.idpf.epub-container", ["epub"], mime: "application/epub+zip",
            parents: ["public.data", "public.composite-content"]),
        Row("public.audiovisual-content", parents: ["public.data", "public.content"]),
        Row("public.movie", parents: ["public.audiovisual-content"]),
        Row("public.video", parents: ["public.movie"]),
        Row("com.apple.quicktime-movie", ["mov", "qt"], mime: "video/quicktime", parents: ["public.movie"]),
        Row("public.mpeg", ["mpg", "mpeg"], mime: "video/mpeg", parents: ["public.movie"]),
        Row("public.mpeg-4", ["mp4"], mime: "video/mp4", parents: ["public.movie"]),
        Row("public.avi", ["avi"], mime: "video/avi", parents: ["public.movie"]),
        Row("public.audio", parents: ["public.audiovisual-content"]),
        Row("public.mp3", ["mp3"], mime: "audio/mpeg", parents: ["public.audio"]),
        Row("com.microsoft.waveform-audio", ["wav"], mime: "audio/vnd.wave", parents: ["public.audio"]),
        Row("public.aiff-audio", ["aiff", "aif"], mime: "audio/aiff", parents: ["public.audio"]),
        Row("public.mpeg-4-audio", ["m4a"], mime: "audio/mp4", parents: ["public.audio"]),
        Row("public.midi-audio", ["midi", "mid"], mime: "audio/midi", parents: ["public.audio"]),
        Row("public.archive", parents: ["public.data"]),
        Row("public.zip-archive", ["zip"], mime: "application/zip", parents: ["public.archive"]),
        Row("org.gnu.gnu-zip-archive", ["gz"], mime: "application/x-gzip", parents: ["public.archive"]),
        Row("public.spreadsheet", parents: ["public.content"]),
        Row("public.presentation", parents: ["public.composite-content"]),
        Row("public.database"),
        Row("public.font"),
        Row(
            "com.pixar.universal-scene-description-mobile", ["usdz"], mime: "model/vnd.usdz+zip",
            parents: ["public.3d-content"]),
        Row("public.3d-content", parents: ["public.content"]),
        Row("com.apple.log", ["log"], parents: ["public.plain-text"]),
        Row("public.heif-standard", parents: ["public.image"]),
    ]
}

extension UTType {
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let compositeContent = UTType(known: "public.composite-content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let package = UTType(known: "com.apple.package")
    public static let bundle = UTType(known: "com.apple.bundle")
    public static let fileURL = UTType(known: "public.file-url")
    public static let url = UTType(known: "public.url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let rtfd = UTType(known: "com.apple.rtfd")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let yaml = UTType(known: "public.yaml")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let vCard = UTType(known: "public.vcard")
    public static let contact = UTType(known: "public.contact")
    public static let calendarEvent = UTType(known: "public.calendar-event")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let svg = UTType(known: "public.svg-image")
    public static let heic = UTType(known: "public.heic")
    public static let heif = UTType(known: "public.heif")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let icon = UTType(known: "com.apple.icns")
    public static let rawImage = UTType(known: "public.camera-raw-image")
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let epub = UTType(known: "org.idpf.epub-container")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let mpeg = UTType(known: "public.mpeg")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let avi = UTType(known: "public.avi")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let aiff = UTType(known: "public.aiff-audio")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let midi = UTType(known: "public.midi-audio")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    public static let presentation = UTType(known: "public.presentation")
    public static let database = UTType(known: "public.database")
    public static let font = UTType(known: "public.font")
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    public static let threeDContent = UTType(known: "public.3d-content")
    public static let log = UTType(known: "com.apple.log")
}
