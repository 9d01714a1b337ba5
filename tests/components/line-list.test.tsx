import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LineList } from "~/components/dashboard/line-list";

test("TXN-004 a transaction without a description is listed without a word for it, one with shows it", () => {
  const html = (description?: string) =>
    renderToStaticMarkup(
      <LineList
        label="Rows"
        lines={[
          {
            id: "t",
            merchantName: "Corner Shop",
            merchantIcon: "🛒",
            category: "Groceries",
            day: "2026-03-01",
            cents: -1_250,
            pending: false,
            ...(description ? { description } : {}),
          },
        ]}
      />,
    );
  expect(html()).toContain("Corner Shop");
  expect(html()).not.toMatch(/undefined|null/);
  expect(html("for the picnic")).toContain("for the picnic");
});
