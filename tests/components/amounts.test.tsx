import { jsxDEV } from "~/framework/amounts/jsx-dev-runtime";
import { Fragment, jsx } from "~/framework/amounts/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import type { ElementType, ReactElement } from "react";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { describe, expect, test, vi } from "vitest";
import { formatUsd } from "~/domain/money";

/** Of children that stand one by one, as the compiler writes it in development. */
const jsxs = (type: ElementType, props: object, key?: string) => jsxDEV(type, props, key, true);
const money = (text: string) => `<span class="money">${text}</span>`;

test("an amount on its own is one part, and so are those in a sentence", () => {
  expect(renderToStaticMarkup(jsx("td", { children: "-$1,234.50" }))).toBe(`<td>${money("-$1,234.50")}</td>`);
  expect(renderToStaticMarkup(jsx("p", { children: "Pay $20 of EUR 5.00 by May 3, in 4 parts." }))).toBe(
    `<p><span>Pay ${money("$20")} of ${money("EUR 5.00")} by May 3, in 4 parts.</span></p>`,
  );
  expect(renderToStaticMarkup(jsx("p", { children: "7 days, 48%, 2026, dollars in $" }))).toBe(
    "<p>7 days, 48%, 2026, dollars in $</p>",
  );
});

test("a minus is one text with its amount, after no letter, so that it is read aloud as one", () => {
  const aloud = /(?<!\w)[-−](?=[$£€¥.]?\d)/;
  for (const cents of [-1, -12_34, -1_234_567_89]) {
    const shown = renderToStaticMarkup(jsx("p", { children: `Down ${formatUsd(cents)} since May.` }));
    const [, amount = ""] = />(-[^<]+)</.exec(shown) ?? [];
    expect(amount).toBe(formatUsd(cents));
    expect(amount).toMatch(aloud);
  }
});

test("words beside an amount stay one part with it, so that a row with gaps stays as it was", () => {
  const icon = jsx("svg", {});
  expect(renderToStaticMarkup(jsxs("a", { children: [icon, "Left: ", "$5", " of ", 3, false, "and on"] }))).toBe(
    `<a><svg></svg><span>Left: ${money("$5")} of 3</span>and on</a>`,
  );
  expect(renderToStaticMarkup(jsxs("b", { children: ["no ", "amount ", 1] }))).toBe("<b>no amount 1</b>");
  expect(renderToStaticMarkup(jsxs(Fragment, { children: ["in ", "$5", jsx("i", { children: "x" })] }))).toBe(
    `<span>in ${money("$5")}</span><i>x</i>`,
  );
});

test("drawings have their own element, and what is marked already is left as it is", () => {
  expect(renderToStaticMarkup(jsx("text", { children: "$7,500" }))).toBe(
    '<text><tspan class="money">$7,500</tspan></text>',
  );
  expect(renderToStaticMarkup(jsx("span", { className: "money big", children: "$5" }))).toBe(
    '<span class="money big">$5</span>',
  );
});

test("components get what they're given, and mark it where they show it", () => {
  const Shown = ({ children }: { children: string }) => jsx("em", { children });
  expect(renderToStaticMarkup(jsx(Shown, { children: "$5" }))).toBe(`<em>${money("$5")}</em>`);
});

/** On a device that hides amounts, or doesn't. */
async function shownWhere(hidesAmounts: boolean, element: ReactElement): Promise<string> {
  const loader = () => ({ display: { theme: "system", hidesAmounts } });
  const handler = createStaticHandler([{ id: "root", path: "/", loader, element }]);
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("a redirect");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test("labels, and what holds text alone, are without their amounts while these are hidden", async () => {
  const all = () =>
    jsxs("div", {
      children: [
        jsx("a", { "aria-label": "May: income $5.00, net -$2.50", title: "Usually $7", children: "May" }, "a"),
        jsxs("option", { children: ["Rent (", "$1,650.00", " left)"] }, "b"),
        jsx("svg", { children: jsx("title", { children: "Up $4 since May" }) }, "c"),
        jsx("i", { "aria-label": "5 of 7", children: "x" }, "d"),
      ],
    });
  const open = await shownWhere(false, all());
  for (const part of ['aria-label="May: income $5.00, net -$2.50"', "Usually $7", "Rent ($1,650.00 left)", "Up $4"])
    expect(open).toContain(part);
  const hidden = await shownWhere(true, all());
  expect(hidden).not.toMatch(/\$\d/);
  for (const part of [
    'aria-label="May: income hidden amount, net hidden amount"',
    'title="Usually hidden amount"',
    "<option>Rent (hidden amount left)</option>",
    "<title>Up hidden amount since May</title>",
    '<i aria-label="5 of 7">x</i>',
  ])
    expect(hidden).toContain(part);
});

describe("in development React asks for keys", () => {
  /** How often it warns while these are made. */
  function warnings(make: () => unknown): number {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    make();
    const count = said.mock.calls.length;
    said.mockRestore();
    return count;
  }
  const items = (...keys: string[]) =>
    keys.map((key) => jsxDEV("li", { children: `${key} $5` }, key || undefined, false));
  const LABELLED = { "aria-label": "Up $5" };

  test.each([
    ["never of children that stand one by one", {}],
    ["nor where the element's label has an amount", LABELLED],
  ])("%s", (_name, props) => {
    expect(warnings(() => jsxs("ul", { ...props, children: items("", "") }))).toBe(0);
    expect(warnings(() => jsxDEV("ul", { ...props, children: items("a", "b") }, undefined, false))).toBe(0);
  });

  test.each([
    ["once of a list without them", {}],
    ["and of one in an element whose label has an amount", LABELLED],
  ])("%s", (_name, props) => {
    // Each kind of part is warned of once, so it's a new one.
    const Part = () => null;
    const parts = [jsxDEV(Part, {}, undefined, false), jsxDEV(Part, {}, undefined, false)];
    expect(warnings(() => jsxDEV("ol", { ...props, children: parts }, undefined, false))).toBe(1);
  });
});
