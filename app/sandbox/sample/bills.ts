import type { Cents } from "~/domain/money";
import type { AccountRole } from "./event";
import type { Random } from "./random";

export type Bill = {
  slot: string;
  on: number;
  role: AccountRole;
  merchantName: string;
  name: string;
  detailed: string;
  cents: (rng: Random, monthOfYear: number) => Cents;
};

const fixed = (cents: Cents) => () => cents;

export const FAMILY_BILLS: readonly Bill[] = [
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

export const SIDE_BILLS: readonly Bill[] = [
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
