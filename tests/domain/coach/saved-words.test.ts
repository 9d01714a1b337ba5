// What is saved, as the coach says it: what was kept, and with it what went into savings.
import { describe, expect, test } from "vitest";
import type { Kind } from "~/domain/categories/classify";
import { createSheet } from "~/domain/coach/facts/fact";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { fillFacts } from "~/domain/coach/number-gate";
import { figuresOf } from "~/domain/coach/spanish/figures";
import { readText } from "~/domain/coach/reading/read";
import { SPANISH } from "~/texts/coach-es";
import { demoHousehold } from "../../support/demo-household";
import { answerNeeds, type Row } from "../../support/rows-in-memory";

const TODAY = "2026-11-21";
const { household, person } = demoHousehold(TODAY);
const row = (day: string, dollars: number, kind: Kind, category: string | null): Row => ({
  ...{ id: `${day}${category}${dollars}`, day, merchantName: "Somebody", accountId: "", pending: false },
  ...{ kind, category, cents: dollars * 100 },
});

/** 5,000 comes in; 2,700 is rent, 400 goes into a 529 plan, 100 of it comes back. */
const OCTOBER = [
  row("2026-10-01", 5_000, "income", null),
  row("2026-10-02", -2_700, "spending", "mortgage_rent"),
  row("2026-10-05", -400, "spending", "college_fund"),
  row("2026-10-20", 100, "refund", "college_fund"),
];
/** 3,000 comes in, 3,200 goes out, 500 of that into retirement. */
const SEPTEMBER = [
  row("2026-09-01", 3_000, "income", null),
  row("2026-09-02", -2_700, "spending", "mortgage_rent"),
  row("2026-09-05", -500, "spending", "retirement"),
];

function factsOf(text: string, rows: readonly Row[]) {
  const read = readText(text, person, null);
  const [asked] = read.is === "queries" ? read.queries : [];
  if (!asked) throw new Error(`not read: ${text}`);
  const known = { ...household, firstDay: "2026-01-01" };
  const answer = evaluate(asked, known, answerNeeds([...rows], needs(asked, known)));
  const sheet = createSheet(TODAY);
  for (const fact of answer.facts) sheet.add(fact);
  return { text: answer.text, facts: sheet.all() };
}

function said(text: string, rows: readonly Row[]): string {
  const { text: words, facts } = factsOf(text, rows);
  return fillFacts(words, facts).text;
}

function saidInSpanish(rows: readonly Row[]): string {
  const { facts } = factsOf("how much did i save last month", rows);
  const sentences = SPANISH.kept(figuresOf(facts), { when: "el mes pasado", about: "" });
  return fillFacts(sentences.filter(Boolean).join(" "), facts).text;
}

describe("what was saved", () => {
  test("is what was kept and what went into savings, net of what came back", () => {
    expect(said("how much did i save last month", OCTOBER)).toBe(
      "You kept $2,000.00 of your income last month: you earned $5,000.00 and spent $3,000.00. $300.00 of what you spent went into savings, so you saved $2,300.00, 46% of your income.",
    );
  });

  test("is what was kept where nothing went into savings", () => {
    expect(said("how much did i save last month", OCTOBER.slice(0, 2))).toBe(
      "You kept $2,300.00, 46% of your income last month: you earned $5,000.00 and spent $2,700.00.",
    );
  });

  test("is there in a month that spends more than it earns, where the difference went into savings", () => {
    expect(said("did i save anything in september", SEPTEMBER)).toBe(
      "Yes, something was saved. You didn't keep any of your income in September 2026: you earned $3,000.00 and spent $3,200.00, so $200.00 came out of what you had. $500.00 of what you spent went into savings, so you saved $300.00, 10% of your income.",
    );
    expect(said("did i make more than i spent in september", SEPTEMBER)).toMatch(
      /^No, more went out than came in\. You didn't keep any/,
    );
  });

  test("says when more came back from savings than went in", () => {
    const back = [...OCTOBER.slice(0, 2), row("2026-10-09", 3_000, "refund", "retirement")];
    expect(said("how much did i save last month", back)).toContain(
      "$3,000.00 more came back from savings than went in, so you saved $2,300.00, 46% of your income.",
    );
    const used = [row("2026-10-01", 100, "income", null), row("2026-10-09", 300, "refund", "retirement")];
    expect(said("how much did i save last month", [...used, row("2026-10-02", -250, "spending", "gas")])).toContain(
      "counting that, $150.00 more was used than saved.",
    );
  });

  test("stands beside what was kept in averages, month by month and in comparisons", () => {
    const both = [...SEPTEMBER, ...OCTOBER];
    expect(said("what percent of my income did i save in october", both)).toContain("so you saved $2,300.00, 46%");
    expect(said("did i save more in october than in september", both)).toContain(
      "With what went into savings, you saved $2,300.00; in the other stretch you saved $300.00.",
    );
    expect(said("how much did i save each month this year", both)).toContain("so you saved $2,600.00");
  });

  test("is the same in Spanish, where a month that is short is never called kept", () => {
    expect(saidInSpanish(OCTOBER)).toBe(
      "Te quedaste con $2,000.00 el mes pasado: ganaste $5,000.00 y gastaste $3,000.00. De lo gastado, $300.00 fueron a tus ahorros: así que ahorraste $2,300.00, 46% de tus ingresos.",
    );
    const short = [row("2026-10-01", 3_000, "income", null), row("2026-10-02", -3_200, "spending", "gas")];
    expect(saidInSpanish(short)).toBe(
      "No quedó nada el mes pasado: gastaste $200.00 más de lo que ganaste ($3,000.00 de ingresos, $3,200.00 de gastos).",
    );
  });
});
