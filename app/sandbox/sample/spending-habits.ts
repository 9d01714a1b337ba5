import type { Cents } from "~/domain/money";

type Habit = {
  slot: string;
  perWeek: number;
  weekend: number;
  low: Cents;
  high: Cents;
  settles: number;
  tip?: boolean;
  detailed: string;
  shops: readonly [string, ...string[]];
};

export const HABITS: readonly Habit[] = [
  {
    slot: "groceries",
    perWeek: 1.5,
    weekend: 1.6,
    low: 3_800,
    high: 12_400,
    settles: 1,
    detailed: "FOOD_AND_DRINK_GROCERIES",
    shops: ["Green Basket Market", "Fairway Foods", "Corner Grocer"],
  },
  {
    slot: "restaurant",
    perWeek: 1.3,
    weekend: 2,
    low: 2_200,
    high: 6_400,
    settles: 2,
    tip: true,
    detailed: "FOOD_AND_DRINK_RESTAURANT",
    shops: ["Olive & Thyme", "Noodle House", "Casa Verde", "The Copper Pot"],
  },
  {
    slot: "coffee",
    perWeek: 2.6,
    weekend: 0.8,
    low: 425,
    high: 1_150,
    settles: 1,
    detailed: "FOOD_AND_DRINK_COFFEE",
    shops: ["Morning Bird Coffee", "Roast & Co"],
  },
  {
    slot: "lunch",
    perWeek: 1.2,
    weekend: 0.4,
    low: 890,
    high: 1_780,
    settles: 1,
    detailed: "FOOD_AND_DRINK_FAST_FOOD",
    shops: ["Burrito Stand", "Quick Wok", "Sandwich Yard"],
  },
  {
    slot: "petrol",
    perWeek: 0.95,
    weekend: 1,
    low: 3_100,
    high: 5_600,
    settles: 1,
    detailed: "TRANSPORTATION_GAS",
    shops: ["Sunrise Fuel", "Highway 9 Gas"],
  },
  {
    slot: "market",
    perWeek: 0.7,
    weekend: 1.2,
    low: 1_400,
    high: 7_800,
    settles: 2,
    detailed: "GENERAL_MERCHANDISE_ONLINE_MARKETPLACES",
    shops: ["Parcelway", "Everything Shop"],
  },
  {
    slot: "clothes",
    perWeek: 0.28,
    weekend: 1.8,
    low: 2_900,
    high: 11_800,
    settles: 2,
    detailed: "GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES",
    shops: ["Thread & Needle", "Northfold"],
  },
  {
    slot: "pharmacy",
    perWeek: 0.35,
    weekend: 1,
    low: 780,
    high: 4_300,
    settles: 1,
    detailed: "MEDICAL_PHARMACIES_AND_SUPPLEMENTS",
    shops: ["Wellspring Pharmacy"],
  },
  {
    slot: "hair",
    perWeek: 0.18,
    weekend: 1.5,
    low: 2_800,
    high: 6_500,
    settles: 1,
    detailed: "PERSONAL_CARE_HAIR_AND_BEAUTY",
    shops: ["Studio 12 Hair"],
  },
  {
    slot: "cinema",
    perWeek: 0.25,
    weekend: 2.2,
    low: 1_800,
    high: 5_200,
    settles: 1,
    detailed: "ENTERTAINMENT_TV_AND_MOVIES",
    shops: ["Grand Cinema", "Orchard Playhouse"],
  },
  {
    slot: "ride",
    perWeek: 0.3,
    weekend: 1.4,
    low: 980,
    high: 3_400,
    settles: 1,
    tip: true,
    detailed: "TRANSPORTATION_TAXIS_AND_RIDE_SHARES",
    shops: ["Hopride"],
  },
  {
    slot: "garage",
    perWeek: 0.05,
    weekend: 0.5,
    low: 8_900,
    high: 34_000,
    settles: 2,
    detailed: "GENERAL_SERVICES_AUTOMOTIVE",
    shops: ["Millstone Auto Repair"],
  },
  {
    slot: "doctor",
    perWeek: 0.06,
    weekend: 0,
    low: 2_500,
    high: 9_000,
    settles: 2,
    detailed: "MEDICAL_PRIMARY_CARE",
    shops: ["Lakeside Family Clinic"],
  },
];
