import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { describe, expect, test } from "vitest";
import { InsightsPanel } from "~/components/dashboard/insights-panel";
import type { InsightView } from "~/domain/screens/dashboard";
import { INSIGHT_ICONS, INSIGHT_PRIORITIES, INSIGHT_TYPES } from "~/domain/insights/types";

const INSIGHT: InsightView = {
  rule: "budget-use",
  type: "warning",
  priority: "high",
  icon: "warning",
  title: "A title",
  message: "A message.",
  action: "An action.",
  href: "",
};

type Has = { hasAccounts: boolean; hasTransactions: boolean };

/** The panel as the server sends it. */
async function panelOf(
  insights: InsightView[],
  has: Has = { hasAccounts: true, hasTransactions: true },
): Promise<string> {
  const panel = (
    <InsightsPanel insights={{ summary: "", insights }} told={null} isDemo {...has} hrefOf={(href) => href} />
  );
  const handler = createStaticHandler([{ path: "*", element: panel }]);
  const context = await handler.query(new Request("http://localhost/dashboard"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

/** One finding of it. */
async function shown(changes: Partial<Record<keyof InsightView, string>>): Promise<string> {
  const html = await panelOf([Object.assign({ ...INSIGHT }, changes)]);
  return /<li data-type.*<\/li>/s.exec(html)?.[0] ?? "";
}

/** What is seen, without colours: the words that aren't kept for screen readers. */
const seen = (html: string) =>
  html
    .replace(/<span class="sr-only">[^<]*<\/span>/g, "")
    .replace(/<[^>]*>/g, "|")
    .replace(/\s*\|[\s|]*/g, "|");
const withoutData = (html: string) => html.replace(/ data-[a-z]+="[^"]*"/g, "");

test.each([
  ["/transactions?category=gas", "See the transactions"],
  ["/goals", "Open the goal"],
  ["/accounts", "See the accounts"],
  ["/cash-flow", "See what it leaves"],
  ["/coach?tab=health", "See what comes first"],
])("a finding that leads to %s says so", async (href, words) => {
  expect(await shown({ href })).toContain(`${words}<`);
});

describe("each priority of a finding looks like what it is (INSIGHT-005)", () => {
  test("each type is told by a word and a mark of its own", async () => {
    const found = await Promise.all(INSIGHT_TYPES.map((type) => shown({ type })));
    expect(found.map(seen)).toEqual(
      ["Warning", "Opportunity", "Achievement", "Alert"].map((word) => expect.stringContaining(`|${word}|`)),
    );
    expect(new Set(found.map((html) => withoutData(html).replace(/>\s*[A-Z][a-z]+\s*</, "><"))).size).toBe(4);
  });

  test("each priority has its own frame and word; only what is pressing says so to everybody", async () => {
    const found = await Promise.all(INSIGHT_PRIORITIES.map((priority) => shown({ priority })));
    expect(found).toEqual(
      ["High priority", "Medium priority", "Low priority"].map((word) => expect.stringContaining(`>${word}<`)),
    );
    expect(found.map((html) => /priority/.test(seen(html)))).toEqual([true, false, false]);
    const frames = found.map((html) => /<li[^>]* class="([^"]*)"/.exec(html)?.[1]);
    expect(new Set(frames).size).toBe(3);
  });

  test("a bill that is due is upcoming, whatever its type, and its link says where it leads", async () => {
    const html = await shown({ rule: "bill-due", type: "opportunity", href: "/cash-flow" });
    expect(seen(html)).toContain("|Upcoming|");
    expect(seen(html)).toContain("|See what it leaves|");
    expect(seen(await shown({ rule: "goal-behind", href: "/goals" }))).toContain("|Open the goal|");
    expect(seen(await shown({ href: "/budget?cover=gas" }))).toContain("|Cover it|");
  });

  test("each icon is drawn, and an unknown name has a neutral one", async () => {
    const drawn = async (icon: string) => /<svg.*?<\/svg>/s.exec(await shown({ icon }))?.[0] ?? "";
    const found = await Promise.all([...INSIGHT_ICONS, "no_such_icon"].map(drawn));
    expect(new Set(found).size).toBe(INSIGHT_ICONS.length + 1);
    expect(found.at(-1)).toBe(await drawn("another_unknown"));
    expect(found.at(-1)).toContain("<svg");
  });
});

test.each([
  ["without accounts", false, false, "Connect your bank accounts to receive personalized AI insights..."],
  ["with accounts that have no transactions", true, false, "No transactions yet."],
  ["with transactions in which nothing stands out", true, true, "Nothing needs your attention right now."],
])("somebody %s is told why there are none (INSIGHT-003)", async (_, hasAccounts, hasTransactions, words) => {
  const html = await panelOf([], { hasAccounts, hasTransactions });
  expect(html).toContain(words);
  expect(html.includes("Connect your bank accounts")).toBe(!hasAccounts);
});
