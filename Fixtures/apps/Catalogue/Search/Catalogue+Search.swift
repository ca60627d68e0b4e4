extension Catalogue {
    public static let search: [CatalogueScreen] = []
}
