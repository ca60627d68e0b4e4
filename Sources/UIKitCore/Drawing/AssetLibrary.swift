internal import FrameGeometry
package import FrameStoryboards
internal import FrameSymbols
internal import QuartzCore

/// The asset catalogs of bundles, each read once.
@MainActor package final class AssetLibrary {
    private unowned let stage: Stage
    /// The programs that draw vector images.
    var vectorPrograms = VectorFile.Programs()
    private var catalogs: [String: [AssetCatalog]] = [:]
    private var symbols: [String: Result<CustomSymbol, VectorFile.Fault>] = [:]

    init(on stage: Stage) {
        self.stage = stage
    }

    private var device: StringsTable.Device {
        stage.applicationState.mainScreen.uprightBounds.size.isOfPad ? .ipad : .iphone
    }

    /// Whether the screen shows the variants for increased contrast.
    var isContrasting: Bool {
        stage.applicationState.mainScreen.traitCollection.accessibilityContrast == .high
    }

    /// The color with a name in the first of the bundles that has one. Colors that cannot be read are reported.
    package func color(_ name: String, in bundles: [Bundle]) -> AssetColor? {
        first(in: bundles) { try $0.color(named: name, device: device) }
    }

    func image(_ name: String, in bundles: [Bundle]) -> AssetImage? {
        first(in: bundles) { try $0.image(named: name, device: device) }
    }

    func data(_ name: String, in bundles: [Bundle]) -> AssetData? {
        first(in: bundles) { try $0.data(named: name, device: device) }
    }

    /// The custom symbol with a name, or the reason why its file cannot be used.
    func symbol(
        _ name: String, in bundles: [Bundle]
    ) -> (path: String, symbol: Result<CustomSymbol, VectorFile.Fault>)? {
        guard let file = first(in: bundles, { try $0.symbol(named: name, device: device) }) else { return nil }
        if let known = symbols[file.path] { return (file.path, known) }
        let symbol = Result { () throws(VectorFile.Fault) in
            CustomSymbol(name, try SymbolTemplate(contentsOf: file.path))
        }
        symbols[file.path] = symbol
        return (file.path, symbol)
    }

    private func first<Asset>(
        in bundles: [Bundle], _ find: (AssetCatalog) throws -> Asset?
    ) -> Asset? {
        for folder in bundles.compactMap(\.resourcePath) {
            do {
                for catalog in try catalogs(in: folder) {
                    if let asset = try find(catalog) { return asset }
                }
            } catch {
                stage.diagnostics.misuse("\(error).")
            }
        }
        return nil
    }

    private func catalogs(in folder: String) throws -> [AssetCatalog] {
        if let known = catalogs[folder] { return known }
        catalogs[folder] = []
        var found: [AssetCatalog] = []
        for path in Self.paths(in: folder) { found.append(try AssetCatalog(contentsOf: path)) }
        catalogs[folder] = found
        return found
    }

    private static func paths(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
    }
}

extension CustomSymbol {
    fileprivate convenience init(_ name: String, _ template: SymbolTemplate) {
        self.init(
            name,
            template.drawings.compactMap { drawing in
                guard
                    let weight = SymbolTemplate.weights.firstIndex(of: drawing.weight).flatMap(
                        SymbolWeight.init(rawValue:)),
                    let scale = ["S", "M", "L"].firstIndex(of: drawing.scale).flatMap(SymbolScale.init(rawValue:))
                else { return nil }
                return Drawing(
                    weight: weight, scale: scale,
                    paths: drawing.parts.map { ($0.path, Symbol.Level(rawValue: $0.level) ?? .primary, $0.isHole) },
                    margins: drawing.margins)
            })
    }
}
