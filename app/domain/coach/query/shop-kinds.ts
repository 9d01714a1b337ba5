// Kinds of shops that are no category of their own: coffee, taxis, doctors. The bank says which shop is of which kind; where
// it doesn't, a word in the shop's name does.

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

/** A person's shops by name, each with the bank's detailed category where there is one. */
export type ShopCodes = Readonly<Record<string, string>>;

const KINDS: readonly ShopKind[] = [
  {
    id: "coffee",
    asked: "coffees?(?: shops?| places?| runs?)?|cafes?|lattes?|caffeine|espressos?",
    names: ["coffee", "starbucks", "dunkin", "cafe", "espresso"],
    codes: ["FOOD_AND_DRINK_COFFEE"],
  },
  {
    id: "rideshare",
    asked: "ride ?shar(?:e|es|ing)|taxis?|cabs?|rides|ubers|lyfts",
    names: ["uber", "lyft", "taxi"],
    codes: ["TRANSPORTATION_TAXIS_AND_RIDE_SHARES"],
  },
  {
    id: "delivery",
    asked: "(?:food )?delivery|deliveries",
    names: ["doordash", "uber eats", "grubhub", "instacart"],
    codes: [],
  },
  {
    id: "streaming",
    asked: "streaming(?: services?| stuff| subscriptions?)?",
    names: ["netflix", "hulu", "spotify", "disney", "hbo", "youtube", "paramount", "peacock", "stream"],
    codes: ["ENTERTAINMENT_MUSIC_AND_AUDIO"],
  },
  {
    id: "movies",
    asked: "(?:the )?(?:movies?|cinemas?|movie theaters?|theaters?|films?)",
    names: ["cinema", "theater", "theatre", "amc", "regal", "movie"],
    codes: [],
    category: "entertainment",
  },
  {
    id: "fast-food",
    asked: "fast food",
    names: ["mcdonald", "burger king", "wendy", "taco bell", "chick-fil", "chipotle", "subway"],
    codes: ["FOOD_AND_DRINK_FAST_FOOD"],
  },
  {
    id: "bars",
    asked: "bars?|booze|alcohol|liquor|drinks|beers?|wine",
    names: ["bar", "pub", "liquor", "wine", "brew"],
    codes: ["FOOD_AND_DRINK_BEER_WINE_AND_LIQUOR"],
  },
  {
    id: "pharmacy",
    asked: "pharmacy|pharmacies|drug ?stores?|prescriptions?|meds|medicines?|medications?",
    names: ["cvs", "walgreens", "pharmacy", "rite aid"],
    codes: ["MEDICAL_PHARMACIES_AND_SUPPLEMENTS"],
  },
  {
    id: "doctors",
    asked: "doctors?(?: visits?| bills?)?|(?:the )?dr|clinics?|hospitals?|medical(?: bills?)?|physicians?",
    names: ["clinic", "dr.", "doctor", "medical", "hospital", "physician"],
    codes: ["MEDICAL_PRIMARY_CARE", "MEDICAL_OTHER_MEDICAL", "MEDICAL_NURSING_CARE"],
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
    asked:
      "cash (?:withdrawn|withdrew)|(?:atm|cash) withdrawals?|atms?|(?:withdraw|withdrew|withdrawn)(?: \\S+)? cash|withdrawals?|cash(?= (?:did|have|do) i (?:take|took|get|got|pull|pulled|withdraw|withdrew))|(?:take|took|taken|get|got|pull|pulled)(?: \\S+)? (?:out )?(?:in )?cash(?: out)?|cash (?:out of|from)(?: the| an)? atms?",
    names: ["withdrawal", "atm"],
    codes: ["TRANSFER_OUT_WITHDRAWAL"],
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
    asked: "hotels?|lodging|motels?|airbnbs?|(?:the |that |an )?inns?(?! the)",
    names: ["hotel", "inn", "motel", "airbnb", "marriott", "hilton"],
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
    names: ["book", "barnes", "news", "daily", "times"],
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

export const SHOP_KIND_WORDS: readonly (readonly [string, RegExp])[] = KINDS.map(
  ({ id, asked }) => [id, new RegExp(`\\b(?:${asked})\\b`, "g")] as const,
);

const find = (id: string): ShopKind | undefined => KINDS.find((kind) => kind.id === id);

/** The category that a kind of shop is a part of, where it is of one. */
export const categoryAround = (id: string): string | null => AROUND[id] ?? find(id)?.category ?? null;
const AROUND: Readonly<Record<string, string>> = {
  coffee: "restaurants",
  "fast-food": "restaurants",
  delivery: "restaurants",
  bars: "restaurants",
  streaming: "entertainment",
  rideshare: "travel",
  pharmacy: "health_fitness",
  books: "entertainment",
};

/** How sentences call it. */
export const shopKindName = (id: string): string | null => {
  const kind = find(id);
  return kind === undefined ? null : (CALLED[id] ?? id);
};
const CALLED: Readonly<Record<string, string>> = {
  "fast-food": "fast food",
  cash: "cash from ATMs",
  rideshare: "rides",
  pets: "pets",
  hair: "hair",
  gym: "the gym",
  movies: "movies",
  power: "power",
  fuel: "gas",
  repairs: "car repairs",
  "food-bank": "the food bank",
};

/** The person's own shops of a kind. */
function shopsOf({ names, codes }: ShopKind, shops: ShopCodes): string[] {
  return Object.entries(shops).flatMap(([name, code]) =>
    codes.includes(code) || says(name, code === "" || codes.length === 0 ? names : names.filter(isTelling))
      ? [name]
      : [],
  );
}

/** Long words tell whatever the bank says. */
const isTelling = (word: string): boolean => word.length > 5;

/** Short words stand as words of their own: 'air' is not in 'repair'. */
const says = (name: string, words: readonly string[]): boolean =>
  words.some((word) =>
    word.length < 5
      ? new RegExp(`\\b${word.replace(".", "\\.")}\\b`, "i").test(name)
      : name.toLowerCase().includes(word),
  );

/** What a kind of shop stands for: the person's own shops of it, else what their names would hold. Another name is itself. */
export function namesOf(merchant: string, shops: ShopCodes = {}): readonly string[] {
  const kind = find(merchant);
  if (!kind) return [merchant];
  const own = shopsOf(kind, shops);
  return own.length > 0 ? own : kind.names;
}

/** The category to look at where the person's shops hold none of that kind. */
export function categoryInstead(id: string, shops: ShopCodes): string | null {
  const kind = find(id);
  return kind?.category !== undefined && shopsOf(kind, shops).length === 0 ? kind.category : null;
}

/** What rows of the kind of shop that all of these words ask for have: the bank's codes, or telling words in the name. */
export function kindAsked(text: string): Pick<ShopKind, "codes" | "names"> | null {
  const plain = text.trim().toLowerCase();
  const kind = KINDS.find(({ asked }) => new RegExp(`^(?:${asked})$`).test(plain));
  return kind === undefined ? null : { codes: kind.codes, names: kind.names.filter(isTelling) };
}
