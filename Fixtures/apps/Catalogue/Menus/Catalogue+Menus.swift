extension Catalogue {
    public static let menus: [CatalogueScreen] = []
}
