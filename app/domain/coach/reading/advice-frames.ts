// The frames of questions that want advice: what has to stand in the text for each kind. The first that fits is read.

import type { Subject } from "~/domain/coach/query/algebra";
import type { PlanKind, PlanRequest } from "./plan-request";
import { adviceAmounts, downIn, rateIn, shareCut } from "./advice-amounts";
import {
  IF,
  AFFORD,
  OWING,
  LUMP,
  PAY_OFF,
  AT_ONCE,
  WHOLE_CARD,
  JOB,
  SAVE,
  IN_SAVINGS,
  STOP,
  WHAT_IF_STOPPED,
  FREED,
  PAYCHECK,
  WINDFALL,
  WHEN_DONE,
  WHEN,
  RENT,
  HOME,
  CAR,
  CHILD,
  RAISE,
  OF_GOAL,
  STILL_DUE,
  PUTS,
  FUND_FOR_EMERGENCIES,
  CAN_AFFORD,
  BY_WHEN,
} from "./advice-patterns";
import { isPayCut, isRentByShare, payCutIn, rentShareIn } from "./advice-changes";
import { withoutTenancy } from "./advice-words";
import { isOneOff } from "./one-off";
import type { Person } from "./person";
import { splitExcept } from "./split-names";
import type { Entity, Spots } from "./spot";

export type AdviceText = { plain: string; has: (pattern: RegExp) => boolean; person: Person; spots: Spots };
type Frame = { plan: PlanKind; fits: (said: AdviceText) => boolean; more?: (said: AdviceText) => Partial<PlanRequest> };

export const amounts = ({ plain }: AdviceText) => adviceAmounts(plain);
export const once = (said: AdviceText) => amounts(said).filter(({ each, insteadOf }) => each === "once" && !insteadOf);
const monthly = (said: AdviceText) => amounts(said).find(({ each, insteadOf }) => each === "month" && !insteadOf);
/** 'My savings, 36k sitting there' is what one has, no money that has come in. */
export const isInSavings = (said: AdviceText): boolean =>
  said.has(/\b(?:my|our) (?:savings?|checking|emergency fund)\b.*\dk?(?: \S+){0,2} (?:sitting|lying around)\b/) &&
  amounts(said).length === 1;
const hasAmount = (said: AdviceText) => amounts(said).length > 0;

/** A debt of one's own that the text speaks of. */
export const debtEntity = ({ spots, person }: AdviceText): Entity | undefined =>
  spots.entities.find(
    ({ kind, values }) =>
      (kind === "account" && person.accounts.some((one) => values.includes(one.id) && OWED_KINDS.includes(one.kind))) ||
      (kind === "goal" && person.goals.some((one) => values.includes(one.id) && one.type === "debt")),
  );
const OWED_KINDS = ["credit", "loan"];
const speaksOfDebt = (said: AdviceText) =>
  said.has(OWING) ||
  debtEntity(said) !== undefined ||
  (said.has(CAR) && !said.has(/\b(?:buy|new car|get a car|afford)\b/));

const savesSomewhere = (said: AdviceText) => said.has(/\bsavings?\b(?! account debt)|\bemergency fund\b|\brainy day\b/);

/** 'I need $3,000 by March', 'how much a month to hit 3000 by March'. */
const isNeededBy = (said: AdviceText): boolean =>
  (said.has(/\b(?:monthly|(?:a|per|each|every) month) to (?:hit|reach|get to|have|make) \$?\d/) ||
    said.has(
      /\b(?:need|want|must have|have to have|come up with)(?: to (?:have|save))?(?: about| around| like| at least| another)? \$?\d/,
    )) &&
  said.spots.ahead.some(({ to }) => to > said.person.today);
/** 'If I put 250 a month in the emergency fund, when is it full'. */
const isPutInGoal = (said: AdviceText): boolean => speaksOfFundGoal(said) && hasAmount(said) && said.has(PUTS);

/** What would be given up: shops, bills, categories, parts of them. */
export function subjectGivenUp({ spots }: AdviceText): Subject | undefined {
  const isRest = /\beverything not counting\b/.test(spots.plain);
  const within = isRest ? splitExcept(spots, spots.entities).within : spots.entities;
  const shops = within.filter(({ kind }) => kind === "merchant");
  // 'Planet Fitness' is a shop, and not all of fitness besides.
  const isWithin = (one: Entity) =>
    one.kind !== "merchant" && shops.some(({ start, end }) => one.start < end && start < one.end);
  const of = (wanted: Entity["kind"]) => [
    ...new Set(within.flatMap((one) => (one.kind === wanted && !isWithin(one) ? one.values : []))),
  ];
  const [categories, parts, merchants] = [of("category"), of("part"), of("merchant")];
  if (categories.length + parts.length + merchants.length === 0) return undefined;
  return {
    ...(categories.length > 0 ? { categories } : {}),
    ...(parts.length + merchants.length > 0 ? { merchants: [...parts, ...merchants] } : {}),
  };
}

/** A fund that is a goal by that name: its date, what is missing, what goes in are the goal's. */
const speaksOfFundGoal = ({ spots, person }: AdviceText): boolean =>
  spots.entities.some(
    ({ kind, values }) =>
      kind === "goal" && person.goals.some(({ id, type }) => values.includes(id) && type === "savings"),
  );

/** '800 a month for groceries': what goes to them already is held against it, nothing new is bought. */
const isOfHabit = (said: AdviceText): boolean =>
  monthly(said) !== undefined && said.spots.entities.some(({ kind }) => kind === "category");

export const ADVICE_FRAMES: readonly Frame[] = [
  {
    plan: "job-lost",
    fits: ({ has }) => has(JOB) && !has(/\b(?:spent|spend on)\b/),
  },
  {
    plan: "pay-off-now",
    fits: (said) =>
      said.has(PAY_OFF) &&
      speaksOfDebt(said) &&
      said.has(AT_ONCE) &&
      !said.has(WHEN) &&
      (!hasAmount(said) || isInSavings(said)),
  },
  {
    plan: "pay-off-now",
    fits: (said) =>
      said.has(LUMP) &&
      once(said).length === 1 &&
      monthly(said) === undefined &&
      (said.has(OWING) || debtEntity(said) !== undefined) &&
      !said.has(
        /\b(?:extra|more|another|additional|month|monthly|minimum|did|buy|new|or|down payment|bonus|refund|windfall|inherit\w*)\b/,
      ),
  },
  {
    plan: "pay-off-now",
    fits: (said) => said.has(WHOLE_CARD) && !hasAmount(said) && !said.has(/\b(?:did|last|was|when|or)\b/),
  },
  {
    plan: "debt-or-save",
    fits: (said) =>
      said.has(/\b(?:or|vs|versus|before|instead of|rather than|first)\b/) &&
      speaksOfDebt(said) &&
      said.has(
        /\b(?:sav(?:e|ing|ings)|emergency fund|rainy day|invest\w*|cushion|401k?|retirement|high yield|the market|stocks)\b/,
      ) &&
      !said.has(/\b(?:how much did|did i|have i)\b/),
  },
  {
    plan: "extra-payment",
    fits: (said) =>
      (said.has(/\b(?:extra|more|additional|on top|doubl(?:e|ed|ing)|faster|sooner|quicker|early|earlier)\b/) ||
        (said.has(/\bput\b|\bthrow\b/) && monthly(said) !== undefined)) &&
      (said.has(/\b(?:extra|more|additional)(?: \$?\d\S*)? (?:on|onto|to|toward|towards|against)\b/) ||
        said.has(
          /\b(?:pay|paid|paying|put|putting|throw|threw|throwing|add|send|toward|towards|payment|payments|done|faster|sooner|quicker|knock)\b/,
        )) &&
      speaksOfDebt(said) &&
      !savesSomewhere(said) &&
      (hasAmount(said) ||
        said.has(/\b(?:faster|sooner|quicker|early|earlier|doubl(?:e|ed|ing))\b/) ||
        (said.has(/\bextra (?:on|to|toward|towards) (?:my|the|our)\b/) && debtEntity(said) === undefined)) &&
      !said.has(/\b(?:did i|spend more|spent|got|bonus|refund|inherit\w*)\b/),
  },
  {
    plan: "windfall",
    fits: (said) =>
      said.has(WINDFALL) &&
      !isInSavings(said) &&
      !said.has(PAYCHECK) &&
      !said.has(/\b(?:snowball|avalanche|how long|until)\b/) &&
      !said.has(/\b(?:did i|have i|last month|last year|how much (?:was|is)|when (?:is|will|do))\b/) &&
      !said.has(/\b(?:month|monthly)\b/) &&
      (hasAmount(said) || said.has(IF) || said.has(/\bwhat (?:do|should)\b/)),
  },
  { plan: "raise", fits: isPayCut, more: (said) => (isPayCut(said) ? payCutIn(said) : {}) },
  { plan: "home", fits: isRentByShare, more: (said) => (isRentByShare(said) ? rentShareIn(said) : {}) },
  {
    plan: "raise",
    fits: (said) => said.has(RAISE) && said.has(IF) && !said.has(/\b(?:score|rent|bills?|price|did i)\b/),
    more: (said) => {
      const percent = /(?<![\d.]|minus )(\d{1,2}(?:\.\d+)?)(?:%| percent)/.exec(said.plain)?.[1];
      return percent === undefined ? {} : { ratePercent: Number(percent) };
    },
  },
  {
    plan: "stop",
    fits: (said) =>
      said.has(STOP) &&
      ((said.has(FREED) && (said.has(IF) || said.has(/\bby (?:cutting|dropping|cancel\w*|skipping|stopping)\b/))) ||
        said.has(WHAT_IF_STOPPED)) &&
      (subjectGivenUp(said) !== undefined || said.has(WHAT_IF_STOPPED)) &&
      !said.has(
        /\b(?:debts?|loans?|did i|have i|spend less than|less than (?:last|usual)|credit cards?|jobs?|work\w*|payments?|minimums?)\b/,
      ),
    more: (said) => {
      const subject = subjectGivenUp(said);
      const share = shareCut(said.plain);
      return { ...(subject ? { subject } : {}), ...(share === null ? {} : { sharePercent: share }) };
    },
  },
  {
    plan: "good-rate",
    fits: (said) =>
      said.has(/\brefinanc|\bconsolidat|\bbalance transfer\b/) ||
      ((said.has(/\b(?:rate|apr|interest)\b/) ||
        (rateIn(said.plain) !== null && said.has(/\b(?:loan|mortgage|financing)\b/))) &&
        said.has(
          /\b(?:good|bad|fair|high|decent|normal|ok|okay|crazy|reasonable|low|terrible|ripoff|too much|steep|competitive|a lot)\b/,
        ) &&
        !said.has(/\b(?:savings? rate|utilization|limit|income|of my (?:spending|pay))\b/) &&
        (rateIn(said.plain) !== null || speaksOfDebt(said) || said.has(/\binterest\b|\bapr\b/))),
  },
  {
    plan: "loan",
    fits: (said) =>
      said.has(/\b(?:loan|borrow|financ\w+|mortgage|owe|at|apr|interest)\b/) &&
      rateIn(said.plain) !== null &&
      once(said).length > 0 &&
      said.has(/\b(?:payments?|cost|costs|pay|month|monthly|how long|gone|be)\b/) &&
      !said.has(/\b(?:down|raise|my (?:car|card|loan|student)|sav\w*|invest\w*|afford|extra)\b/),
  },
  {
    plan: "debt-free",
    fits: (said) =>
      (said.has(WHEN) &&
        said.has(WHEN_DONE) &&
        (speaksOfDebt(said) || said.has(/\bdebt free\b/)) &&
        !said.has(/\b(?:last|did i)\b/)) ||
      said.has(/\bsnowball\b|\bavalanche\b/) ||
      said.has(/\b(?:fastest|best|cheapest|quickest|smartest) (?:way|order|method)\b.*\b(?:debts?|loans?|cards?)\b/) ||
      said.has(/\bwhich (?:debts?|cards?|loans?|one)\b.*\b(?:first|pay off)\b/) ||
      (said.has(/\bonly\b.*\bminimums?\b|\bjust\b.*\bminimums?\b|\bminimums? only\b/) && said.has(IF)),
  },
  {
    plan: "emergency-fund",
    fits: (said) =>
      said.has(FUND_FOR_EMERGENCIES) &&
      !(speaksOfFundGoal(said) && (hasAmount(said) || said.has(OF_GOAL))) &&
      !said.has(/\b(?:goal|progress|how close|how far)\b/) &&
      !(said.has(SAVE) && hasAmount(said)),
  },
  {
    plan: "home",
    fits: (said) =>
      (RENT.test(withoutTenancy(said.plain)) || HOME.test(withoutTenancy(said.plain))) &&
      !said.has(STILL_DUE) &&
      !said.has(
        /\b(?:insurance|depot|deposit|did|spent|last (?:month|year)|due|already|goals?|utilities|why|income goes)\b/,
      ) &&
      (hasAmount(said)
        ? said.has(AFFORD) ||
          said.has(IF) ||
          said.has(/\b(?:too (?:much|high|expensive)|go(?:es)? up|ok|okay|doable)\b/)
        : said.has(CAN_AFFORD)),
  },
  {
    plan: "retire",
    fits: ({ has }) =>
      has(/\bretir\w*|\b401k?\b|\bira\b|\bpension\b|\broth\b/) &&
      !has(/\b(?:spent|balance|did|contribut\w+ last|how much (?:is|was|have))\b/),
  },
  {
    plan: "child",
    fits: (said) => said.has(CHILD) && (said.has(AFFORD) || said.has(IF)) && !said.has(/\b(?:spen[dt]|did)\b/),
  },
  {
    plan: "cut",
    fits: ({ has }) => has(/\bwhere (?:can|could|should|do) (?:i|we) (?:save|cut|trim)\b/),
  },
  {
    plan: "save-up",
    fits: (said) =>
      (said.has(SAVE) ||
        said.has(IN_SAVINGS) ||
        isNeededBy(said) ||
        isPutInGoal(said) ||
        said.has(/\bi (?:want|need) \$?\d\S* in \d+ (?:months|years)\b/)) &&
      !said.has(/\bwhere\b/) &&
      hasAmount(said) &&
      (said.has(BY_WHEN) || monthly(said) !== undefined) &&
      !said.has(/\b(?:how much (?:have|did) i|did i|have i saved|last (?:month|year)|afford|debts?|loans?|off)\b/),
  },
  {
    plan: "afford",
    fits: (said) =>
      (said.has(AFFORD) && hasAmount(said)) ||
      (isOneOff(said.plain, amounts(said)) && !isOfHabit(said)) ||
      (said.has(/\bwhat if i (?:buy|bought|get|spend|spent)\b|\bif i (?:buy|bought)\b/) && hasAmount(said)) ||
      (said.has(CAR) &&
        once(said).length > 0 &&
        (downIn(said.plain) !== null || (said.has(IF) && said.has(/\b(?:down|monthly|payments?)\b/)))),
  },
  {
    plan: "afford",
    fits: (said) => said.has(/\bafford\b/) && !said.has(/\b(?:debt|retire|when can)\b/) && !hasAmount(said),
  },
];
