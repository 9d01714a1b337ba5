// Without scripts: every link followed, every form sent with too little, with nonsense and with good entries. Nothing may
// be dead, empty, broken or lost.
import type { Page } from "@playwright/test";
import { dayOf } from "../../app/domain/periods";
import { LINKS } from "../../scripts/support/screens";
import { archiveOf, previewArchive } from "../support/archive-preview";
import { giveHousehold } from "../support/household";
import { gluedWords } from "../support/plain-text";
import { createUser, expect, PASSWORD, signIn, signInAs, test } from "../support/e2e";
import { db, newId } from "~/lib/db.server";

/** Far more than there are: a site that makes new addresses without end must not keep the crawler for ever. */
const MAX_PAGES = 500;
/** Each step has a bound of its own, and pages have one: this one must not depend on how fast the machine is. */
const LONGEST = 1_800_000;
/** What ends the session or takes away what others still need comes last. */
const LAST = /logout|delete|disconnect|cancel|revoke|password|resubscribe/;

// A walk takes minutes and meets the same faults when it begins anew.
test.describe.configure({ retries: 0 });

type Filled = { name: string; value: string };
type FormKind = { key: string; at: string };
type How = "little" | "nonsense" | "good";

/** What only chooses which rows a view shows: every combination of these is the same view. */
const VIEW = ["period", "range", "from", "to", "kind", "category", "q", "min", "max", "account", "page"];

/** Addresses that differ only in a value are one screen. */
const kindOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, "http://x");
  // A sheet or the tour over another screen is the same sheet.
  const names = [...searchParams.keys()].filter((name) => !VIEW.includes(name)).sort();
  const state = ["dialog", "panel", "tab", "type", "tour"]
    .map((name) => searchParams.get(name))
    .filter(Boolean)
    .join(",");
  const where = searchParams.has("panel") ? "*" : pathname.replace(/\/[\w-]{12,}(?=\/|$)/g, "/*");
  return `${where}?${names.join("&")}#${state}`;
};

/** What is wrong with a page as it stands, in words. */
const FAULTS = () => {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element: Element) => element.outerHTML.slice(0, 140);
  const faults: string[] = [];
  const main = document.querySelector("main");
  if (!main?.querySelector("h1")) faults.push("no heading of the first level in main");
  if ((main?.innerText ?? "").trim().length < 40) faults.push("main is empty");
  for (const link of document.querySelectorAll("a")) {
    const href = link.getAttribute("href");
    if (!href || href === "#" || href.startsWith("javascript:")) faults.push(`a dead link: ${name(link)}`);
    else if (
      link.pathname === location.pathname &&
      link.search === location.search &&
      link.hash !== "" &&
      !document.getElementById(link.hash.slice(1))
    )
      faults.push(`a link to nothing on this page: ${name(link)}`);
  }
  for (const button of document.querySelectorAll("button")) {
    if (!seen(button) || button.disabled) continue;
    if (!button.form || button.type === "button") faults.push(`a dead button: ${name(button)}`);
    if (
      (button.innerText || button.getAttribute("aria-label") || "").trim() === "" &&
      !button.querySelector("[aria-label]")
    )
      faults.push(`a button without a name: ${name(button)}`);
  }
  for (const field of document.querySelectorAll("input:not([type=hidden]), select, textarea")) {
    // The box in the header keeps its text and asks for nothing, as the specification says.
    if (seen(field) && !field.closest("form") && !field.closest("header"))
      faults.push(`a field that is sent nowhere: ${name(field)}`);
  }
  return faults;
};

/** The buttons that send a form, each with what makes it a kind of its own. */
const BUTTONS = () => {
  for (const details of document.querySelectorAll("details")) details.open = true;
  return [...document.querySelectorAll("button, input[type=submit]")].flatMap((button, index) => {
    if (
      !(button instanceof HTMLButtonElement) ||
      !button.form ||
      button.disabled ||
      button.type !== "submit" ||
      !button.checkVisibility()
    )
      return [];
    const data = new FormData(button.form);
    const isSearch = button.form.method === "get";
    const names = [...new Set(data.keys())]
      .filter((name) => name !== "formKey" && !isSearch)
      .sort()
      .join();
    return [
      {
        index,
        key: `${button.form.method} ${new URL(button.form.action).pathname} ${data.get("intent") ?? ""} ${button.name}=${/^[\da-f-]{8,}$/i.test(button.value) ? "*" : button.value} ${names}`,
      },
    ];
  });
};

/** Fills the form of a button, sends it, and answers what was entered. */
const SEND = ({ index, how, password }: { index: number; how: How; password: string }) => {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const button = document.querySelectorAll("button, input[type=submit]")[index];
  if (!(button instanceof HTMLButtonElement) || !button.form) throw new Error("the form is gone");
  const form = button.form;
  form.noValidate = true;
  const filled: { name: string; value: string }[] = [];
  let isFirst = true;
  const tag = Math.random().toString(36).slice(2, 10);
  for (const field of form.elements) {
    if (!(
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ))
      continue;
    // A file is chosen by a person alone.
    if (field.type === "hidden" || field.type === "file" || !field.name || field.disabled) continue;
    if (field instanceof HTMLSelectElement) {
      if (how === "good")
        field.value = field.value || ([...field.options].find((option) => option.value !== "")?.value ?? "");
      if (how === "nonsense" && field.options.length > 1) field.selectedIndex = field.options.length - 1;
    } else if (field.type === "radio" || field.type === "checkbox") {
      if (field instanceof HTMLInputElement && how !== "little")
        field.checked =
          field.type === "radio" ? !form.querySelector(`input[name="${field.name}"]:checked`) || field.checked : true;
      continue;
    } else if (how === "good") {
      field.value =
        field.type === "password"
          ? password
          : /email/i.test(field.name)
            ? `${tag}@example.com`
            : field.type === "date" || /date|deadline/i.test(field.name)
              ? "2099-06-01"
              : /score/i.test(field.name)
                ? "700"
                : field.type === "number" ||
                    field.inputMode === "decimal" ||
                    field.inputMode === "numeric" ||
                    /amount|rate|min|max/i.test(field.name)
                  ? "12"
                  : `Words ${tag}`.replace(/ /g, /user/i.test(field.name) ? "-" : " ");
    } else if (how === "nonsense")
      field.value = field.type === "number" ? "-7" : field.type === "date" ? "1999-01-01" : "?";
    else if (isFirst)
      field.value = field.type === "number" ? "7" : field.type === "date" ? "2001-02-03" : `x${tag.slice(0, 2)}`;
    else field.value = "";
    isFirst = false;
    if (field.type !== "password" && field.value !== "") filled.push({ name: field.name, value: field.value });
  }
  form.requestSubmit(button);
  return filled;
};

const LOST = (filled: Filled[]) =>
  filled
    .filter(
      ({ name, value }) =>
        // A key to a bank is not sent back.
        name !== "token" &&
        ![...document.querySelectorAll(`[name="${CSS.escape(name)}"]`)].some(
          (field) => "value" in field && field.value === value,
        ),
    )
    .map(({ name, value }) => `${name}=${value}`);

async function arrive<T>(page: Page, start: () => Promise<T>): Promise<{ status: number; result: T }> {
  const loaded = page.waitForResponse(
    (response) =>
      response.request().isNavigationRequest() &&
      response.frame() === page.mainFrame() &&
      (response.status() < 300 || response.status() >= 400),
    { timeout: 15_000 },
  );
  const read = page.waitForEvent("domcontentloaded", { timeout: 15_000 });
  const result = await start();
  const response = await loaded;
  await read;
  return { status: response.status(), result };
}

async function crawl(page: Page, starts: string[], faults: string[], wanted = /./) {
  const origin = process.env.E2E_URL ?? "";
  const queue = [...starts];
  const queued = new Set<string>();
  const forms = new Map<string, FormKind>();
  let pages = 0;
  const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`));

  /** What stands on the page that is open now. */
  const look = async (where: string) => {
    note(where, await page.evaluate(FAULTS));
    note(
      where,
      (await page.evaluate(gluedWords)).map((pair) => `without styles these run together: ${pair}`),
    );
    for (const link of await page.evaluate(LINKS)) {
      const kind = kindOf(link);
      if (queued.has(kind) || /\.(csv|json|txt|xml)/.test(link)) continue;
      queued.add(kind);
      queue.push(link);
    }
    const here = page.url().slice(origin.length);
    for (const { key } of await page.evaluate(BUTTONS)) if (!forms.has(key)) forms.set(key, { key, at: here });
  };
  const visit = async () => {
    while (pages < MAX_PAGES) {
      const next = queue.shift();
      if (next === undefined) return;
      pages += 1;
      const { status } = await arrive(page, () => page.goto(next, { waitUntil: "commit" }));
      if (status >= 400 && !next.startsWith("/no-such")) note(next, [`answers ${status}`]);
      await look(next);
    }
  };
  const send = async ({ key, at }: FormKind, how: How) => {
    await page.goto(at, { waitUntil: "domcontentloaded" });
    // Something sent before may have taken the form away; then there is nothing to send.
    const still = (await page.evaluate(BUTTONS)).find((one) => one.key === key);
    if (!still) return;
    const { status, result: filled } = await arrive(page, () =>
      page.evaluate(SEND, { index: still.index, how, password: PASSWORD }),
    );
    const where = `${at} [${key}] with ${how}`;
    if (status >= 500) note(where, [`answers ${status}`]);
    if (status >= 400) {
      const lost = await page.evaluate(LOST, filled);
      if (lost.length > 0) note(where, [`answers ${status} and loses ${lost.join(", ")}`]);
      if ((await page.locator("[role=alert]:not(:empty), [aria-invalid=true], [data-error]").count()) === 0)
        note(where, [`answers ${status} and says nothing`]);
    }
    await look(where);
  };

  await visit();
  const done = new Set<string>();
  for (;;) {
    const left = [...forms.values()]
      .filter(({ key }) => wanted.test(key) && !done.has(key))
      .sort(
        (a, b) =>
          Number(LAST.test(a.key)) - Number(LAST.test(b.key)) ||
          Number(/logout/.test(a.key)) - Number(/logout/.test(b.key)),
      );
    const next = left[0];
    if (!next) break;
    done.add(next.key);
    for (const how of ["little", "nonsense", "good"] as const) await send(next, how);
    if (!/logout/.test(next.key)) await visit();
  }
  note(
    "the crawler",
    queue.map((address) => `never came to ${address}`),
  );
  return { pages, forms: [...done] };
}

test("a visitor without scripts: every link and form from the landing page (PE-001 PE-002 PE-003) @no-js-only", async ({
  page,
}) => {
  test.setTimeout(LONGEST);
  const faults: string[] = [];
  // The demo's many links must not use up the pages before the forms of signing in come.
  const { pages, forms } = await crawl(
    page,
    ["/landing", "/login", "/forgot-username", "/forgot-password", "/register"],
    faults,
  );
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(12);
  for (const path of ["/login", "/register", "/forgot-password", "/forgot-username"])
    expect(forms.join("\n")).toContain(`post ${path}`);
});

test("somebody with a household, without scripts: every link and form (PE-001 PE-002 PE-003 PE-006 PE-007) @no-js-only", async ({
  page,
}) => {
  test.setTimeout(LONGEST);
  const user = await signIn(page, {
    firstName: "Ada",
    timeZone: "America/New_York",
    isAdmin: true,
    hasSeenTour: false,
    loginCount: 9,
  });
  const today = dayOf(new Date(), "America/New_York");
  await giveHousehold(user.id, today, "crawl", `${Number(today.slice(0, 4)) - 1}-12-01`);
  await db.goal.createMany({
    data: [
      { userId: user.id, id: newId(), type: "savings", name: "Bike", targetCents: 50_000n, deadline: "2099-06-01" },
      { userId: user.id, id: newId(), type: "debt", name: "Loan", targetCents: 90_000n, deadline: "2099-06-01" },
    ],
  });
  const preview = await previewArchive(page, await archiveOf(page), false);
  const faults: string[] = [];
  const { pages, forms } = await crawl(
    page,
    ["/dashboard", "/accounts", "/transactions", "/coach/interview", "/admin", preview],
    faults,
  );
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(40);
  expect(forms.length).toBeGreaterThan(20);
});

test("somebody before the paywall, without scripts: locked screens lead on (PE-001) @no-js-only", async ({ page }) => {
  test.setTimeout(LONGEST);
  const user = await createUser({ hasSeenTour: true, hasSeenPaywall: true });
  await signInAs(page.context(), user);
  const faults: string[] = [];
  // The other forms are the same as everybody's, and are sent above.
  const { pages, forms } = await crawl(page, ["/dashboard"], faults, /\/(accounts|subscribe|sandbox)\b/);
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(12);
  expect(forms.join("\n")).toMatch(/post \/subscribe start[^]*pay/);
});
