// Who helps for nothing. Names and numbers stand here alone, with the day on which they were last checked.

import type { Country } from "~/domain/household/country";
import type { Day } from "~/domain/periods";

export const HELP_CHECKED_ON: Day = "2026-11-22";

type Helper = { id: string; label: string; name: string; phone: string; does: string };

/** nfcc.org, hud.gov/findacounselor, 211.org and 988lifeline.org give these numbers. */
const US = {
  counselor: {
    id: "counselor",
    label: "Nonprofit credit counselors",
    name: "the National Foundation for Credit Counseling, NFCC",
    phone: "1-800-388-2227",
    does: "a nonprofit credit counselor looks at all of it with you",
  },
  local: {
    id: "local",
    label: "Help with rent, power and food",
    name: "United Way",
    phone: "211",
    does: "knows who helps with rent, power and food where you live",
  },
  housing: {
    id: "housing",
    label: "Housing counselors approved by HUD",
    name: "HUD",
    phone: "1-800-569-4287",
    does: "a housing counselor speaks with landlord or lender beside you",
  },
  lifeline: {
    id: "lifeline",
    label: "Suicide & Crisis Lifeline",
    name: "the Suicide & Crisis Lifeline",
    phone: "988",
    does: "listens at any hour when it gets too much",
  },
} satisfies Record<string, Helper>;

/** Whom to call or where to write, besides these; from thehotline.org, ncpgambling.org, the FTC's own pages, lawhelp.org and irs.gov. */
export const CARE_LINES = {
  emergency: "911",
  lifeline: US.lifeline.phone,
  counselor: US.counselor.phone,
  local: US.local.phone,
  housing: US.housing.phone,
  abuse: "1-800-799-7233",
  gambling: "1-800-522-4700",
  fraud: "reportfraud.ftc.gov",
  identity: "identitytheft.gov",
  legal: "lawhelp.org",
  tax: "irs.gov",
  reports: "annualcreditreport.com",
} as const;
export type CareLine = keyof typeof CARE_LINES;

export const HELPERS: Record<Country, readonly Helper[]> = { US: Object.values(US) };

/** One paragraph. `number` says how a number is written: as digits, or as the placeholder of a fact. */
export function freeHelp(
  country: Country | null,
  {
    housing = true,
    number = ({ phone }: Helper) => phone,
  }: { housing?: boolean; number?: (one: Helper) => string } = {},
): string {
  if (country === null)
    return "There's free help: look for a nonprofit credit counselor where you live, and ask your town who helps with rent, power and food.";
  return [
    `There's free help: ${US.counselor.does} (${US.counselor.name}, ${number(US.counselor)}). ${US.local.name} (${number(US.local)}) ${US.local.does}.`,
    housing ? `For your home, ${US.housing.does} (${US.housing.name}, ${number(US.housing)}).` : "",
    `If it gets too much, call or text ${number(US.lifeline)}: ${US.lifeline.name} ${US.lifeline.does.replace(" when it gets too much", "")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
