// Questions that want advice, read by what they turn on: something that might happen, an amount, a thing, a debt. What
// fits no frame is left to the other readings.

import type { Subject } from "~/domain/coach/query/algebra";
import type { PlanKind, PlanRequest } from "./plan-request";
import { adviceMonths, daysAheadIn, downIn, extraOf, rateIn } from "./advice-amounts";
import {
  amounts,
  debtEntity,
  ADVICE_FRAMES,
  isInSavings,
  once,
  type AdviceText,
  subjectGivenUp,
} from "./advice-frames";
import { CAR, CHILD, HOME, RENT, STILL_DUE } from "./advice-patterns";
import { withoutTenancy } from "./advice-words";
import { isSaidOnce } from "./said-once";
import { isAskedFor, REPAIRED } from "./one-off";
import type { Person } from "./person";
import type { Spots } from "./spot";
import { savedAsked } from "~/domain/coach/reading/verdicts/saving";
import { addDays } from "~/domain/periods";
import type { Span } from "~/domain/language/words";

/** Days and the past tense of what was, where nothing is supposed: a question about rows. */
const PAST =
  /\b(?:how much did|how many times|did i|have i (?:spent|paid|earned|made)|what did i|show|list|when did)\b/;

/** Others may be spoken of where one's own money is asked about: 'my sister is getting married, can I swing that'. */
const ABOUT_ONESELF =
  /\b(?:can|could|should|do|would|if|what if|am) (?:i|we)\b|\bis it (?:dumb|smart|crazy|ok|okay|wise)\b|\bi (?:need|want|would need)\b|^need \$?\d/;
export const isAboutOneself = ({ plain }: Spots): boolean => ABOUT_ONESELF.test(plain) || isAskedFor(plain);

export function adviceIn(spots: Spots, person: Person): PlanRequest | null {
  const { plain } = spots;
  const said: AdviceText = { plain, has: (pattern) => pattern.test(plain), person, spots };
  if (said.has(PAST) && !said.has(/\b(?:if|afford|should i|can i)\b/)) return null;
  const frame = ADVICE_FRAMES.find(({ fits }) => fits(said));
  return frame ? { ...withMore(frame.plan, said), ...frame.more?.(said) } : null;
}

/** The slots of a kind of advice that is known to be asked for. */
export function adviceOf(plan: PlanKind, spots: Spots, person: Person): PlanRequest {
  const said: AdviceText = { plain: spots.plain, has: (pattern) => pattern.test(spots.plain), person, spots };
  return withMore(plan, said);
}

function withMore(plan: PlanKind, said: AdviceText): PlanRequest {
  const shops = plan === "judge" ? shopsJudged(said) : undefined;
  return {
    ...slotsOf(plan, said),
    ...ADVICE_FRAMES.filter((frame) => frame.plan === plan)
      .map(({ more }) => more?.(said))
      .find((slots) => slots && Object.keys(slots).length > 0),
    ...(shops ? { subject: shops } : {}),
    ...(plan === "save-more" ? savedAsked(said) : {}),
  };
}

/** Shops and kinds of shops: a category is judged by its budget and its usual month. */
function shopsJudged(said: AdviceText): Subject | undefined {
  const { merchants, categories } = subjectGivenUp(said) ?? {};
  return merchants && !categories ? { merchants } : undefined;
}

/** What is at hand or earned is no price; what is bought together is paid together. */
function priceOf(plan: PlanKind, said: AdviceText): { cents: number } | undefined {
  const all = once(said);
  const priced = all.filter(({ isHeld, isDown }) => !isHeld && !isDown);
  const [first, ...others] = priced.length > 0 ? priced : all;
  if (!first) return undefined;
  const together = plan === "afford" && others.length > 0 && said.has(/\b(?:and|plus|both)\b/) && !said.has(/\bor\b/);
  return together ? { cents: priced.reduce((sum, { cents }) => sum + cents, 0) } : first;
}

/** 'If I put 1000 down' is a part of the price. */
function downOf(said: AdviceText, price: { cents: number } | undefined): number | null {
  const down = once(said).find(({ isDown }) => isDown);
  return down && price && down.cents < price.cents ? Math.round((down.cents / price.cents) * 1_000) / 10 : null;
}

const DATED: readonly PlanKind[] = ["afford", "save-up", "stop"];

function slotsOf(plan: PlanKind, said: AdviceText): PlanRequest {
  const { plain, spots, person } = said;
  const all = amounts(said);
  const each = all.find((one) => one.each === "month" && !one.insteadOf) ?? null;
  const yearly = all.find((one) => one.each === "year" && !one.insteadOf) ?? null;
  const hasNoPrice = plan === "retire" || (plan === "pay-off-now" && isInSavings(said));
  // What a year's raise comes to is said with its month.
  const ofYear = plan === "raise" && each === null ? yearly : null;
  const price = ofYear ?? (hasNoPrice ? undefined : priceOf(plan, said));
  const extra = plan === "extra-payment" && all.length > 1 ? extraOf(said.plain) : undefined;
  const isOnce = plan === "extra-payment" && each === null && yearly === null && isSaidOnce(plain);
  if (extra !== undefined)
    return { plan, ...(isOnce ? { amountCents: extra } : { monthlyCents: extra }), ...debtSlots(plan, said) };
  const isEach =
    (plan === "extra-payment" && !isOnce) || (plan === "home" && !said.has(/\b(?:house|home|condo|townhouse|buy)\b/));
  const monthlyCents =
    each?.cents ??
    (yearly ? Math.round(yearly.cents / 12) : isEach && price && price.cents < 30_000_00 ? price.cents : undefined);
  // 'A gig that's 400 a month, if I put that whole 400 into it': said twice, and one amount.
  const isSame = isEach || (plan === "save-up" && each !== null);
  const amountCents = isSame && monthlyCents === price?.cents ? undefined : price?.cents;
  const instead = all.find(({ insteadOf }) => insteadOf);
  const asksWhen = plan === "save-up" && said.has(/\bwhen (?:would|will|could|can|are|am|do) (?:i|we|it)\b/);
  // With an amount a month both can be asked: what it takes by then, and when that amount makes it.
  const date =
    DATED.includes(plan) && (!asksWhen || (each !== null && amountCents !== undefined))
      ? spots.ahead.filter((span) => span.to > person.today && !isStart(span, spots)).at(-1)
      : undefined;
  const [months, rate] = [adviceMonths(plain), rateIn(plain)];
  const ahead = plan === "afford" && date === undefined ? daysAheadIn(plain) : null;
  const down = downIn(plain) ?? downOf(said, price);
  const named = namedIn(plan, said);
  const about = aboutIn(plan, said);
  const from = plan === "afford" && about === undefined ? paidFrom(said) : [];
  return {
    plan,
    ...(from.length > 0 ? { from } : {}),
    ...(amountCents === undefined ? {} : { amountCents }),
    ...(monthlyCents === undefined ? {} : { monthlyCents }),
    ...(date ? { date: date.from > person.today ? date.from : date.to } : {}),
    ...(ahead === null ? {} : { date: addDays(person.today, ahead) }),
    ...(months === null ? {} : { months }),
    ...(down === null ? {} : { downPercent: down }),
    ...(rate === null ? {} : { ratePercent: rate }),
    ...(about === undefined ? {} : { about }),
    ...(named === undefined ? {} : { named }),
    ...(instead ? { insteadCents: instead.cents } : {}),
  };
}

/** 'From savings', 'out of checking': the money it would be paid with. */
const paidFrom = ({ spots, person }: AdviceText): string[] =>
  spots.entities.flatMap(({ kind, values, start }) => {
    const isMoney =
      (kind === "kind" && values.every((value) => value === "savings" || value === "checking")) ||
      (kind === "account" &&
        person.accounts.some(({ id, kind: of }) => values.includes(id) && (of === "savings" || of === "checking")));
    const before = spots.words.slice(Math.max(0, start - 3), start).join(" ");
    return isMoney && /\b(?:from|out of|with|using)(?: (?:my|our|the))*$/.test(before) ? [...values] : [];
  });

/** 'From December on' is when it begins, and no date to be there by. */
const isStart = ({ start }: Span, { words }: Spots): boolean =>
  /\b(?:from|starting|beginning)(?: (?:in|on))?$/.test(words.slice(0, start).join(" ")) ||
  /^(?:from|starting|beginning)$/.test(words[start] ?? "");

function debtSlots(plan: PlanKind, said: AdviceText): Partial<PlanRequest> {
  const [named, about] = [namedIn(plan, said), aboutIn(plan, said)];
  return { ...(about === undefined ? {} : { about }), ...(named === undefined ? {} : { named }) };
}

/** Which debt a text means where no account or goal bears the name. */
const debtWord = ({ has }: AdviceText): string | undefined =>
  has(/\bstudent\b|\bcollege loan/)
    ? "student"
    : has(/\bmortgage\b|\bhouse\b/)
      ? "mortgage"
      : has(CAR)
        ? "car"
        : has(/\bcards?\b|\bvisa\b|\bmastercard\b|\bamex\b|\bcredit\b/)
          ? "card"
          : undefined;

const OF_DEBT: readonly PlanKind[] = [
  "extra-payment",
  "pay-off-now",
  "debt-free",
  "windfall",
  "good-rate",
  "debt-or-save",
];
const OF_THING: readonly PlanKind[] = ["afford", "home"];

const THINGS: readonly (readonly [RegExp, string | undefined])[] = [
  // What is mended isn't bought.
  [REPAIRED, undefined],
  [CAR, "car"],
  // What has to be paid all the same isn't what is bought.
  [STILL_DUE, undefined],
  [RENT, "rent"],
  [HOME, "home"],
  [CHILD, "child"],
];
function thingIn({ plain }: AdviceText): string | undefined {
  const told = withoutTenancy(plain);
  return THINGS.find(([pattern]) => pattern.test(told))?.[1];
}

const aboutIn = (plan: PlanKind, said: AdviceText): string | undefined =>
  OF_DEBT.includes(plan) ? debtWord(said) : OF_THING.includes(plan) ? thingIn(said) : undefined;

function namedIn(plan: PlanKind, said: AdviceText): string | undefined {
  if (OF_DEBT.includes(plan)) return debtEntity(said)?.values[0];
  if (plan !== "save-up") return undefined;
  return said.spots.entities.find(({ kind }) => kind === "goal" || kind === "account")?.values[0];
}
