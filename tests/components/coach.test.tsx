import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { AnswerBody } from "~/components/coach/answer-body";
import { AskTab } from "~/components/coach/ask-tab";
import { ConsentPanel } from "~/components/coach/consent-panel";
import { BudgetTab } from "~/components/coach/budget-tab";
import { HealthTab } from "~/components/coach/health-tab";
import { Guarded } from "~/components/ui/guarded";
import type { AskView, FinancialHealth } from "~/texts/coach";
import { readStreamedAnswer } from "~/client/coach/streamed-answer";
import { wholePage } from "../support/whole-page";

const html = (element: ReactElement) => wholePage(element, "/coach");

const VIEW: AskView = {
  tab: "ask",
  today: "2026-11-21",
  question: "",
  conversation: null,
  turns: [],
  conversations: [],
  suggestions: [],
  openings: [],
  insight: null,
  plan: null,
  interviewed: false,
  sent: null,
};

describe("the coach's screen", () => {
  test("an answer with its documented field alone is shown (COACH-025)", async () => {
    const answer = readStreamedAnswer({ answer: "The answer itself." });
    const page = await html(
      <AskTab
        view={VIEW}
        consent={{ state: "none", host: null }}
        outcome={{ answer, question: "Why?" }}
        refused={null}
      />,
    );
    expect(page).toContain("The answer itself.");
    expect(page).toContain("Get Advice");
    expect(page).not.toContain("right now");
  });

  test("rows stand where the answer's lines would, those that it doesn't repeat behind it, each once", async () => {
    const list = (label: string) => ({
      caption: "Rows",
      total: 1,
      more: null,
      chart: null,
      rows: [{ label, value: "$39.00", href: null }],
    });
    const answer = {
      answer: "You have 1 subscription:\n\n- Ironworks Gym: $39.00 a month\n\nNot counted is the phone.",
      lists: [list("Ironworks Gym"), list("Lightpath")],
    };
    const page = (await html(<AnswerBody answer={answer} />)).replace(/<[^>]*>/g, " ");
    expect(page.split(/\s{2,}/).join(" ")).toMatch(
      /1 subscription:.*Ironworks Gym.*\$39\.00.*Not counted is the phone\..*Lightpath/s,
    );
    expect(page.match(/Ironworks Gym/g)).toHaveLength(1);
    expect(page).not.toContain("a month");
  });

  test("what comes back without an answer in it is a failure, not an empty card", () => {
    for (const given of [null, {}, { answer: null }, { answer: 5 }, "text"])
      expect(() => readStreamedAnswer(given)).toThrow("no answer");
  });

  test("a question that was refused stays in its box, with a sentence beside it (PE-003)", async () => {
    const page = await html(
      <AskTab
        view={VIEW}
        consent={{ state: "none", host: null }}
        outcome={null}
        refused={{ question: "as it was typed", error: "Please write less." }}
      />,
    );
    const id = /aria-describedby="([^"]+)"/.exec(page)?.[1] ?? "none";
    expect(page).toMatch(new RegExp(`<p id="${id}"[^>]*>Please write less\\.</p>`));
    expect(page).toMatch(/aria-invalid="true"[^>]*>as it was typed<\/textarea>/);
  });

  test("the budget lists what a change is proposed for; the rest is a line, and its rows open below it (COACH-006)", async () => {
    const row = (category: string, currentSpending: number, recommendedBudget: number) => ({
      ...{ category, currentSpending, recommendedBudget, percentOfIncome: 5, reasoning: `Why ${category}.` },
    });
    const rows = [row("Groceries", 516.9, 516), row("Travel", 100, 95), row("Gas", 100, 94.99), row("New", 0, 20)];
    const shown = async (recommendations: typeof rows) =>
      (
        await html(
          <BudgetTab
            advice={{
              by: "rules",
              notice: null,
              citations: [],
              summary: "S",
              savingsRecommendation: "V",
              recommendations,
            }}
          />,
        )
      ).split("<details");
    const [sight = "", fold = ""] = await shown(rows);
    expect([...sight.matchAll(/data-category="(\w+)"/g)].map(([, name]) => name)).toEqual(["Gas", "New"]);
    expect([...fold.matchAll(/data-category="(\w+)"/g)].map(([, name]) => name)).toEqual(["Groceries", "Travel"]);
    expect(fold).toContain("No change in 2 categories");
    expect((await shown(rows.slice(0, 1)))[1]).toContain("No change in 1 category");
    expect(await shown(rows.slice(2))).toHaveLength(1);
  });

  test("a part of the figures that can't be read leaves the others", async () => {
    const advice: FinancialHealth = {
      by: "rules",
      notice: null,
      citations: [],
      overallHealth: { score: 72, rating: "Good" },
      parts: [],
      longTermOutlook: "The years ahead.",
      strengths: ["You save well."],
      weaknesses: [],
      recommendations: [],
    };
    Reflect.deleteProperty(advice, "weaknesses");
    const page = await html(<HealthTab advice={advice} />);
    expect(page).toContain("Weaknesses can&#x27;t be shown right now");
    for (const text of ["The years ahead.", "You save well.", "Recommendations"]) expect(page).toContain(text);
  });

  test("a part that fails says so in its place, and its neighbours stay", async () => {
    const Broken = (): ReactElement => {
      throw new Error("broken");
    };
    const page = await html(
      <main>
        <h1>Still here</h1>
        <Guarded name="The first part" known="It was 712 yesterday.">
          <Broken />
        </Guarded>
        <Guarded name="The second part">
          <p>Works</p>
        </Guarded>
      </main>,
    );
    expect(page).toContain("The first part can&#x27;t be shown right now");
    // What is known, and a way that needs no scripts: the same address once more. Nothing is promised of the rest.
    expect(page).toMatch(/It was 712 yesterday\..*<a href=""[^>]*>Try again<\/a>/s);
    expect(page).not.toContain("rest of this page");
    expect(page).not.toContain("The second part can");
    expect(page).toContain("<h1>Still here</h1>");
    expect(page).toContain("<p>Works</p>");
  });

  test.each([
    ["off", "Let an outside model word the answers?"],
    ["on", "An outside model words the answers"],
  ] as const)(
    "who is asked about an outside model (%s) reads what it does and everything that it is sent",
    async (state, title) => {
      const page = await html(<ConsentPanel consent={{ state, host: "model.test" }} sent={null} />);
      for (const text of [
        title,
        "model.test",
        "read",
        "Every amount is still put in by this app".toLowerCase(),
        "your question and the one before it in your words",
        "what the question before it was read as and, where the model finds that the answer leaves something out, your question too, with the names of shops, accounts and goals that they were about",
        "names of your shops, accounts and goals that are nearly spelled like it and like a word of your question, at most six",
        "your transactions, one by one",
      ])
        expect(page.toLowerCase()).toContain(text.toLowerCase());
    },
  );
});
