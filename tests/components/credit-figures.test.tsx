// Two figures of one name say which is which, and an entered score that it's an estimate.
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import CreditForm from "~/components/credit/credit-form";
import { FactorsTab } from "~/components/credit/factors-tab";
import { OverviewTab } from "~/components/credit/overview-tab";
import { PlanTab } from "~/components/credit/plan-tab";
import type { CreditAssessment } from "~/contracts/credit";
import { readProfile } from "~/domain/credit/profile";
import { readCreditWhatIf } from "~/domain/credit/what-if";
import { withLinkedCards } from "~/domain/household/utilization";
import { improvementPlan } from "~/texts/credit-plan";
import { enteredUtilization, incomeShown } from "~/texts/credit-what-if";

const ASSESSMENT: CreditAssessment = {
  id: "a",
  createdAt: "2026-11-20T12:00:00.000Z",
  currentScore: "712",
  goalScore: "760",
  paymentHistory: "good",
  creditUtilization: "24",
  creditHistoryLength: "86",
  creditMix: "good",
  newCreditInquiries: "2",
  totalCreditLimit: "9000",
  totalCreditBalance: "2160",
  monthlyIncome: "6500",
  hasCollections: false,
  hasBankruptcy: false,
  hasForeclosure: false,
  improvementPlan: {
    overallAnalysis: "",
    currentScoreAnalysis: "",
    timeToGoal: "",
    prioritizedActions: [],
    monthlyTasks: [],
    tips: [],
    warnings: [],
  },
};
const profile = readProfile(ASSESSMENT);
const CARD = { type: "credit", name: "Cashback Card", balanceCents: -135_000, limitCents: 900_000 };
const live = withLinkedCards(profile, [CARD]);
const owed = { cents: 0, debts: 0, elsewhereCents: 0, inFull: [], unseen: [] };

async function htmlOf(element: React.ReactElement): Promise<string> {
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://localhost/credit"));
  if (context instanceof Response) throw new Error("a redirect");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />).replace(
    /<!-- -->/g,
    "",
  );
}

const wordsOf = async (element: React.ReactElement): Promise<string> =>
  (await htmlOf(element)).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("the overview names where its utilization is from, and that the score is an estimate (CREDIT-026)", async () => {
  const shown = { assessment: ASSESSMENT, profile, age: "3 days", owed };
  const note = enteredUtilization(profile.creditUtilization, live);
  const withCards = await wordsOf(<OverviewTab {...shown} linked={null} profile={live} note={note} />);
  expect(withCards).toContain("Current score (estimate) 712");
  expect(withCards).toContain("You entered it 3 days ago. It isn&#x27;t from a credit bureau.");
  expect(withCards).toContain("15% now, on your linked cards");
  expect(withCards).toContain("$1,350.00 of a $9,000.00 limit");
  expect(withCards).toContain("Utilization is from your linked card (you entered 24%).");
  expect(await wordsOf(<OverviewTab {...shown} linked={null} note={null} />)).toContain("24% as you entered it");
});

test("what was entered is named where the cards say another figure, and nothing where they agree", () => {
  expect(enteredUtilization(15, live)).toBeNull();
  expect(enteredUtilization(24, profile)).toBeNull();
  expect(enteredUtilization(24, withLinkedCards(profile, [CARD, CARD]))).toBe(
    "Utilization is from your linked cards (you entered 24%).",
  );
});

test("the income that accounts say comes before another that was entered", () => {
  expect(incomeShown(6500, "6172.82")).toEqual({
    figure: "$6,172.82",
    note: "From your accounts (you entered $6,500.00)",
  });
  expect([incomeShown(6172.82, "6172.82"), incomeShown(6500, undefined)]).toEqual([null, null]);
});

test("the factors and the plan go by the cards, as the overview does, and say what was entered", async () => {
  const tried = readCreditWhatIf(live, () => null);
  const note = enteredUtilization(24, live);
  const factors = await wordsOf(<FactorsTab profile={live} tried={tried} note={note} />);
  expect(factors).toContain("Credit Utilization 15%");
  expect(factors).toContain("Utilization is from your linked card (you entered 24%).");
  const plan = await wordsOf(<PlanTab plan={improvementPlan(live)} note={note} />);
  expect(plan).toContain("utilization is 15%");
  expect(plan).toContain("Utilization is from your linked card (you entered 24%).");
  expect(plan).not.toContain("from 24%");
});

test("the form begins with what the cards and accounts say, each with where it's from", async () => {
  const linked = {
    ...{ source: "Cashback Card", creditUtilization: "17", totalCreditLimit: "9000.00", totalCreditBalance: "1563.69" },
    monthlyIncome: "6172.82",
  };
  const html = await htmlOf(<CreditForm answers={null} linked={linked} cancelTo={null} />);
  const begins = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
  expect(["creditUtilization", "totalCreditLimit", "totalCreditBalance", "monthlyIncome"].map(begins)).toEqual([
    "17",
    "9000.00",
    "1563.69",
    "6172.82",
  ]);
  expect(html.match(/From Cashback Card\. Change it if it&#x27;s wrong\./g)).toHaveLength(3);
  expect(await htmlOf(<CreditForm answers={null} linked={null} cancelTo={null} />)).not.toContain("Change it if");
});
