extension Catalogue {
    public static let buttons: [CatalogueScreen] = []
}
