/// What the Unicode locale data calls Foundation's units, and their counterparts in other systems of measurement.
struct UnitIdentifier {
    /// Such as `kilometer`.
    let name: String

    /// `nil` for a unit that is the application's own, or has no name there.
    init?(_ unit: Unit) {
        guard let name = Self.names[Self.key(unit)] else { return nil }
        self.name = name
    }

    private static func key(_ unit: Unit) -> String { "\(type(of: unit)) \(unit.symbol)" }

    /// The unit that is usual in a locale in place of one of another system of measurement.
    static func usual(_ unit: Dimension, in locale: Locale) -> Dimension {
        let system = locale.measurementSystem
        for pair in counterparts {
            let isMetric = system == .metric || system == .uk && !pair.isBritish
            if !isMetric, pair.metric == unit { return pair.other }
            if isMetric, pair.other == unit { return pair.metric }
        }
        return unit
    }

    /// - Parameter isBritish: Whether the United Kingdom uses the other unit too.
    private static let counterparts: [(metric: Dimension, other: Dimension, isBritish: Bool)] = [
        (UnitLength.kilometers, UnitLength.miles, true), (UnitLength.meters, UnitLength.feet, false),
        (UnitLength.centimeters, UnitLength.inches, false), (UnitLength.millimeters, UnitLength.inches, false),
        (UnitMass.kilograms, UnitMass.pounds, false), (UnitMass.grams, UnitMass.ounces, false),
        (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, true),
        (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour, false),
        (UnitTemperature.celsius, UnitTemperature.fahrenheit, false),
        (UnitArea.squareKilometers, UnitArea.squareMiles, false), (UnitArea.squareMeters, UnitArea.squareFeet, false),
        (UnitVolume.liters, UnitVolume.gallons, false), (UnitVolume.milliliters, UnitVolume.fluidOunces, false),
    ]

    private static let names: [String: String] = {
        let units: [(Unit, String)] = [
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAcceleration.gravity, "g-force"),
            (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
            (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
            (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
            (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
            (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
            (UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: 1), "millimole-per-liter"),
            (UnitDispersion.partsPerMillion, "permillion"),
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
            (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour"),
            (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
            (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
            (UnitIlluminance.lux, "lux"),
            (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
            (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
            (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.kilobits, "kilobit"),
            (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
            (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
            (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
            (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
            (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
            (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
            (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
            (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
            (UnitLength.parsecs, "parsec"),
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
            (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
            (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
            (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
            (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
            (UnitPressure.megapascals, "megapascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
            (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
            (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
            (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
            (UnitVolume.centiliters, "centiliter"), (UnitVolume.deciliters, "deciliter"),
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
            (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
            (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
            (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
            (UnitVolume.gallons, "gallon"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
            (UnitVolume.imperialPints, "pint-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
            (UnitVolume.metricCups, "cup-metric"),
        ]
        return Dictionary(units.map { (key($0), $1) }) { first, _ in first }
    }()
}
