extension Catalogue {
    public static let symbols: [CatalogueScreen] = []
}
