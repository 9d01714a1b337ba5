// The headers of every class of answer, ten thousand nonces, and every screen in a real Chromium without one violation.
import { chromium } from "@playwright/test";
import { browserLaunch } from "../../scripts/support/browser.mjs";
import { newPerson, type Person } from "./support/person";
import { isShort, pool, type Program } from "./support/program";
import { address, routes } from "./support/routes";
import { withServer } from "./support/server";

const NONCES = isShort ? 2_000 : 10_000;
const always: [string, RegExp][] = [
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^DENY$/],
  ["referrer-policy", /^same-origin$/],
  ["cross-origin-opener-policy", /^same-origin/],
  ["cross-origin-resource-policy", /^same-origin$/],
  ["permissions-policy", /camera=\(\)/],
  ["x-request-id", /^[\w-]{12}$/],
  ["content-security-policy", /frame-ancestors 'none'/],
];

export const program: Program = {
  name: "headers-csp",
  target: "A+ everywhere, 0 violations",
  run: () =>
    withServer({ JOBS: "off", LOG_LEVEL: "error" }, async (server, database) => {
      const person = await newPerson(server.url, database);
      const wrong: string[] = [];
      const classes = [
        "/landing",
        "/login",
        "/dashboard",
        "/dashboard.data",
        "/api/users/profile",
        "/api/none",
        "/none",
        "/assets/none.js",
        "/manifest.webmanifest",
        "/health/live",
        "/?_data=x",
        ...routes()
          .filter((route) => !route.path.includes(":") && !/logout|sandbox/.test(route.path))
          .map((route) => address(route)),
      ];
      for (const path of new Set(classes)) wrong.push(...(await grade(person, path)));
      const nonces = await pool(
        Array.from({ length: NONCES }, (_, number) => number),
        30,
        async (number) => {
          const answer = await fetch(`${server.url}/page-${number % 7}`, {
            method: "PUT",
            headers: { origin: server.url },
          });
          await answer.arrayBuffer();
          return /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
        },
      );
      const distinct = new Set(nonces).size;
      const { violations, errors } = await crawl(server.url, person);
      return {
        value: `${wrong.length} wrong of ${new Set(classes).size}, ${distinct} nonces, ${violations.length} violations`,
        pass: wrong.length === 0 && distinct === NONCES && violations.length === 0,
        notes: [...wrong.slice(0, 20), ...new Set(violations), ...new Set(errors)],
      };
    }),
};

async function grade(person: Person, path: string): Promise<string[]> {
  const { headers, status } = await person.ask(path);
  const missing = always
    .filter(([name, expected]) => !expected.test(headers.get(name) ?? ""))
    .map(([name]) => `${path}: ${name} is ${headers.get(name)}`);
  const policy = headers.get("content-security-policy") ?? "";
  if (/unsafe|\*|http:/.test(policy)) missing.push(`${path}: ${policy}`);
  if (!path.startsWith("/manifest") && headers.get("cache-control") !== "no-store")
    missing.push(`${path}: cache-control is ${headers.get("cache-control")}`);
  if (headers.has("x-powered-by")) missing.push(`${path}: names its software`);
  if (status >= 500) missing.push(`${path}: ${status}`);
  return missing;
}

async function crawl(url: string, person: Person): Promise<{ violations: string[]; errors: string[] }> {
  const browser = await chromium.launch(browserLaunch);
  const violations: string[] = [];
  const errors: string[] = [];
  try {
    const context = await browser.newContext();
    await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    page.on("console", (message) => {
      if (/Content Security Policy|Content-Security-Policy/i.test(message.text()))
        violations.push(`${new URL(page.url()).pathname}: ${message.text().slice(0, 300)}`);
    });
    // Told beside the result: other programs judge them.
    page.on("pageerror", (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message.slice(0, 200)}`));
    const screens = routes().filter(
      (route) => !route.isApi && !route.isLayout && !/[:*]|webhooks|\.(csv|zip)$|sandbox|logout/.test(route.path),
    );
    for (const route of screens) {
      await page
        .goto(`${url}${address(route)}`, { waitUntil: "load", timeout: 20_000 })
        .catch(() => violations.push(`${route.path} did not load`));
      await page.waitForTimeout(150);
    }
  } finally {
    await browser.close();
  }
  return { violations, errors };
}
