internal import Foundation
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRaster
internal import FrameScenes

/// Reads and writes display lists as self-contained text, in which images are `data:` URIs (RFC 2397).
enum DisplayListText {
    private static let dataPrefix = "data:image/png;base64,"

    static func print(_ list: DisplayList) throws(OutputError) -> String {
        var uris: [ObjectIdentifier: String] = [:]
        var failure: PNGError?
        let json = list.json { image in
            if let uri = uris[ObjectIdentifier(image)] { return uri }
            do throws(PNGError) {
                let png = try PNGEncoder.encode(image.pixels, isOpaque: image.isOpaque)
                let uri = dataPrefix + Data(png).base64EncodedString()
                uris[ObjectIdentifier(image)] = uri
                return uri
            } catch {
                failure = error
                return ""
            }
        }
        if let failure { throw .encoding(failure) }
        return json.pretty
    }

    /// - Parameter folder: The folder of the image files named in the list; nothing outside of it is read.
    /// - Throws: `JSONError` with line and column.
    static func read(_ document: JSONDocument, folder: SceneFolder) throws -> DisplayList {
        var known: [String: RasterImage] = [:]
        do {
            return try DisplayList(json: JSONCursor(document.value)) { cursor in
                let name = try cursor.string()
                if let image = known[name] { return image }
                let image = try image(called: name, cursor, document, folder)
                known[name] = image
                return image
            }
        } catch let problem as JSONProblem {
            throw document.error(problem)
        }
    }

    /// Returns the PNG file of a list.
    ///
    /// - Throws: `JSONError` with the item that has too many edges, or `OutputError`.
    static func bytes(of list: DisplayList, _ document: JSONDocument) throws -> [UInt8] {
        do throws(OutputError) {
            return try StillFile.bytes(of: list)
        } catch {
            guard case .tooManyEdges = error else { throw error }
            let item = list.items.firstIndex { item in
                var alone = list
                alone.items = [item]
                return !Rasterizer(alone).isComplete
            }
            guard let item else { throw error }
            let path = JSONPath([.key(DisplayListKeys.List.items.rawValue), .index(item)])
            throw document.error(JSONProblem(at: path, .refused(error.description)))
        }
    }

    private static func image(
        called name: String, _ cursor: JSONCursor, _ document: JSONDocument, _ folder: SceneFolder
    ) throws -> RasterImage {
        func problem(_ kind: JSONError.Kind, _ reason: String) -> JSONError {
            document.error(cursor.refusal("\(JSONValue.quoted(name)) \(reason)"), kind: kind)
        }
        let bytes: [UInt8]
        if name.hasPrefix("data:") {
            guard name.hasPrefix(dataPrefix), let data = Data(base64Encoded: String(name.dropFirst(dataPrefix.count)))
            else { throw problem(.invalid, "is not an image as text: expected \(dataPrefix) and base64") }
            bytes = [UInt8](data)
        } else {
            switch folder.find(name) {
            case .file(let path): bytes = try InputFile.read(path)
            case .missing: throw problem(.missing, "does not exist")
            case .outside: throw problem(.invalid, "leads out of the list's folder")
            case .notAFile: throw problem(.invalid, "is not a regular file")
            }
        }
        do throws(PNGError) {
            return try PNGDecoder.decode(bytes).rasterImage
        } catch {
            throw problem(.invalid, "is no PNG that can be read: \(error.message)")
        }
    }
}
