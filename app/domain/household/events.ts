import type { Cents } from "~/domain/money";
import { type Day, addMonthsToDay, daysBetween, weekday } from "~/domain/periods";
import { type Random, random } from "./random";

export type AccountRole = "checking" | "savings" | "credit" | "loan" | "investment";
export type HouseholdProfile = "family" | "side";

/** Something that happens to the household on a day, before the bank has made rows of it. */
export type HouseholdEvent = {
  slot: string;
  role: AccountRole;
  /** Negative is money out, as everywhere in the product. */
  amountCents: Cents;
  /** What was authorised, where the posted amount differs from it (a tip). */
  authorisedCents?: Cents;
  merchantName: string | null;
  name: string;
  detailed: string;
  channel: "online" | "in store" | "other";
  /** Days from the purchase to its posting; the row is pending until then. */
  settles: number;
};

export type EventContext = { seed: string; from: Day; profile: HouseholdProfile };

type Bill = {
  slot: string;
  on: number;
  role: AccountRole;
  merchantName: string;
  name: string;
  detailed: string;
  cents: (rng: Random, monthOfYear: number) => Cents;
};

const fixed = (cents: Cents) => () => cents;

const FAMILY_BILLS: readonly Bill[] = [
  {
    slot: "rent",
    on: 1,
    role: "checking",
    merchantName: "Maple Court Apartments",
    name: "MAPLE COURT APTS RENT",
    detailed: "RENT_AND_UTILITIES_RENT",
    cents: fixed(165_000),
  },
  {
    slot: "power",
    on: 9,
    role: "checking",
    merchantName: "Valley Power & Light",
    name: "VALLEY POWER LIGHT BILLPAY",
    detailed: "RENT_AND_UTILITIES_GAS_AND_ELECTRICITY",
    cents: (rng, month) => 9_800 + Math.round(4_200 * Math.cos((month * Math.PI) / 3)) + rng.between(-600, 900),
  },
  {
    slot: "water",
    on: 12,
    role: "checking",
    merchantName: "City Water Department",
    name: "CITY WATER DEPT",
    detailed: "RENT_AND_UTILITIES_WATER",
    cents: (rng) => rng.between(4_100, 5_600),
  },
  {
    slot: "phone",
    on: 18,
    role: "checking",
    merchantName: "Bluebird Mobile",
    name: "BLUEBIRD MOBILE AUTOPAY",
    detailed: "RENT_AND_UTILITIES_TELEPHONE",
    cents: fixed(7_200),
  },
  {
    slot: "internet",
    on: 15,
    role: "checking",
    merchantName: "Lightpath Fiber",
    name: "LIGHTPATH FIBER INTERNET",
    detailed: "RENT_AND_UTILITIES_INTERNET_AND_CABLE",
    cents: fixed(6_500),
  },
  {
    slot: "cable",
    on: 16,
    role: "checking",
    merchantName: "Summit Cable TV",
    name: "SUMMIT CABLE TV",
    detailed: "RENT_AND_UTILITIES_INTERNET_AND_CABLE",
    cents: fixed(4_299),
  },
  {
    slot: "insurance",
    on: 6,
    role: "checking",
    merchantName: "Evergreen Auto Insurance",
    name: "EVERGREEN AUTO INS PREM",
    detailed: "GENERAL_SERVICES_INSURANCE",
    cents: fixed(11_840),
  },
  {
    slot: "student-loan",
    on: 22,
    role: "checking",
    merchantName: "Northline Student Loans",
    name: "NORTHLINE STUDENT LN PMT",
    detailed: "LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT",
    cents: fixed(18_450),
  },
  {
    slot: "college",
    on: 25,
    role: "checking",
    merchantName: "Bright Path 529 Plan",
    name: "BRIGHT PATH 529 CONTRIBUTION",
    detailed: "TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS",
    cents: fixed(7_500),
  },
  {
    slot: "charity",
    on: 20,
    role: "checking",
    merchantName: "River Food Bank",
    name: "RIVER FOOD BANK DONATION",
    detailed: "GOVERNMENT_AND_NON_PROFIT_DONATIONS",
    cents: fixed(2_500),
  },
  {
    slot: "gym",
    on: 3,
    role: "credit",
    merchantName: "Ironworks Gym",
    name: "IRONWORKS GYM MONTHLY",
    detailed: "PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS",
    cents: fixed(3_900),
  },
  {
    slot: "music",
    on: 8,
    role: "credit",
    merchantName: "Tunebox",
    name: "TUNEBOX FAMILY",
    detailed: "ENTERTAINMENT_MUSIC_AND_AUDIO",
    cents: fixed(1_699),
  },
  {
    slot: "news",
    on: 27,
    role: "credit",
    merchantName: "The Daily Ledger",
    name: "DAILY LEDGER DIGITAL",
    detailed: "GENERAL_MERCHANDISE_BOOKSTORES_AND_NEWSSTANDS",
    cents: fixed(999),
  },
];

const SIDE_BILLS: readonly Bill[] = [
  {
    slot: "storage",
    on: 4,
    role: "checking",
    merchantName: "Stow & Go Storage",
    name: "STOW AND GO UNIT 114",
    detailed: "GENERAL_SERVICES_STORAGE",
    cents: fixed(8_900),
  },
  {
    slot: "pet",
    on: 13,
    role: "checking",
    merchantName: "Paws & Whiskers",
    name: "PAWS WHISKERS PET SUPPLY",
    detailed: "GENERAL_MERCHANDISE_PET_SUPPLIES",
    cents: (rng) => rng.between(3_200, 6_900),
  },
];

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

const HABITS: readonly Habit[] = [
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

/** What happens on one day, apart from what depends on balances (card payment, savings, loan). */
export function eventsOf(context: EventContext, day: Day): HouseholdEvent[] {
  const dayOfMonth = Number(day.slice(8));
  const bills = (context.profile === "family" ? FAMILY_BILLS : SIDE_BILLS)
    .filter((bill) => bill.on === dayOfMonth)
    .map((bill) => billEvent(context, day, bill));
  const income = incomeEvents(context, day);
  if (context.profile === "side") return [...income, ...bills];
  return [
    ...income,
    ...bills,
    ...subscription(context, day),
    ...habits(context, day),
    ...refunds(context, day),
    ...rarities(context, day),
  ];
}

function incomeEvents(context: EventContext, day: Day): HouseholdEvent[] {
  const rng = random(context.seed, day, "income");
  if (context.profile === "side") {
    if (weekday(day) !== 3 || !rng.chance(0.6)) return [];
    return [
      {
        slot: "gig",
        role: "checking",
        amountCents: rng.between(4_500, 19_800),
        merchantName: "Handyhire",
        name: "HANDYHIRE PAYOUT",
        detailed: "INCOME_GIG_ECONOMY",
        channel: "other",
        settles: 0,
      },
    ];
  }
  const events: HouseholdEvent[] = [];
  const paydays = daysBetween("1970-01-02", day);
  if (paydays % 14 === (random(context.seed, "payday").chance(0.5) ? 0 : 7)) {
    const years = Math.floor(Math.max(0, daysBetween(context.from, day)) / 365);
    const base = 264_000 + random(context.seed, "salary").between(0, 18_000);
    events.push({
      slot: "salary",
      role: "checking",
      amountCents: Math.round(base * 1.03 ** years),
      merchantName: "Brightwater Studio",
      name: "BRIGHTWATER STUDIO PAYROLL DIR DEP",
      detailed: "INCOME_SALARY",
      channel: "other",
      settles: 0,
    });
    events.push({
      slot: "tithe",
      role: "checking",
      amountCents: -9_000,
      merchantName: "Grace Community Church",
      name: "GRACE COMMUNITY CHURCH TITHE",
      detailed: "GOVERNMENT_AND_NON_PROFIT_DONATIONS",
      channel: "online",
      settles: 0,
    });
  }
  return events;
}

function billEvent(context: EventContext, day: Day, bill: Bill): HouseholdEvent {
  const cents = bill.cents(random(context.seed, day, bill.slot), Number(day.slice(5, 7)));
  return {
    slot: bill.slot,
    role: bill.role,
    amountCents: -cents,
    merchantName: bill.merchantName,
    name: bill.name,
    detailed: bill.detailed,
    channel: "online",
    settles: bill.role === "credit" ? 1 : 0,
  };
}

/** One subscription raises its price, two months before the household's first two years are over. */
function subscription(context: EventContext, day: Day): HouseholdEvent[] {
  if (day.slice(8) !== "05") return [];
  const raised = day >= addMonthsToDay(context.from, 22);
  return [
    {
      slot: "video",
      role: "credit",
      amountCents: raised ? -1_899 : -1_549,
      merchantName: "Cinestream",
      name: "CINESTREAM STANDARD",
      detailed: "ENTERTAINMENT_TV_AND_MOVIES",
      channel: "online",
      settles: 1,
    },
  ];
}

function habits(context: EventContext, day: Day): HouseholdEvent[] {
  const isWeekend = weekday(day) === 0 || weekday(day) === 6;
  const festive = day.slice(5, 7) === "12" ? 1.25 : 1;
  return HABITS.flatMap((habit) => {
    const rng = random(context.seed, day, habit.slot);
    const daily = (habit.perWeek * (isWeekend ? habit.weekend : 1)) / (5 + 2 * habit.weekend);
    if (!rng.chance(daily * festive)) return [];
    const shop = rng.pick(habit.shops);
    // Most purchases are small, some are large.
    const authorised = Math.round(habit.low + (habit.high - habit.low) * rng.next() ** 1.6);
    const posted = habit.tip ? Math.round(authorised * (1.15 + rng.next() * 0.08)) : authorised;
    const event: HouseholdEvent = {
      slot: habit.slot,
      role: "credit",
      amountCents: -posted,
      merchantName: shop,
      name: `${shop.toUpperCase()} #${rng.between(101, 989)}`,
      detailed: habit.detailed,
      channel: habit.slot === "market" ? "online" : "in store",
      settles: habit.settles,
    };
    return [posted === authorised ? event : { ...event, authorisedCents: -authorised }];
  });
}

/** Part of a clothes or marketplace purchase comes back twelve days later, now and then. */
function refunds(context: EventContext, day: Day): HouseholdEvent[] {
  const rng = random(context.seed, day, "refund");
  if (!rng.chance(1 / 38)) return [];
  const clothes = rng.chance(0.6);
  const shop = clothes ? "Northfold" : "Parcelway";
  return [
    {
      slot: "refund",
      role: "credit",
      amountCents: rng.between(1_900, 6_400),
      merchantName: shop,
      name: `${shop.toUpperCase()} RETURN`,
      detailed: clothes ? "GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES" : "GENERAL_MERCHANDISE_ONLINE_MARKETPLACES",
      channel: "online",
      settles: 1,
    },
  ];
}

/** A summer trip, winter flights, cash from a machine. */
function rarities(context: EventContext, day: Day): HouseholdEvent[] {
  const monthDay = day.slice(5);
  const rng = random(context.seed, day, "rare");
  const events: HouseholdEvent[] = [];
  if (monthDay === "07-08" || monthDay === "12-03") {
    events.push({
      slot: "flight",
      role: "credit",
      amountCents: -rng.between(28_000, 46_000),
      merchantName: "Skyline Air",
      name: "SKYLINE AIR TICKET",
      detailed: "TRAVEL_FLIGHTS",
      channel: "online",
      settles: 2,
    });
  }
  if (monthDay === "07-24") {
    events.push({
      slot: "hotel",
      role: "credit",
      amountCents: -rng.between(38_000, 52_000),
      merchantName: "Harborview Inn",
      name: "HARBORVIEW INN",
      detailed: "TRAVEL_LODGING",
      channel: "in store",
      settles: 2,
    });
  }
  if (day.slice(8) === "17") {
    events.push({
      slot: "cash",
      role: "checking",
      amountCents: -6_000,
      merchantName: null,
      name: "ATM WITHDRAWAL 0452 MAIN ST",
      detailed: "TRANSFER_OUT_WITHDRAWAL",
      channel: "other",
      settles: 0,
    });
  }
  return events;
}
