extension Catalogue {
    public static let controls: [CatalogueScreen] = []
}
