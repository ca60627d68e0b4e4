#sourceLocation(file: "Fixtures/ports/before/imports-xml.swift", line: 2)
import UIKit; import class FoundationXML.XMLParser; import protocol FoundationXML.XMLParserDelegate
public enum ImportsXML {
    public static func run() -> [String] {
        let reader = ImportsXMLReader()
        let parser = XMLParser(data: Data("<card><title/></card>".utf8))
        parser.delegate = reader
        return [parser.parse() ? reader.names.joined(separator: " ") : "damaged"]
    }
}
// → card title

private final class ImportsXMLReader: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        names.append(elementName)
    }
}
