/// A kind of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    public static let school = Self(rawValue: "MKPOICategorySchool")
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    public static let store = Self(rawValue: "MKPOICategoryStore")
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

/// The kinds of places that a map shows. Maps show none here.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in MapKit; its own state is immutable.

    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    private let categories: Set<MKPointOfInterestCategory>
    private let areIncluded: Bool

    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, areIncluded) = (Set(categories), true)
        super.init()
    }

    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, areIncluded) = (Set(categories), false)
        super.init()
    }

    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) == areIncluded
    }

    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
