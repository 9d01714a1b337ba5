// The interview's fields: where nothing was answered yet they begin at what the accounts show.
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { InterviewScreen } from "~/components/coach/interview-screen";
import { INTERVIEW_QUESTIONS } from "~/domain/coach/interview";
import type { InterviewView } from "~/texts/coach";

async function html(more: Partial<InterviewView>): Promise<string> {
  const view: InterviewView = { position: 1, answers: {}, done: false, known: null, ...more };
  const handler = createStaticHandler([{ path: "*", element: <InterviewScreen view={view} completed={null} /> }]);
  const context = await handler.query(new Request("http://localhost/coach/interview"));
  if (context instanceof Response) throw new Error("a redirect");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
const at = (id: string) => INTERVIEW_QUESTIONS.findIndex((one) => one.id === id) + 1;
const INCOME = {
  position: at("monthly-income"),
  known: { sentence: "It shows.", answer: 6_500, says: "about $6,500.00" },
};

test("an income that the accounts show is where the field stands", async () =>
  expect(await html(INCOME)).toMatch(/id="monthly-income"[^>]*value="6500"/));
test("what was answered goes before it", async () =>
  expect(await html({ ...INCOME, answers: { "monthly-income": 4_000 } })).toMatch(
    /id="monthly-income"[^>]*value="4000"/,
  ));
test("without accounts it stands at the least", async () =>
  expect(await html({ ...INCOME, known: null })).toMatch(/id="monthly-income"[^>]*value="1000"/));
test("a choice that the accounts show is chosen", async () => {
  const known = { sentence: "It shows.", answer: "6+ months", says: "6+ months" };
  expect(await html({ position: at("emergency-fund"), known })).toMatch(
    /checked=""[^>]*value="6\+ months"|value="6\+ months"[^>]*checked=""/,
  );
});
