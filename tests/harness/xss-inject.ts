// Sixty payloads in every text that comes from outside: merchants, notes, goals, names, accounts, feedback, the coach's
// answers and what an address repeats. A real Chromium shows them with the content policy switched off, so that what
// holds is the escaping alone: nothing may run, and nothing may become an element.
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserLaunch } from "../../scripts/support/browser.mjs";
import { newPerson, type Person } from "./support/person";
import { pool, type Program } from "./support/program";
import { type Database, withServer } from "./support/server";
import { addStreams } from "./support/streams";

const RUN = "top.__ran(1)";
const SHAPES: readonly ((run: string) => string)[] = [
  (r) => `<script>${r}</script>`,
  (r) => `"><script>${r}</script>`,
  (r) => `'><script>${r}</script>`,
  (r) => `</script><script>${r}</script>`,
  (r) => `</textarea><script>${r}</script>`,
  (r) => `</title><script>${r}</script>`,
  (r) => `<img src=x onerror=${r}>`,
  (r) => `"><img src=x onerror=${r}>`,
  (r) => `<img src=x onerror="${r}"//`,
  (r) => `<svg onload=${r}>`,
  (r) => `<svg/onload=${r}>`,
  (r) => `<svg><script>${r}</script></svg>`,
  (r) => `<body onload=${r}>`,
  (r) => `<iframe srcdoc="<script>${r}</script>"></iframe>`,
  (r) => `<iframe src="javascript:${r}"></iframe>`,
  (r) => `<details open ontoggle=${r}>x</details>`,
  (r) => `<input autofocus onfocus=${r}>`,
  (r) => `" autofocus onfocus=${r} x="`,
  (r) => `' autofocus onfocus=${r} x='`,
  (r) => `" onmouseover="${r}" x="`,
  (r) => `<a href="javascript:${r}">x</a>`,
  (r) => `javascript:${r}`,
  (r) => `java\nscript:${r}`,
  (r) => `<a href="data:text/html,<script>${r}</script>">x</a>`,
  (r) => `[x](javascript:${r})`,
  (r) => `![x](x"onerror="${r})`,
  (r) => `[x](data:text/html;base64,PHNjcmlwdD4=)${r}`,
  (r) => `**<script>${r}</script>**`,
  (r) => `- <img src=x onerror=${r}>`,
  (r) => `1. <svg onload=${r}>`,
  (r) => `<video><source onerror=${r}></video>`,
  (r) => `<audio src=x onerror=${r}>`,
  (r) => `<object data="javascript:${r}"></object>`,
  (r) => `<embed src="javascript:${r}">`,
  (r) => `<math><mtext></mtext><mglyph><style></math><img src=x onerror=${r}>`,
  (r) => `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=${r}>x</b>`,
  (r) => `<form><button formaction="javascript:${r}">x</button></form>`,
  (r) => `<base href="javascript:${r}//">`,
  (r) => `<meta http-equiv="refresh" content="0;url=javascript:${r}">`,
  (r) => `<link rel=stylesheet href="data:text/css,*{}" onload=${r}>`,
  (r) => `<template><script>${r}</script></template>`,
  (r) => `<noscript><p title="</noscript><img src=x onerror=${r}>">`,
  (r) => `<!--><script>${r}</script>-->`,
  (r) => `]]><script>${r}</script>`,
  (r) => `<![CDATA[<script>${r}</script>]]>`,
  (r) => `<scr<script>ipt>${r}</scr</script>ipt>`,
  (r) => `<SCRIPT>${r}</SCRIPT>`,
  (r) => `<script\u0000>${r}</script>`.replace("\u0000", "/x"),
  (r) => `&lt;script&gt;${r}&lt;/script&gt;`,
  (r) => `&#60;img src=x onerror=${r}&#62;`,
  (r) => `\\u003cscript\\u003e${r}\\u003c/script\\u003e`,
  (r) => `%3Cscript%3E${r}%3C/script%3E`,
  (r) => `\uFF1Cscript\uFF1E${r}\uFF1C/script\uFF1E`,
  (r) => `\u2028<script>${r}</script>\u2029`,
  (r) => `";${r};"`,
  (r) => `';${r};'`,
  (r) => `\`;${r};\``,
  (r) => `{{constructor.constructor('${r}')()}}`,
  (r) => `\${${r}}`,
  (r) => `</script><!--<script>${r}//`,
];
const PAYLOADS = SHAPES.map((shape) => shape(RUN));
/** What a payload would leave in the page if it became markup. */
const TRACES =
  "[onerror],[onload],[onfocus],[onmouseover],[ontoggle],[onanimationstart],a[href^='javascript:' i],a[href^='data:' i],[formaction],iframe[srcdoc],iframe[src^='javascript' i],object,embed,base,meta[http-equiv=refresh],img[src='x'],main script,header script,nav script,dialog script";
const ROUNDS = 4;
const PER_ROUND = PAYLOADS.length / ROUNDS;

type Found = { ran: string[]; traces: string[]; outside: string[]; texts: number };

export const program: Program = {
  name: "xss-inject",
  target: "0 executions, 0 elements",
  run: () =>
    withServer({ JOBS: "off", LOG_LEVEL: "error" }, async (server, database) => {
      const browser = await chromium.launch(browserLaunch);
      try {
        const found: Found = { ran: [], traces: [], outside: [], texts: 0 };
        const blind = await control(await browser.newContext({ bypassCSP: true }));
        // Each round is a person whose every text is a payload; fifteen to a person, so that all fit on a screen.
        const rounds = Array.from({ length: ROUNDS }, (_, round) =>
          PAYLOADS.slice(round * PER_ROUND, (round + 1) * PER_ROUND),
        );
        const people: Person[] = [];
        for (const payloads of rounds) {
          const person = await newPerson(server.url, database);
          await furnish(database, person, payloads);
          people.push(person);
        }
        await pool(rounds, 4, async (payloads, index) => {
          const person = people[index];
          if (!person) return;
          const context = await browser.newContext({ bypassCSP: true, serviceWorkers: "block" });
          await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: server.url })));
          await look(context, server.url, inTurn(database), person, payloads, found);
          await context.close();
        });
        return {
          value: `${found.ran.length} executions, ${found.traces.length} elements`,
          // Every payload must have been seen as plain text on many screens, or nothing was tested.
          pass:
            found.ran.length + found.traces.length + found.outside.length === 0 &&
            blind === 0 &&
            found.texts >= PAYLOADS.length * 5,
          notes: [
            `${PAYLOADS.length} payloads, ${found.texts} times seen as text; a page without escaping ran ${blind === 0 ? "as it should" : "nothing: the detector is blind"}`,
            ...found.ran.slice(0, 10),
            ...found.traces.slice(0, 10),
            ...found.outside.slice(0, 5),
          ],
        };
      } finally {
        await browser.close();
      }
    }),
};

let before: Promise<unknown> = Promise.resolve();

/** The people are looked at side by side, and share one connection. */
function inTurn(database: Database): Database {
  return {
    ...database,
    query: (text, values) => {
      const next = before.then(() => database.query(text, values));
      before = next.catch(() => undefined);
      return next;
    },
  };
}

/** The same payloads without any escaping: most of them must run, or the detector sees nothing. */
async function control(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  let ran = 0;
  await page.exposeFunction("__ran", () => {
    ran += 1;
  });
  for (const payload of PAYLOADS.slice(0, 20))
    await page.setContent(`<!doctype html><title>x</title><main>${payload}</main>`).catch(() => undefined);
  await page.waitForTimeout(300);
  const traces = await page.locator(TRACES).count();
  await page.setContent(`<main>${PAYLOADS.join("")}</main>`).catch(() => undefined);
  const all = await page.locator(TRACES).count();
  await context.close();
  return ran >= 8 && traces + all > 0 ? 0 : 1;
}

async function look(
  context: BrowserContext,
  url: string,
  database: Database,
  person: Person,
  payloads: readonly string[],
  found: Found,
): Promise<void> {
  const page = await context.newPage();
  await page.exposeFunction("__ran", () => {
    found.ran.push(`${place(page)} ran a payload`);
  });
  page.on("dialog", (dialog) => {
    found.ran.push(`${place(page)} opened a dialog`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(?:data|blob):/.test(request.url()))
      found.outside.push(`${place(page)} asked ${request.url().slice(0, 80)}`);
  });
  const visit = async (path: string) => {
    await page.goto(`${url}${path}`, { waitUntil: "load", timeout: 20_000 });
    await page
      .waitForFunction(() => document.documentElement.dataset.hydrated === "true", undefined, { timeout: 4_000 })
      .catch(() => undefined);
    await page.evaluate(() => {
      for (const box of document.querySelectorAll("details")) box.open = true;
    });
    const traces = await page.locator(TRACES).count();
    if (traces > 0) found.traces.push(`${place(page)} has ${traces} elements of a payload`);
    const text = await page.evaluate(
      () =>
        `${document.body.innerText} ${[...document.querySelectorAll("input,textarea")].map((box) => (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box.value : "")).join(" ")}`,
    );
    found.texts += payloads.filter((payload) => text.replace(/\s+/g, "").includes(core(payload))).length;
  };
  for (const path of [
    "/dashboard",
    "/transactions",
    "/accounts",
    "/goals",
    "/coach?tab=ask&plan=1",
    "/coach/interview?q=10",
    "/admin",
    "/budget",
    "/coach",
  ])
    await visit(path);
  await visit("/coach?tab=ask&c=talk");
  await visit("/coach?tab=ask");
  const first = await database.query(`SELECT id FROM "Transaction" WHERE "userId" = $1 LIMIT 1`, [person.id]);
  await visit(`/transactions?dialog=edit&id=${encodeURIComponent(String(first[0]?.id))}`);
  for (const [n, payload] of payloads.entries()) {
    const text = encodeURIComponent(payload);
    // A name is one at a time, and stands in the frame of every screen.
    await database.query(`UPDATE "User" SET "firstName" = $2, "lastName" = $2 WHERE id = $1`, [person.id, payload]);
    await visit(
      n % 2 === 0
        ? `/coach?tab=ask&question=${text}&answer=${text}`
        : `/transactions?q=${text}&category=${text}&from=${text}&account=${text}`,
    );
  }
  await page.close();
}

const place = (page: Page): string => {
  try {
    return new URL(page.url()).pathname;
  } catch {
    return page.url();
  }
};
/** A payload's telling part as a screen shows it: names are cut and cleaned of what marks text up. */
const core = (payload: string): string => payload.replace(/\s+/g, "").slice(0, 24);

async function furnish(database: Database, person: Person, payloads: readonly string[]): Promise<void> {
  const { id } = person;
  const today = new Date().toISOString().slice(0, 10);
  const [month = ""] = [today.slice(0, 7)];
  await database.query(`UPDATE "User" SET "isAdmin" = true WHERE id = $1`, [id]);
  await database.query(
    `INSERT INTO "BankItem" ("userId", id, "providerItemId", "institutionId", "institutionName", "accessToken") VALUES ($1, 'item', $2, 'i', $3, 'x')`,
    [id, `item-${id}`, payloads[0]],
  );
  await database.query(
    `INSERT INTO "Conversation" ("userId", id, channel, title, "lastAt") VALUES ($1, 'talk', 'coach', $2, now())`,
    [id, payloads[0]],
  );
  for (const [n, payload] of payloads.entries()) {
    await database.query(
      `INSERT INTO "Account" ("userId", id, "itemId", "providerAccountId", "accountName", "institutionName", "accountNumber", "accountType", "balanceCents") VALUES ($1, $2, 'item', $2, $3, $3, '1234', 'checking', 100000)`,
      [id, `a${n}`, payload],
    );
    await database.query(
      `INSERT INTO "Transaction" ("userId", id, "accountId", "providerTransactionId", day, "amountCents", "merchantName", "rawName", category, kind, note, "updatedAt") VALUES ($1, $2, 'a0', $2, $3, -1000, $4, $4, 'restaurants', 'spending', $4, now())`,
      [id, `t${n}`, today, payload],
    );
    await database.query(
      `INSERT INTO "Goal" ("userId", id, type, name, "targetCents", "updatedAt") VALUES ($1, $2, $3, $4, 100000, now())`,
      [id, `g${n}`, n % 3 === 0 ? "debt" : "savings", payload],
    );
    await database.query(
      `INSERT INTO "Feedback" (id, "userId", type, title, message, rating) VALUES ($1, $2, 'general', $3, $3, 4)`,
      [`f${n}-${id}`, id, payload],
    );
    const data = {
      question: payload,
      by: "model",
      notice: payload,
      citations: [{ label: payload, value: payload, href: "/transactions", period: payload }],
      table: { caption: payload, head: [payload, "b"], rows: [[payload, payload]] },
      lists: [
        { caption: payload, rows: [{ label: payload, value: payload, href: null }], total: 1, more: null, chart: null },
      ],
      actions: [{ kind: "remind", label: payload, preview: payload, day: today, about: payload, href: "/accounts" }],
      choices: [payload],
      next: [payload],
    };
    await database.query(
      `INSERT INTO "Conversation" ("userId", id, channel, title, "lastAt") VALUES ($1, $2, 'coach', $3, now())`,
      [id, `k${n}`, payload],
    );
    await database.query(
      `INSERT INTO "ChatMessage" ("userId", id, channel, "conversationId", type, content, data, "createdAt") VALUES ($1, $2, 'coach', 'talk', 'ai', $3, $4, now()), ($1, $5, 'goals', NULL, 'ai', $3, '{}', now()), ($1, $6, 'goals', NULL, 'user', $3, '{}', now())`,
      [id, `c${n}`, payload, JSON.stringify(data), `m${n}`, `u${n}`],
    );
    await database.query(
      `INSERT INTO "Insight" ("userId", id, "dedupeKey", rule, type, priority, icon, severity, title, message, action, href) VALUES ($1, $2, $2, 'x', 'warning', 'high', 'warning', 'warning', $3, $3, $3, '/dashboard')`,
      [id, `i${n}`, payload],
    );
  }
  await database.query(
    `INSERT INTO "MonthSum" ("userId", month, category, kind, "amountCents", count) VALUES ($1, $2, 'restaurants', 'spending', -10000, 10)`,
    [id, month],
  );
  const answers = {
    "financial-goals": ["Other"],
    "current-situation": "Breaking even",
    "monthly-income": 3000,
    "biggest-challenge": "Overspending",
    "debt-situation": "None",
    "emergency-fund": "None",
    "investment-experience": "Experienced",
    "risk-tolerance": "Moderate",
    "time-horizon": "1-3 years",
    "additional-info": payloads.join("\n"),
  };
  await database.query(`INSERT INTO "Interview" ("userId", id, responses, "completedAt") VALUES ($1, 'i', $2, now())`, [
    id,
    JSON.stringify(answers),
  ]);
  await database.query(`INSERT INTO "InterviewDraft" ("userId", responses, "updatedAt") VALUES ($1, $2, now())`, [
    id,
    JSON.stringify(answers),
  ]);
  await addStreams(database, id, payloads);
  await database.query(`INSERT INTO "InsightRun" ("userId", day, at) VALUES ($1, $2, now())`, [id, today]);
}
