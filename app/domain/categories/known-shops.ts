// Well-known shops, and words that say what a shop is, by what banks file them under: for rows of which no bank says it.
// Shops that sell everything (supercenters, marketplaces, department stores) aren't here: nobody knows what was bought there.

/** With an apostrophe: "Wendy's" is 'wendys' and 'wendy s', as banks print it, and never 'wendy'. */
const KINDS = {
  groceries: {
    code: "FOOD_AND_DRINK_GROCERIES",
    names: `
      Kroger, Safeway, Trader Joe's, Trader Joe, Whole Foods, WholeFds, Aldi, Lidl, Publix, Wegmans, H-E-B, HEB,
      Albertsons, Vons, Ralphs, Food Lion, Giant Food, Giant Eagle, Stop & Shop, ShopRite, Meijer, Hy-Vee, Winn-Dixie,
      Sprouts Farmers, Fred Meyer, King Soopers, Harris Teeter, Jewel-Osco, Jewel Osco, Food 4 Less, WinCo,
      Piggly Wiggly, Market Basket, Save A Lot, Save-A-Lot, Smart & Final, Stater Bros, Hannaford, Acme Markets,
      Fresh Market, Instacart, Grocery Outlet, H Mart, 99 Ranch, FreshDirect, HelloFresh, Blue Apron, Raley's,
      Schnucks, Tom Thumb, Food City, Amazon Fresh`,
    words: "grocery, groceries, grocer, grocers, supermarket, farmers market",
  },
  convenience: {
    code: "GENERAL_MERCHANDISE_CONVENIENCE_STORES",
    names: "7-Eleven, AmPm",
    words: "",
  },
  coffee: {
    code: "FOOD_AND_DRINK_COFFEE",
    names: "Starbucks, Dunkin, Dunkin', Peet's, Dutch Bros, Tim Hortons, Caribou Coffee, Blue Bottle, Philz, Keurig",
    words: "coffee, cafe, café, espresso, coffeehouse",
  },
  "fast-food": {
    code: "FOOD_AND_DRINK_FAST_FOOD",
    names: `
      McDonald's, Burger King, Wendy's, Taco Bell, Chick-fil-A, Chipotle, Subway, KFC, Popeyes, Arby's, Sonic Drive,
      Jack in the Box, Whataburger, Five Guys, In-N-Out, Shake Shack, Culver's, Panda Express, Domino's, Papa John's,
      Pizza Hut, Little Caesars, Jimmy John's, Jersey Mike's, Raising Cane's, Zaxby's, Dairy Queen, White Castle,
      Carl's Jr, Del Taco, Qdoba, Wingstop, El Pollo Loco, Krispy Kreme, Sweetgreen, Hardee's, Bojangles`,
    words: "burger, burgers, donut, donuts, taqueria",
  },
  delivery: {
    code: "FOOD_AND_DRINK_RESTAURANT",
    names: "DoorDash, Uber Eats, UberEats, Grubhub, Postmates",
    words: "",
  },
  restaurants: {
    code: "FOOD_AND_DRINK_RESTAURANT",
    names: `
      Panera, Olive Garden, Applebee's, Chili's, Denny's, IHOP, Cheesecake Factory, Texas Roadhouse, Outback,
      Red Lobster, Cracker Barrel, Buffalo Wild Wings, Red Robin, TGI Friday's, Waffle House, P.F. Chang's,
      Longhorn Steakhouse, First Watch, Noodles & Company, Benihana, Bob Evans`,
    words: `
      restaurant, restaurante, ristorante, trattoria, bistro, diner, steakhouse, pizzeria, pizza, sushi, ramen, grill,
      deli, bakery, bagels, eatery, cantina, tavern`,
  },
  bars: {
    code: "FOOD_AND_DRINK_BEER_WINE_AND_LIQUOR",
    names: "Total Wine, BevMo",
    words: "liquor, liquors, brewery, brewing, brewpub, taproom, winery",
  },
  fuel: {
    code: "TRANSPORTATION_GAS",
    names: `
      Shell, Exxon, ExxonMobil, Mobil, Chevron, Texaco, BP, Sunoco, Valero, Citgo, Conoco, Phillips 66, Arco,
      QuikTrip, RaceTrac, Wawa, Sheetz, Circle K, Casey's, Kum & Go, Maverik, Buc-ee's, Flying J, Pilot Travel,
      Love's Travel, Marathon Petro, Speedway, Gulf Oil, Sinclair Oil, Costco Gas, Costco Fuel, Sam's Fuel,
      Sams Club Fuel, Kroger Fuel, Safeway Fuel, King Soopers Fuel, Fred Meyer Fuel, HEB Fuel, ChargePoint,
      Electrify America, EVgo, Tesla Supercharger`,
    words: "fuel, gas station, petroleum",
  },
  repairs: {
    code: "GENERAL_SERVICES_AUTOMOTIVE",
    names: `
      Jiffy Lube, Valvoline, AutoZone, O'Reilly Auto, Advance Auto, Pep Boys, Midas, Firestone, Discount Tire,
      Meineke, Goodyear, Safelite, NAPA Auto, Take 5 Oil, Les Schwab, Mavis Tire`,
    words: "auto repair, auto service, auto body, auto parts, car wash, carwash, oil change, tire, tires",
  },
  parking: {
    code: "TRANSPORTATION_PARKING",
    names: "ParkMobile, SpotHero, PayByPhone, ParkWhiz, Parkopedia",
    words: "parking",
  },
  tolls: {
    code: "TRANSPORTATION_TOLLS",
    names: "E-ZPass, EZPass, FasTrak, SunPass, TxTag",
    words: "tolls",
  },
  rideshare: {
    code: "TRANSPORTATION_TAXIS_AND_RIDE_SHARES",
    names: "Uber, Lyft",
    words: "taxi, cab co",
  },
  transit: {
    code: "TRANSPORTATION_PUBLIC_TRANSIT",
    names: "Amtrak, Greyhound, MTA NYCT, MTA Metrocard, OMNY, Caltrain, Metrolink, WMATA, Clipper Transit",
    words: "transit",
  },
  flights: {
    code: "TRAVEL_FLIGHTS",
    names: `
      Delta Air, American Air, United Air, Southwes, JetBlue, Alaska Air, Spirit Airl, Frontier Airl, Lufthansa,
      Air Canada, Air France`,
    words: "airline, airlines, airways",
  },
  hotels: {
    code: "TRAVEL_LODGING",
    names: `
      Airbnb, VRBO, Marriott, Hilton, Hyatt, Holiday Inn, Hampton Inn, Best Western, Motel 6, La Quinta, Sheraton,
      Westin, Residence Inn, Days Inn, Comfort Inn, Comfort Suites, Wyndham, Fairfield Inn, Hotels.com, Booking.com,
      Expedia, Priceline`,
    words: "hotel, hotels, motel, hostel",
  },
  "rental-cars": {
    code: "TRAVEL_RENTAL_CARS",
    names: "Hertz, Avis Rent, Enterprise Rent, Budget Rent, Alamo Rent, National Car, Turo, Zipcar",
    words: "rent a car, car rental",
  },
  pharmacy: {
    code: "MEDICAL_PHARMACIES_AND_SUPPLEMENTS",
    names: "CVS, Walgreens, Rite Aid, Duane Reade, Express Scripts, GNC, Vitamin Shoppe",
    words: "pharmacy, drugstore",
  },
  doctors: {
    code: "MEDICAL_PRIMARY_CARE",
    names: "Kaiser Permanente, Quest Diagnostics, LabCorp, One Medical, Teladoc, MinuteClinic",
    words: "hospital, urgent care, pediatrics, physicians, medical center, medical group, family medicine",
  },
  vets: {
    code: "MEDICAL_VETERINARY_SERVICES",
    names: "Banfield",
    words: "animal hospital, pet hospital, veterinary hospital, veterinary urgent care",
  },
  dentist: {
    code: "MEDICAL_DENTAL_CARE",
    names: "Aspen Dental",
    words: "dental, dentist, dentistry, orthodontics, orthodontist",
  },
  eyes: {
    code: "MEDICAL_EYE_CARE",
    names: "LensCrafters, Warby Parker, Visionworks, Pearle Vision",
    words: "optometry, optical, eye care",
  },
  gym: {
    code: "PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS",
    names: "Planet Fit, 24 Hour Fitness, LA Fitness, Equinox, Orangetheory, YMCA, Peloton, ClassPass",
    words: "gym, fitness, crossfit, yoga, pilates",
  },
  sports: {
    code: "GENERAL_MERCHANDISE_SPORTING_GOODS",
    names: "REI, Dick's Sporting, Academy Sports, Bass Pro, Cabela's",
    words: "sporting goods",
  },
  hair: {
    code: "PERSONAL_CARE_HAIR_AND_BEAUTY",
    names: "Great Clips, Supercuts, Sport Clips, Ulta, Sephora, Sally Beauty, Bath & Body Works, European Wax",
    words: "salon, barber, barbers, barbershop, hair, nails",
  },
  laundry: {
    code: "PERSONAL_CARE_LAUNDRY_AND_DRY_CLEANING",
    names: "",
    words: "laundromat, laundry, dry cleaners, dry cleaning",
  },
  clothing: {
    code: "GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES",
    names: `
      Old Navy, Gap Outlet, Gap Factory, Gap Online, Gap.com, Gap US, Banana Republic, J Crew, H&M, Zara, Uniqlo,
      American Eagle, Abercrombie, Hollister, Lululemon, Nike, Adidas, Foot Locker, DSW, Victoria's Secret, Carter's,
      Forever 21, Urban Outfitters, Levi's, Shein, Ross Dress, Ross Stores, Skechers, Famous Footwear,
      Men's Wearhouse, Torrid`,
    words: "clothing, apparel, footwear, shoes",
  },
  streaming: {
    code: "ENTERTAINMENT_TV_AND_MOVIES",
    names: `
      Netflix, Hulu, Disney Plus, DisneyPlus, HBO, HBO Max, Paramount Plus, Paramount+, Peacock TV, YouTube,
      YouTubePremium, Prime Video, Apple TV, Crunchyroll`,
    words: "",
  },
  music: {
    code: "ENTERTAINMENT_MUSIC_AND_AUDIO",
    names: "Spotify, Pandora Media, SiriusXM, Sirius XM, Amazon Music, Apple Music",
    words: "",
  },
  movies: {
    code: "ENTERTAINMENT_TV_AND_MOVIES",
    names: "AMC, Regal Cinemas, Cinemark, Fandango, Alamo Drafthouse, Marcus Theatres",
    words: "cinema, cinemas, theater, theatre, theaters, theatres, imax",
  },
  events: {
    code: "ENTERTAINMENT_SPORTING_EVENTS_AMUSEMENT_PARKS_AND_MUSEUMS",
    names: "Ticketmaster, StubHub, SeatGeek, Live Nation, Eventbrite, Six Flags, Topgolf, Dave & Buster's",
    words: "museum, bowling, zoo",
  },
  games: {
    code: "ENTERTAINMENT_VIDEO_GAMES",
    names: "Steam Games, SteamGames, SteamPowered, PlayStation, Xbox, Nintendo, Roblox, GameStop",
    words: "",
  },
  books: {
    code: "GENERAL_MERCHANDISE_BOOKSTORES_AND_NEWSSTANDS",
    names: `
      Barnes & Noble, Half Price Books, Audible, Kindle, NYTimes, New York Times, Wall Street Journal, Washington Post`,
    words: "bookstore, bookshop, books",
  },
  phone: {
    code: "RENT_AND_UTILITIES_TELEPHONE",
    names: `
      Verizon, VZWRLSS, T-Mobile, TMobile, AT&T, ATT, Cricket Wireless, Mint Mobile, Boost Mobile, US Cellular,
      Google Fi`,
    words: "",
  },
  internet: {
    code: "RENT_AND_UTILITIES_INTERNET_AND_CABLE",
    names: `
      Comcast, Xfinity, Verizon Fios, Cox Communications, Cox Comm, CenturyLink, Charter Comm, Charter Communications,
      Spectrum Internet, Google Fiber, Starlink, HughesNet, Dish Network, Sling TV, YouTube TV, AT&T Internet`,
    words: "broadband",
  },
  power: {
    code: "RENT_AND_UTILITIES_GAS_AND_ELECTRICITY",
    names: `
      PG&E, PGandE, Pacific Gas, Con Ed, ConEd, Con Edison, Duke Energy, DukeEnergy, Xcel Energy, Dominion Energy,
      Southern California Edison, SoCalGas, SoCal Gas, Florida Power, FPL, National Grid, Eversource, Georgia Power,
      Alabama Power, Entergy, CenterPoint Energy, Ameren, ComEd, PSEG, DTE Energy, Consumers Energy,
      Puget Sound Energy, Rocky Mountain Power, Pepco, NV Energy, Atmos Energy`,
    words: "electric co, power co, power & light, electric cooperative",
  },
  waste: {
    code: "RENT_AND_UTILITIES_SEWAGE_AND_WASTE_MANAGEMENT",
    names: "Waste Management, Republic Services",
    words: "sewer",
  },
  water: {
    code: "RENT_AND_UTILITIES_WATER",
    names: "American Water",
    words: "city water, water dept, water department, water district, water utility, water works",
  },
  insurance: {
    code: "GENERAL_SERVICES_INSURANCE",
    names: `
      Geico, State Farm, Allstate, Liberty Mutual, Progressive Ins, Progressive Insurance, Prog Direct,
      Progressive Direct, Farmers Ins, Farmers Insurance`,
    words: "auto insurance, car insurance",
  },
  giving: {
    code: "GOVERNMENT_AND_NON_PROFIT_DONATIONS",
    names: "Red Cross, Salvation Army, UNICEF, St Jude, Habitat for Humanity, United Way, Wikimedia",
    words: "donation, food bank",
  },
} as const satisfies Record<string, { code: string; names: string; words: string }>;

export type KnownKind = keyof typeof KINDS;
const isKnownKind = (kind: string): kind is KnownKind => Object.hasOwn(KINDS, kind);
export const knownKinds = (): KnownKind[] => Object.keys(KINDS).filter(isKnownKind);

/** What a bank calls it. */
export const shopCode = (kind: KnownKind): string => KINDS[kind].code;

/** As their owners write them, the words first. */
export const knownNames = (kind: KnownKind): readonly string[] =>
  `${KINDS[kind].words},${KINDS[kind].names}`
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
