// A budget as an answer: the plan's lines, in a list that adds up to the income it names; of a month ahead by the pay that's
// expected in it.

import { amountsOf } from "~/domain/budget/proposal";
import { categoryName, type CategoryId } from "~/domain/categories/list";
import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { needOf, topCategories } from "~/domain/coach/facts/cash";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { cannotTell, type Reply, reply, type Turn } from "~/domain/coach/intents";
import { monthPlanned, plannedMonth } from "~/domain/coach/month-planned";
import { paychecks } from "~/domain/ledger/recurring";
import { type Cents, sumCents } from "~/domain/money";
import { firstDayOf, lastDayOf, type Month, monthOf } from "~/domain/periods";

const SHOWN = 8;
const HREF = "/coach";
const WANTS_EACH = /\b(?:each|every|all|whole|full)\b/;

export function budgetAnswer({ sheet, question, inputs }: Turn): Reply {
  if (!sheet.has("need.share", "income.average"))
    return cannotTell(
      "With a linked account and a month of history I can size a budget from your own habits. " +
        "The common guide is {{guide.needs}} of income for needs, {{guide.wants}} for wants and " +
        "{{guide.savings}} for savings.",
    );
  const setUp = monthPlanned(sheet, question.plain, inputs.today);
  const income = incomeFor(sheet, inputs, plannedMonth(question.plain, inputs.today));
  const rest = leftFor(sheet, income);
  return reply(
    paragraphs(
      sentences("Here is a month that fits you.", income.says),
      bullets([...spendingLines(sheet, WANTS_EACH.test(question.plain)), rest.line]),
      sentences(rest.says),
      "A common guide is {{guide.needs}} of income for needs, {{guide.wants}} for wants and " +
        "{{guide.savings}} for savings. Your needs take {{need.share}} of income now and wants " +
        "{{want.share}}. The Budget Analysis tab has every category with its reason.",
      setUp,
    ),
  );
}

/** What the plan starts from, and by how much a month ahead brings more or less than that. */
type MonthIncome = { says: string; cents: Cents; moreCents: Cents };

const usd = (sheet: FactSheet, id: string, label: string, cents: Cents, href = HREF): string =>
  sheet.add({ id, label, value: { unit: "usd", cents }, href });

function incomeFor(sheet: FactSheet, inputs: CoachInputs, month: Month | null): MonthIncome {
  const usual = sheet.proposal?.incomeCents ?? sheet.cents("income.average");
  const name = usual === sheet.cents("income.average") ? "income.average" : "income.holds";
  const pay = month === null ? null : payIn(inputs, month);
  if (pay === null || !sheet.has(name))
    return { says: `It starts from your own habits on an income of {{${name}}}:`, cents: usual, moreCents: 0 };
  const monthly = sumCents(paychecks(inputs.recurring).map((one) => Math.abs(one.monthlyCents)));
  const other = Math.max(0, usual - monthly);
  const cents = pay.cents + other;
  const count = sheet.add({
    ...{ id: "plan.month-pays", label: "Paychecks expected that month", href: "/cash-flow" },
    value: { unit: "count", count: pay.count, noun: "paycheck" },
  });
  const paid = usd(sheet, "plan.month-pay", "Pay expected that month", pay.cents, "/cash-flow");
  const all = usd(sheet, "plan.month-income", "Income expected that month", cents, "/cash-flow");
  return {
    says:
      `It starts from your own habits, on the ${all} expected in {{plan.month}}: ${count} with ${paid} in all` +
      `${other > 0 ? `, and ${usd(sheet, "plan.month-other", "Other income, as usual", other)} of other income as usual` : ""}` +
      `${cents === usual ? "" : `; a usual month has {{${name}}}`}:`,
    cents,
    moreCents: cents - usual,
  };
}

/** Of a month that lies ahead and is foreseen to its end. */
function payIn({ forecast, recurring }: CoachInputs, month: Month): { count: number; cents: Cents } | null {
  if (!forecast || forecast.to < lastDayOf(month) || forecast.today >= firstDayOf(month)) return null;
  const pays = forecast.entries.filter(({ kind, day, cents }) => kind === "pay" && cents > 0 && monthOf(day) === month);
  return paychecks(recurring).length === 0 || pays.length === 0
    ? null
    : { count: pays.length, cents: sumCents(pays.map(({ cents }) => cents)) };
}

/** The largest by name, the others together; what goes into savings stands in the line for all savings. */
function spendingLines(sheet: FactSheet, isEach: boolean): string[] {
  const { proposal } = sheet;
  const line = (id: CategoryId) => `${categoryName(id)}: {{plan.${id}}}`;
  const known = topCategories(sheet, "average").filter((id) => sheet.has(`plan.${id}`));
  if (!proposal) return known.slice(0, SHOWN).map(line);
  const amounts = amountsOf(proposal).filter(
    ({ category }) => !sheet.has("plan.savings") || needOf(category) !== "saving",
  );
  const centsOf = (id: CategoryId) =>
    sumCents(amounts.filter(({ category }) => category === id).map((one) => one.cents));
  const named = [
    ...known,
    ...amounts.flatMap(({ category }) => (isShownBeside(sheet, known, category) ? [category] : [])),
  ].filter((id) => centsOf(id) > 0);
  const shown = isEach || named.length === SHOWN + 1 ? named : named.slice(0, SHOWN);
  const others = sumCents(amounts.map(({ cents }) => cents)) - sumCents(shown.map(centsOf));
  const minimum = proposal.jobs.some(({ kind }) => kind === "minimum") && sheet.has("minimums.unspent");
  return [
    ...shown.map(line),
    others > 0
      ? `Everything else: ${usd(sheet, "plan.others", "All other categories, recommended a month", others)}`
      : "",
    minimum ? "Minimum payments that aren't in your spending yet: {{minimums.unspent}}" : "",
  ];
}

const isShownBeside = (sheet: FactSheet, known: readonly CategoryId[], id: CategoryId): boolean =>
  !known.includes(id) && sheet.has(`plan.${id}`);

/** What is left for savings, so that the list comes to the income. */
function leftFor(sheet: FactSheet, { cents, moreCents }: MonthIncome): { line: string; says: string } {
  if (!sheet.has("plan.savings") || !sheet.proposal)
    return { line: ifKnown(sheet, "plan.savings", "Savings and extra debt payments: {{plan.savings}}"), says: "" };
  const left = sheet.cents("plan.savings") + moreCents - sheet.proposal.missingCents;
  if (left < 0)
    return {
      line: "",
      says: `That's ${usd(sheet, "plan.month-missing", "More than comes in", -left)} more than comes in.`,
    };
  const into = amountsOf(sheet.proposal).flatMap(({ category }) => (needOf(category) === "saving" ? [category] : []));
  const names = into.map(categoryName).join(" and ");
  const sum = moreCents === 0 ? "{{plan.savings}}" : usd(sheet, "plan.month-savings", "Savings that month", left);
  return {
    line: left > 0 ? `Savings and extra debt payments${names === "" ? "" : `, ${names} included`}: ${sum}` : "",
    says: `Together that's ${usd(sheet, "plan.all", "The budget in all", cents)}, all that comes in.`,
  };
}
