import { inOrder } from "~/domain/language/pattern";

/** Words that advice turns on: a slip in one of them is taken for it, and it is no slip of another. */
export const ADVICE_WORDS: readonly string[] = (
  "truck vehicle minivan motorcycle leave unpaid layoff layoffs furloughed sabbatical maternity paternity " +
  "parental pregnant twins daycare promotion promoted raise refund inherit inherited inheritance windfall " +
  "settlement bonus stimulus mortgage condo townhouse apartment refinance consolidate avalanche snowball " +
  "faster sooner quicker double doubled doubling extra additional afford swing splurge justify"
).split(" ");

/** 'I rent' tells how somebody lives, and no home is looked for; 'should I rent' asks. */
export const withoutTenancy = (plain: string): string =>
  plain.replace(TENANCY, (told: string, asks: string | undefined) => (asks ? told : ""));
const TENANCY = inOrder(
  /\b((?:should|can|could|would|may|do|shall) )?(?:i|we)(?: currently| just| still| only)? rent(?:s|ed|ing)?\b/g,
  /(?: (?:an?|the|my|our) (?:apartment|place|house|home|condo|studio))?/g,
);
