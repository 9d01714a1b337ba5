import { type Day, addMonthsToDay, daysBetween, weekday } from "~/domain/periods";
import { type Bill, FAMILY_BILLS, SIDE_BILLS } from "./bills";
import type { EventContext, HouseholdEvent } from "./event";
import { HABITS } from "./spending-habits";
import { random } from "./random";

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
