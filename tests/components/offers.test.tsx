// What is seen where nothing is sold, or no bank is connected; and what the page for home shows of ops/.
import { existsSync, readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { ConnectAccountButton } from "~/components/accounts/connect-account-button";
import { LandingPage } from "~/components/landing/landing-page";
import { PrivacyPage } from "~/components/landing/privacy-page";
import { Header } from "~/components/shell/header";
import HeaderMenu from "~/components/shell/header-menu";
import type { Offers } from "~/contracts/offers";
import { APPS } from "~/domain/import/apps";
import { FORMAT_NAMES } from "~/domain/import/types";
import { noAccountsTexts } from "~/texts/no-accounts";
import { stepAt } from "~/texts/tour";
import type { ShellData } from "~/contracts/shell";
import { wholePage } from "../support/whole-page";

const ALL: Offers = { bankPages: true, bankToken: true, billing: true, demo: true };

const shown = (element: ReactElement, offers: Partial<Offers>) =>
  wholePage(element, "/", { offers: { ...ALL, ...offers } });

const SOLD = /trial|pricing|premium|per month|credit card required|subscription/i;

test("the first page and the privacy page speak of trials and plans only where they are sold", async () => {
  for (const page of [<LandingPage key="l" signedIn={false} />, <PrivacyPage key="p" />]) {
    expect(await shown(page, {})).toMatch(SOLD);
    expect(SOLD.exec(await shown(page, { billing: false }))?.[0]).toBeUndefined();
  }
});

test("so do the badge and the menu of the frame", async () => {
  const user = { firstName: "Ada", lastName: "Byron", email: "a@example.com", isAdmin: false, isPremium: true };
  const shell: ShellData = {
    user,
    notifications: { unread: 0, filter: "all", open: false, items: [] },
    sandbox: { bank: false, billing: false },
    trial: null,
    hasCoach: false,
    panel: null,
    toReview: 0,
    ownCategories: [],
    now: new Date(0),
    today: "2026-11-22",
    timeZone: "UTC",
  };
  expect(await shown(<Header shell={shell} hasCoach={false} />, {})).toContain("Premium");
  expect(await shown(<Header shell={shell} hasCoach={false} />, { billing: false })).not.toMatch(SOLD);
  // Its code comes after the header's.
  expect(await shown(<HeaderMenu user={user} isSold />, {})).toContain("Manage Subscription");
  expect(await shown(<HeaderMenu user={user} isSold={false} />, { billing: false })).not.toMatch(SOLD);
});

test("the first button leads to what there is: the bank's pages, a token, or files", async () => {
  expect(await shown(<ConnectAccountButton />, {})).toMatch(/name="intent" value="connect".*Connect Account/);
  const token = await shown(<ConnectAccountButton />, { bankPages: false });
  expect(token).toMatch(/href="\/accounts\?dialog=token".*Connect with SimpleFIN/);
  const files = await shown(<ConnectAccountButton />, { bankPages: false, bankToken: false });
  expect(files).toMatch(/href="\/import".*Import files/);
  expect(files).not.toContain("Connect");
});

test("where no bank can be connected, nothing asks for it", async () => {
  expect(JSON.stringify(noAccountsTexts({ bankToken: false }))).not.toMatch(/connect|\blink/i);
  expect(stepAt(8, noAccountsTexts({ bankToken: true }))).toMatchObject({ title: "Connect an account" });
  expect(stepAt(8, noAccountsTexts({ bankToken: false }))).toMatchObject({
    id: "connect-account",
    title: "Bring your accounts",
  });
  const landing = await shown(<LandingPage signedIn={false} />, { bankPages: false, bankToken: false });
  expect(landing).not.toMatch(/linking service|first link|link banks|connect/i);
  expect(landing).toContain("Bring your bank");
});

test("the demo is offered only where there is one", async () => {
  expect(await shown(<LandingPage signedIn={false} />, {})).toMatch(/href="\/demo".*See Demo|See Demo.*href="\/demo"/s);
  for (const billing of [true, false])
    expect(await shown(<LandingPage signedIn={false} />, { demo: false, billing })).not.toMatch(
      /href="\/demo"|See Demo/,
    );
});

test("the page for home shows the proxy's file as it is, and the unit starts what npm start does", () => {
  const page = readFileSync("docs/at-home.md", "utf8");
  expect(page).toContain(readFileSync("ops/Caddyfile", "utf8"));
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const [, started = ""] =
    /^ExecStart=\/usr\/bin\/env (.+)$/m.exec(readFileSync("ops/mind-my-money.service", "utf8")) ?? [];
  expect(started).toBe(scripts.start);
  for (const [, name = ""] of page.matchAll(/npm run ([\w:]+)/g)) expect(scripts[name], name).toBeDefined();
  for (const [, path = ""] of page.matchAll(/\]\(\.\.\/([^)]+)\)/g)) expect(existsSync(path), path).toBe(true);
});

test("the first page says in five lines how to bring one's data, leads to the page for home, and says what it isn't", () => {
  const readme = readFileSync("README.md", "utf8");
  const section = (title: string) => readme.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = section("Bring your data").match(/^\d\. .+$/gm) ?? [];
  expect(lines).toHaveLength(5);
  const { csv, ofx, qif, camt, mt940 } = FORMAT_NAMES;
  for (const name of [csv, ofx, qif, camt, mt940, "TSV", "QFX"]) expect(lines[0]).toContain(name);
  const apps = [
    "Mint",
    "YNAB",
    "Actual",
    "Monarch",
    "Copilot",
    "Firefly III",
    "Sure",
    "Quicken",
    "GnuCash",
    "Lunch Money",
  ];
  for (const app of apps) {
    expect(lines[0], app).toContain(app);
    expect(
      APPS.some(({ name }) => name.startsWith(app)),
      app,
    ).toBe(true);
  }
  expect(section("At home")).toMatch(/\(docs\/at-home\.md\).*US dollars and speaks English/);
  const home = readFileSync("docs/at-home.md", "utf8");
  const example = readFileSync(".env.example", "utf8");
  for (const [, setting = ""] of home.matchAll(/^([A-Z_]+)=/gm)) expect(example, setting).toContain(setting);
});
