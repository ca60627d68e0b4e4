extension Catalogue {
    public static let alerts: [CatalogueScreen] = []
}
