// The kinds of shops: how people ask for them, what names of such shops hold, how banks file them.

import { knownNames, type KnownKind } from "~/domain/categories/known-shops";
import { either } from "~/domain/language/pattern";

export type ShopKind = {
  id: string;
  /** How people ask for it, in plain words. */
  asked: string;
  /** What a name must hold. */
  names: readonly string[];
  /** How the bank files such shops. */
  codes: readonly string[];
  /** The category to look at instead where the person has no such shop. */
  category?: string;
};

/** "McDonald's" is found by 'mcdonald', however its bank prints the rest. */
const known = (...kinds: KnownKind[]): string[] => [
  ...new Set(kinds.flatMap(knownNames).map((name) => name.toLowerCase().replace(/'s?$/, ""))),
];

export const SHOP_KINDS: readonly ShopKind[] = [
  {
    id: "coffee",
    asked: "coffees?(?: shops?| places?| runs?)?|cafes?|lattes?|caffeine|espressos?",
    names: known("coffee"),
    codes: ["FOOD_AND_DRINK_COFFEE"],
  },
  {
    id: "rideshare",
    asked: "ride ?shar(?:e|es|ing)|taxis?|cabs?|rides|ubers|lyfts",
    names: known("rideshare"),
    codes: ["TRANSPORTATION_TAXIS_AND_RIDE_SHARES"],
  },
  {
    id: "delivery",
    asked: "(?:food )?delivery|deliveries",
    names: [...known("delivery"), "instacart"],
    codes: [],
  },
  {
    id: "streaming",
    asked: "streaming(?: services?| stuff| subscriptions?)?",
    names: [...known("streaming", "music"), "disney", "paramount", "peacock", "stream"],
    codes: ["ENTERTAINMENT_MUSIC_AND_AUDIO"],
  },
  {
    id: "movies",
    asked: "(?:the )?(?:movies?|cinemas?|movie theat(?:er|re)s?|films?)",
    names: [...known("movies"), "regal", "movie"],
    codes: [],
    category: "entertainment",
  },
  {
    id: "stage",
    asked: "theat(?:er|re)s?|musicals?",
    names: ["playhouse", "theater", "theatre", "opera"],
    codes: [],
    category: "entertainment",
  },
  {
    id: "music",
    asked: "music(?: (?:thing|app|service|streaming|subscription)s?)?",
    names: known("music"),
    codes: ["ENTERTAINMENT_MUSIC_AND_AUDIO"],
    category: "entertainment",
  },
  {
    id: "fast-food",
    asked: "fast food",
    names: known("fast-food"),
    codes: ["FOOD_AND_DRINK_FAST_FOOD"],
  },
  {
    id: "sit-down",
    asked: "(?:(?:proper|real|nice) )?sit down (?:restaurants?|places?|spots?|meals?|dinners?|dining)",
    names: ["restaurant", "trattoria", "bistro", "steakhouse", "grill"],
    codes: ["FOOD_AND_DRINK_RESTAURANT"],
  },
  {
    id: "bars",
    asked: "bars?|booze|alcohol|liquor|drinks|beers?|wine",
    names: ["bar", "pub", "wine", "brew", ...known("bars")],
    codes: ["FOOD_AND_DRINK_BEER_WINE_AND_LIQUOR"],
  },
  {
    id: "pharmacy",
    asked: "pharmacy|pharmacies|drug ?stores?|prescriptions?|meds|medicines?|medications?",
    names: known("pharmacy"),
    codes: ["MEDICAL_PHARMACIES_AND_SUPPLEMENTS"],
  },
  {
    id: "doctors",
    asked: either(
      "doctors?(?: visits?| bills?)?",
      "(?:the )?dr(?! (?!visits?|bills?|appointments?|trips?|costs?|stuff|and|or|in|last|this|since|for|so|" +
        "total|ever|from|on|when|how|what)[a-z]{3,})",
      "clinics?|hospitals?|physicians?",
    ),
    names: ["clinic", "dr.", "doctor", "medical", "hospital", "physician"],
    codes: ["MEDICAL_PRIMARY_CARE", "MEDICAL_OTHER_MEDICAL", "MEDICAL_NURSING_CARE"],
    category: "health_fitness",
  },
  {
    id: "medical",
    asked: "medical(?: (?:bills?|costs?|expenses?|stuff|care|spending|things?))?",
    names: ["clinic", "medical", "hospital", "pharmacy", "dental", "physician"],
    codes: [
      "MEDICAL_PRIMARY_CARE",
      "MEDICAL_PHARMACIES_AND_SUPPLEMENTS",
      "MEDICAL_DENTAL_CARE",
      "MEDICAL_EYE_CARE",
      "MEDICAL_NURSING_CARE",
      "MEDICAL_OTHER_MEDICAL",
    ],
    category: "health_fitness",
  },
  {
    id: "dentist",
    asked: "dentists?|dental",
    names: ["dental", "dentist", "orthodont"],
    codes: ["MEDICAL_DENTAL_CARE"],
    category: "health_fitness",
  },
  {
    id: "gym",
    asked: "(?:the |my )?gyms?(?: membership)?|fitness club",
    names: ["gym", "fitness", "crossfit", "yoga"],
    codes: ["PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS"],
    category: "health_fitness",
  },
  {
    id: "hair",
    asked: "hair ?cuts?|hair(?: salons?)?|hairdressers?|barbers?(?: shops?)?|salons?",
    names: ["hair", "salon", "barber", "cuts"],
    codes: ["PERSONAL_CARE_HAIR_AND_BEAUTY"],
    category: "personal_care",
  },
  {
    id: "cash",
    asked: either(
      "cash (?:withdrawn|withdrew)|(?:atm|cash) withdrawals?|atms?|(?:withdraw|withdrew|withdrawn)(?: \\S+)? cash",
      "withdrawals?|cash(?= (?:did|have|do) i (?:take|took|get|got|pull|pulled|withdraw|withdrew))",
      "(?:take|took|taken|get|got|pull|pulled)(?: \\S+)? (?:out )?(?:in )?cash(?: out)?",
      "cash (?:out of|from)(?: the| an)? atms?",
    ),
    names: ["withdrawal", "atm"],
    codes: ["TRANSFER_OUT_WITHDRAWAL"],
  },
  {
    id: "checks",
    asked: either(
      "(?:written|wrote|write|writing|cashed|mailed)(?: (?:any|out|many|some|our|my|the))* checks",
      "(?:paper|personal|written) checks?|checks (?:(?:that|have|did|do|we|i) )*(?:wrote|written|write)|by check",
    ),
    names: ["check"],
    codes: [],
  },
  {
    id: "insurance",
    asked:
      "(?<!(?:auto|car|health|life|home|homeowners?|renters?|dental|pet|travel|medical|vision|truck) )insurance(?: (?:premiums?|payments?|bills?))?",
    names: ["insurance", "assurance", "geico", "allstate", "state farm"],
    codes: ["GENERAL_SERVICES_INSURANCE"],
    category: "auto_insurance",
  },
  { id: "parking", asked: "parking", names: ["parking", "garage"], codes: ["TRANSPORTATION_PARKING"] },
  {
    id: "pets",
    asked: "(?:pet|dog|cat) (?:food|stuff|supplies)|pets?|(?:the )?vet",
    names: ["pet", "chewy", "veterin"],
    codes: ["GENERAL_MERCHANDISE_PET_SUPPLIES", "GENERAL_SERVICES_VETERINARY"],
  },
  {
    id: "power",
    asked:
      "electric(?:ity)?(?: bills?| company)?|power(?: bills?| company)?|heating(?: bills?)?|gas bills?|energy bills?|pg and e",
    names: ["power", "electric", "energy", "light"],
    codes: ["RENT_AND_UTILITIES_GAS_AND_ELECTRICITY"],
    category: "utilities",
  },
  { id: "fuel", asked: "filling stations?", names: ["fuel", "gas", "petrol"], codes: ["TRANSPORTATION_GAS"] },
  {
    id: "water",
    asked: "(?:the )?water(?: bills?| company| department)?",
    names: ["water"],
    codes: ["RENT_AND_UTILITIES_WATER"],
    category: "utilities",
  },
  {
    id: "flights",
    asked: "flights?|plane tickets?|airfare|airlines?|flying|flew|plane",
    names: ["air", "airlines", "airways", "delta"],
    codes: ["TRAVEL_FLIGHTS"],
    category: "travel",
  },
  {
    id: "hotels",
    asked: "hotels?|lodging|motels?|airbnbs|(?:the |that |an )?inns?(?! the)",
    names: ["inn", ...known("hotels")],
    codes: ["TRAVEL_LODGING"],
    category: "travel",
  },
  {
    id: "repairs",
    asked: "(?:car |auto |truck |van |suv )?(?:repairs?(?: shops?)?|mechanics?)|oil changes?",
    names: ["auto repair", "repair", "mechanic", "lube", "tire"],
    codes: ["GENERAL_SERVICES_AUTOMOTIVE"],
    category: "maintenance",
  },
  {
    id: "books",
    asked: "books?|bookstores?|newspapers?|magazines?",
    names: ["book", "news", "daily", "times", ...known("books")],
    codes: ["GENERAL_MERCHANDISE_BOOKSTORES_AND_NEWSSTANDS"],
  },
  {
    id: "food-bank",
    asked: "(?:the |our )?food (?:banks?|pantr(?:y|ies))",
    names: ["food bank", "food pantry"],
    codes: [],
    category: "charitable_giving",
  },
  {
    id: "church",
    asked: "(?:the |my |our )?church",
    names: ["church", "parish", "ministries", "chapel"],
    codes: [],
    category: "tithe",
  },
];
