extension Catalogue {
    public static let bars: [CatalogueScreen] = []
}
