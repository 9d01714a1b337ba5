import { existsSync } from "node:fs";
import { COACH_TABS } from "~/texts/coach";
import { formatFact, type Fact } from "~/domain/coach/facts/fact";
import { WHAT_IF_KINDS } from "~/domain/household/what-if";
import { isDay } from "~/domain/periods";
import { readFilter } from "~/domain/ledger/transaction-filter";

/** Guidelines are the same for everyone, and what somebody asked is no figure of theirs: neither has rows. */
export const isOwn = ({ id }: Fact): boolean => !/^(?:guide|help|asked)\./.test(id);

const isMonth = (text: string | null): boolean => text !== null && isDay(`${text}-01`);

const PARAMS: Record<string, (params: URLSearchParams) => boolean> = {
  "/transactions": (params) => {
    const { from, to, ...filter } = readFilter(params);
    return (
      Object.keys(filter).length + Number(from !== undefined) + Number(to !== undefined) === params.size &&
      (from === undefined || to === undefined || from <= to)
    );
  },
  "/net-worth": (params) => params.size === 0 || (params.size === 1 && isMonth(params.get("month"))),
  "/what-if": (params) => params.size === 0 || WHAT_IF_KINDS.some((kind) => kind === params.get("kind")),
  "/coach": (params) => params.size === 0 || (params.size === 1 && COACH_TABS.some((tab) => tab === params.get("tab"))),
};

/** What is missing in a fact: an id, a value, a period, a link to a screen that is there and understands it. */
export function factProblems(fact: Fact): string[] {
  const problems: string[] = [];
  if (!/^[a-z0-9_.-]{1,60}$/.test(fact.id)) problems.push("id");
  if (fact.label.trim() === "") problems.push("label");
  const { value, period } = fact;
  const number = Object.values(value).find((part) => typeof part === "number");
  const text = formatFact(fact);
  // A name is what somebody wrote, whatever it looks like.
  const isBroken = text.trim() === "" || (value.unit !== "name" && /NaN|undefined/.test(text));
  if (isBroken || (number !== undefined && !Number.isFinite(number))) problems.push("value");
  if (!isOwn(fact)) return fact.href === null ? problems : [...problems, "a link where nothing stands"];
  if (!period || !isDay(period.from) || !isDay(period.to) || period.from > period.to || period.label.trim() === "")
    problems.push("period");
  const url = new URL(fact.href ?? "missing:", "https://app.test");
  const screen = `app/routes/_app.${url.pathname.slice(1).replace("/", "_.")}.tsx`;
  if (fact.href === null || !existsSync(screen)) problems.push(`no screen at ${fact.href}`);
  else if (!(PARAMS[url.pathname] ?? ((params) => params.size === 0))(url.searchParams))
    problems.push(`no such filter at ${fact.href}`);
  return problems;
}
