// The rules of the house as assertions; docs/architecture.md says why.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { functionsOf } from "./support/functions";
import { exportsOf, sharedNames, untakenExports } from "./support/exports";
import { isSentence, sentencesOf } from "./support/sentences";

const files = walk("app").filter((file) => !file.startsWith("app/lib/prisma/"));
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const routes = files.filter((file) => file.startsWith("app/routes/"));

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

type Import = { to: string; typeOnly: boolean };

function importsOf(file: string): Import[] {
  const text = sources.get(file) ?? "";
  const found = [
    ...text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm),
    ...text.matchAll(/import\(()"([^"]+)"\)/g),
  ];
  return found.map(([, typeWord, target = ""]) => ({ to: resolved(file, target), typeOnly: typeWord === "type " }));
}

/** The path of a file of ours, or the package's name as it stands. */
function resolved(file: string, target: string): string {
  const path = target.startsWith("~/")
    ? `app/${target.slice(2)}`
    : target.startsWith(".")
      ? normalize(join(dirname(file), target))
      : undefined;
  if (!path) return target;
  return (
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.server.ts`].find((candidate) =>
      sources.has(candidate),
    ) ?? path
  );
}

const MAX_LINES = 300;

const MAX_FUNCTION_LINES = 60;

/** Prettier's own is 120, but it breaks no pattern and no text. */
const MAX_WIDTH = 160;

/** Sentences in the domain that nobody is told, and why they stand there. */
const NOT_TOLD = new Map([
  ["app/domain/language/", "the words and shapes that people's writing is read by"],
  ["app/domain/books/", "the words of other programs' formats"],
  ["app/domain/categories/known-shops.ts", "the names of shops"],
  ["app/domain/import/apps.ts", "the names of other programs' columns"],
  ["app/domain/import/accounts.ts", "the words by which a file's account is known"],
  ["app/domain/import/table-rows.ts", "what other programs call a transfer"],
  ["app/domain/goals/assistant/classify-message.ts", "what people write to the assistant"],
  ["app/domain/goals/assistant/dates.ts", "what people write to the assistant"],
  ["app/domain/goals/assistant/same-name.ts", "the mark that a choice sends back, and is known by"],
  ["app/domain/goals/assistant/merge-model-reading.ts", "a model's reading, as somebody would have written it"],
  ["app/domain/ledger/cadence.ts", "how often something comes, as it is stored"],
  ["app/domain/week/changes.ts", "how often something comes, as it is stored"],
  ["app/domain/screens/palette", "places, each with the words that find it"],
]);

/** Contracts that word something themselves, and why. */
const WORDING_CONTRACTS = new Map([
  ["app/contracts/archive.ts", "what the tables of an archive are called, each beside its table"],
  ["app/contracts/errors.ts", "what the one error type says where nobody worded it, on every page there is"],
  ["app/contracts/practice-payment.ts", "the practice checkout, which stands for a vendor's"],
  ["app/contracts/style-guide.ts", "the style guide's sample form"],
]);

/** What speaks for nobody in particular: the sweeps by the clock, and the administrators' list. */
const ACROSS_USERS = new Set([
  "app/services/platform/housekeeping.server.ts",
  "app/services/platform/key-rotation.server.ts",
  "app/services/people/feedback.server.ts",
]);

/** Writes that no definition describes, and why. */
const WITHOUT_MUTATION = new Map([
  ["app/routes/webhooks.plaid.ts", "a delivery of a vendor, proved by its signature"],
  ["app/routes/webhooks.stripe.ts", "a delivery of a vendor, proved by its signature"],
  ["app/routes/sandbox.bank.$token.tsx", "the practice bank's own site, which stands for a vendor's"],
  ["app/routes/sandbox.checkout.$id.tsx", "the practice checkout, which stands for a vendor's"],
  ["app/routes/sandbox.portal.$id.tsx", "the practice billing page, which stands for a vendor's"],
  ["app/routes/_app.import.tsx", "takes files, which are read as they come in and are no fields of a form"],
  ["app/routes/import.$id.rows.ts", "the write of the import's own form, told while it is made"],
  ["app/routes/sandbox.components.tsx", "the style guide's sample form, which stores nothing"],
]);

/** What folders of `domain`, `services` and `client` are named by: a subject has the same name in each. */
const SUBJECTS = new Set([
  ...[
    "accounts",
    "archive",
    "bank",
    "billing",
    "books",
    "budget",
    "categories",
    "coach",
    "credit",
    "forecast",
    "goals",
  ],
  ...[
    "household",
    "import",
    "insights",
    "language",
    "ledger",
    "notices",
    "people",
    "sample",
    "screens",
    "search",
    "week",
  ],
  // What a server does for all of them, and a browser.
  ...["platform", "api", "charts", "keys", "offline", "pwa", "router", "ui"],
]);
/** What everything speaks stands beside the folders. */
const BESIDE_FOLDERS = [
  "app/client/store.ts",
  "app/client/window.d.ts",
  "app/domain/durations.ts",
  "app/domain/money.ts",
  "app/domain/periods.ts",
];

/** Where `Intl` words numbers and days; all else asks these, or `grouped` of domain/money. */
const WORDED_BY_INTL = [
  "app/components/goals/chat-panel.tsx",
  "app/domain/periods.ts",
  "app/texts/credit-profile.ts",
  "app/texts/plural.ts",
  "app/texts/relative-time.ts",
];

/** The coach's answers are words, so its folder stands above the texts; its addresses and its interview don't. */
const layerOf = (path: string): string =>
  /^app\/domain\/coach\/(?!hrefs|interview\.)/.test(path) ? "domain/coach" : (path.split("/")[1] ?? "");

/** What a layer may import, besides itself and packages. */
const MAY_SEE: Record<string, string[]> = {
  domain: [],
  texts: ["domain"],
  "domain/coach": ["texts", "domain"],
  contracts: ["domain/coach", "texts", "domain"],
  lib: ["contracts", "texts", "domain"],
  providers: ["sandbox", "lib", "contracts", "domain/coach", "texts", "domain"],
  sandbox: ["lib", "contracts", "texts", "domain"],
  services: ["providers", "sandbox", "lib", "contracts", "domain/coach", "texts", "domain"],
  client: ["mutations", "contracts", "domain/coach", "texts", "domain"],
  mutations: ["services", "lib", "contracts", "domain/coach", "texts", "domain"],
  framework: ["lib", "contracts", "texts"],
  components: ["domain/coach", "domain", "texts", "contracts", "mutations", "client", "framework"],
  "api-description": ["mutations", "lib", "contracts", "domain/coach", "texts", "domain"],
  routes: [
    ...["components", "api-description", "mutations", "services", "lib", "client", "contracts"],
    ...["domain/coach", "texts", "domain"],
  ],
  "root.tsx": ["components", "framework", "lib"],
  "entry.client.tsx": ["client", "framework"],
  "entry.server.tsx": ["framework", "lib"],
  "entry.worker.ts": ["client"],
  "future.d.ts": [],
};
const MAY_SEE_TYPES: Record<string, string[]> = {
  domain: ["domain/coach"],
  texts: ["contracts", "domain/coach"],
  components: ["services", "api-description"],
  client: ["services", "components", "api-description"],
};

describe("the rules of the house", () => {
  test("1 only services and lib touch the database", () => {
    const touching = files.filter((file) =>
      importsOf(file).some(
        ({ to, typeOnly }) =>
          !typeOnly &&
          (to.startsWith("app/lib/db.server") || to.startsWith("app/lib/prisma") || to === "@prisma/client"),
      ),
    );
    // The sandboxes keep the vendors' state, and nobody's rows, in a table of their own.
    // What hands requests to Remix asks there only whether an error means that the database is gone.
    const allowed = /^app\/(services|lib|sandbox)\/|^app\/framework\/remix-handler\.server\.ts$/;
    expect(touching.filter((file) => !allowed.test(file))).toEqual([]);
  });

  test("1 every query of a user's table in services names the user", () => {
    const tables = ownedTables();
    const offenders: string[] = [];
    for (const [file, text] of sources) {
      if (!file.startsWith("app/services/")) continue;
      for (const match of text.matchAll(
        /\.(\w+)\.(findMany|findFirst|findUnique|findUniqueOrThrow|update|updateMany|delete|deleteMany|count|aggregate|groupBy|upsert)\(/g,
      )) {
        const [, table = "", verb] = match;
        if (!tables.has(table)) continue;
        const call = argumentsAt(text, (match.index ?? 0) + match[0].length);
        if (!/userId|\bwhere: key\b/.test(call) && !ACROSS_USERS.has(file)) offenders.push(`${file}: ${table}.${verb}`);
      }
    }
    expect(offenders).toEqual([]);
  });

  test("2 arrows point down", () => {
    const offenders: string[] = [];
    for (const file of files) {
      const layer = layerOf(file);
      const allowed = MAY_SEE[layer];
      if (!allowed) {
        offenders.push(`${file}: a layer of no rank`);
        continue;
      }
      for (const { to, typeOnly } of importsOf(file)) {
        if (!to.startsWith("app/") || to.endsWith("?url")) continue;
        const target = layerOf(to);
        const types = typeOnly ? (MAY_SEE_TYPES[layer] ?? []) : [];
        if (target !== layer && !allowed.includes(target) && !types.includes(target))
          offenders.push(`${file} -> ${to}`);
      }
    }
    expect(offenders).toEqual([]);
  });

  test("2 nothing in app reaches out of it", () => {
    const outside = files.flatMap((file) =>
      importsOf(file).flatMap(({ to }) => (/^(server|scripts|tests)\//.test(to) ? [`${file} -> ${to}`] : [])),
    );
    expect(outside).toEqual([]);
  });

  test("2 the server knows no screen", () => {
    const screens = /from "(?:~|(?:\.\.\/)+app)\/(?:routes|components|client)\//;
    expect(walk("server").filter((file) => screens.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("2 the half of a mutation that the browser loads knows no service", () => {
    const shared = files.filter((file) => file.startsWith("app/mutations/") && !file.endsWith(".server.ts"));
    expect(shared.length).toBeGreaterThan(1);
    expect(shared.filter((file) => importsOf(file).some(({ to }) => /^app\/(services|lib)\//.test(to)))).toEqual([]);
  });

  test("2 each write of a route is a mutation", () => {
    const writing = routes.filter((file) => /^export (?:async )?(?:function|const) action\b/m.test(code(file)));
    const defined = (text: string) => /\b(?:apiCalls|formActions)\(/.test(text);
    const refusing = (text: string) => /export const action = (?:methodNotAllowed\(|loader;)/.test(text);
    const others = writing.filter((file) => !defined(code(file)) && !refusing(code(file)));
    expect(others.sort()).toEqual([...WITHOUT_MUTATION.keys()].sort());
    expect(writing.filter((file) => /\bintent\(/.test(code(file)) && !WITHOUT_MUTATION.has(file))).toEqual([]);
  });

  test("2 each form of a mutation is part of a screen, and each call of an endpoint", () => {
    const halves = files.filter((file) => /^app\/mutations\/.+\.server\.ts$/.test(file));
    const made = halves.flatMap((file) =>
      [...code(file).matchAll(/^export const (\w+) = (?:serve|serveForm|serveCall|oneOf)\(/gm)].map(
        ([, name = ""]) => name,
      ),
    );
    expect(made.length).toBeGreaterThan(40);
    const used = [...routes, ...halves].map((file) => code(file)).join("\n");
    expect(made.filter((name) => (used.match(new RegExp(`\\b${name}\\b`, "g")) ?? []).length < 2)).toEqual([]);
  });

  test("2 dollars become cents, and cents dollars, in one place", () => {
    const toCents = /Math\.round\([\w.()]+ \* 100\)|formatUsd\([\w.()]+ \* 100\)|\bcents: [\w.]+ \* 100\b/;
    const toText = /[cC]ents\)? \/ 100\)?\.toFixed|\(\w+(?:\.\w+)? \/ 100\)\.toFixed/;
    const converting = new RegExp(`${toCents.source}|${toText.source}`);
    expect(files.filter((file) => converting.test(code(file)))).toEqual(["app/domain/money.ts"]);
    // The domain reckons with shares and units as well; above it there are none.
    const byHand =
      /\b(?:amount|dollars?|price|balance|limit)\w*\)? \* 100\b|\b100 \* [\w.]*(?:[aA]mount|[dD]ollars)|[cC]ents\)? \/ 100\b/;
    expect(files.filter((file) => !file.startsWith("app/domain/") && byHand.test(code(file)))).toEqual([]);
  });

  test("2 there are no cycles", () => {
    const state = new Map<string, "open" | "done">();
    const cycles: string[] = [];
    const visit = (file: string, path: string[]): void => {
      if (state.get(file) === "done") return;
      if (state.get(file) === "open") return void cycles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
      state.set(file, "open");
      for (const { to, typeOnly } of importsOf(file)) if (!typeOnly && sources.has(to)) visit(to, [...path, file]);
      state.set(file, "done");
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test("2 no route imports a route, but for the one that is the same screen", () => {
    const offenders = routes.filter(
      (file) =>
        !file.endsWith("_app.cancel-subscription.tsx") &&
        importsOf(file).some(({ to }) => to.startsWith("app/routes/")),
    );
    expect(offenders).toEqual([]);
  });

  test("3 the domain is arithmetic", () => {
    const offenders = files.filter(
      (file) =>
        file.startsWith("app/domain/") &&
        (/\bprocess\.|new Date\(\)|Date\.now\(|Math\.random\(|\bfetch\(|from "(node:|react|@remix-run)/.test(
          code(file),
        ) ||
          importsOf(file).some(({ to }) => to.includes(".server"))),
    );
    expect(offenders).toEqual([]);
  });

  test("3 the domain works out and the texts say: no sentence stands in the domain, but for the coach's answers", () => {
    expect(["more than usual", "It's due soon."].map(isSentence)).toEqual([true, true]);
    expect(["category-above-usual", "Savings and Goals", "(?:rent|car) loan"].map(isSentence)).toEqual([
      ...[false, false, false],
    ]);
    const telling = files.filter(
      (file) =>
        /^app\/domain\/(?!coach\/)/.test(file) &&
        ![...NOT_TOLD.keys()].some((known) => file.startsWith(known)) &&
        sentencesOf(file, sources.get(file) ?? "").length > 0,
    );
    expect(telling).toEqual([]);
  });

  test("3 what is said of an entry is among the texts, and no contract words it", () => {
    const wording = files.filter(
      (file) => file.startsWith("app/contracts/") && sentencesOf(file, sources.get(file) ?? "").length > 0,
    );
    expect(wording.sort()).toEqual([...WORDING_CONTRACTS.keys()].sort());
  });

  test("3 what the server refuses with is among the texts", () => {
    const worded =
      /new AppError\(\s*"\w+",\s*(?:"[^"]*|`[^`]*)[a-z']+ [a-z']+|\blimit\([^;]*"[A-Z][a-z]+ [a-z]+|new AppError\("\w+", "[A-Z]/;
    const refusing = /\b(?:message|refused|label)\b[^;{}\n]{0,4}[:=]\s*(?:"[A-Z][^"]*|`[^`]*)[\w}'] [\w$'"]+/;
    const told = files.filter((file) => /^app\/(?:services|lib|mutations|providers)\//.test(file));
    expect(told.filter((file) => worded.test(sources.get(file) ?? ""))).toEqual([]);
    const asked = told.filter((file) => /^app\/(?:lib|mutations)\//.test(file));
    expect(asked.filter((file) => refusing.test(sources.get(file) ?? ""))).toEqual([]);
  });

  test("3 what a mail says is among the texts; what sends it knows how it looks", () => {
    const mailing = files.filter((file) => file.startsWith("app/providers/mail/"));
    expect(mailing.length).toBeGreaterThan(2);
    // Markup is how it looks; what begins small is an error for the logs.
    const saying = mailing.filter((file) =>
      sentencesOf(file, sources.get(file) ?? "").some((sentence) => /^[A-Z]/.test(sentence)),
    );
    expect(saying).toEqual([]);
  });

  test("3 numbers and plurals are worded in one place", () => {
    const byIntl = files.filter((file) => /\.toLocaleString\(|\bnew Intl\./.test(code(file)));
    expect(byIntl.sort()).toEqual(WORDED_BY_INTL);
    const byHand = /=== 1 \? "" : "s"|[!>]=* 1 \? "s"|=== 1 \? "1 [a-z]/;
    expect(files.filter((file) => byHand.test(sources.get(file) ?? ""))).toEqual([]);
  });

  test("4 every loader and action starts with a guard", () => {
    const guards =
      /requireUser|pageLoader|anonymousOk|apiLoader|apiAction|publicApiLoader|publicApiAction|pageAction|publicPageAction|methodNotAllowed|dashboardLoader|apiCalls/;
    const signed = /webhooks\./; // these prove themselves by their vendor's signature
    const open = ["app/routes/api.$.ts", "app/routes/$.tsx"]; // nothing is known here, to anybody
    const offenders: string[] = [];
    for (const file of routes) {
      if (open.includes(file) || signed.test(file)) continue;
      const text = code(file);
      for (const door of ["loader", "action"]) {
        const at = text.search(new RegExp(`export (?:async )?(?:function|const) ${door}\\b`));
        if (at >= 0 && !guards.test(text.slice(at, at + 500))) offenders.push(`${file}: ${door}`);
      }
    }
    expect(offenders).toEqual([]);
  });

  test("5 routes are short and files have one subject", () => {
    const tooLong = (file: string) => lines(file) > (routes.includes(file) ? 150 : MAX_LINES);
    expect(files.filter(tooLong)).toEqual([]);
  });

  test("5 no line is wider than a screen, so that the limits on length aren't kept by width", () => {
    const wide = [...sources].flatMap(([file, text]) =>
      text.split("\n").flatMap((line, at) => (line.length > MAX_WIDTH ? [`${file}:${at + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  test("5 files lie in the folders of their subjects", () => {
    const flat = files.filter((file) => /^app\/(?:client|components|domain|services)\/[^/]+$/.test(file));
    expect(flat.sort()).toEqual(BESIDE_FOLDERS);
    const folders = files.flatMap((file) => /^app\/(?:client|domain|services)\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(folders)].filter((folder) => !SUBJECTS.has(folder))).toEqual([]);
  });

  test("5 functions fit on a screen", () => {
    const long = new Map<string, string[]>();
    for (const file of [...files, ...walk("server")]) {
      const text = sources.get(file) ?? readFileSync(file, "utf8");
      if (text.split("\n").length <= MAX_FUNCTION_LINES) continue;
      const names = functionsOf(file, text).flatMap(({ name, lines }) =>
        lines > MAX_FUNCTION_LINES ? [`${name}: ${lines} lines`] : [],
      );
      if (names.length > 0) long.set(file, names);
    }
    expect([...long]).toEqual([]);
  });

  test("5 nothing is exported that no other file uses", () => {
    const all = new Map([
      ...sources,
      ...[...["server", "scripts", "tests", "prisma"].flatMap(walk), "vite.config.ts", "vitest.config.ts"].map(
        (file) => [file, readFileSync(file, "utf8")] as const,
      ),
    ]);
    // Others call these by convention, or take them all together to describe the API.
    const byConvention =
      /^app\/(routes\/|root\.|entry\.|framework\/(bundle|amounts\/jsx)|contracts\/answers\/)|\.d\.ts$|^server\/index/;
    const shared = [...all.keys()].filter((file) => /^(app|server)\//.test(file) && !byConvention.test(file));
    expect(untakenExports(shared, all)).toEqual([]);
  });

  test("5 no two things are exported by one name", () => {
    // A write has its name in each half and in its service; the rest stand for others' names.
    const borrowed =
      /^app\/(?:mutations|sandbox|api-description|routes)\/|^app\/contracts\/archive-rows\.ts|^app\/lib\/prisma/;
    const writes = new Set(
      files.filter((file) => file.startsWith("app/mutations/")).flatMap((file) => exportsOf(sources.get(file) ?? "")),
    );
    const own = files.filter((file) => !borrowed.test(file) && !file.startsWith("app/contracts/answers/"));
    const twice = sharedNames(own, sources).filter((line) => !writes.has(line.split(":")[0] ?? ""));
    expect(twice).toEqual([]);
  });

  test("5 exports stand where they are made", () => {
    // A list of exports at a file's end would say it where nobody looks.
    const atTheEnd = files.filter(
      (file) => !file.startsWith("app/framework/") && /^export \{[^}]*\};$/m.test(code(file)),
    );
    expect(atTheEnd.sort()).toEqual(["app/components/ui/field.tsx", "app/lib/db.server.ts"]);
  });

  test("5 a limit is called MAX_ and what it limits", () => {
    const otherwise = /^(?:export )?const MOST\w* = [\d.]/m;
    const all = [...sources, ...walk("server").map((file) => [file, readFileSync(file, "utf8")] as const)];
    expect(all.flatMap(([file, text]) => (otherwise.test(text) ? [file] : []))).toEqual([]);
  });

  const keptOutside = (pattern: RegExp, home: RegExp) =>
    files.filter(
      (file) =>
        !home.test(file) &&
        /^app\/(services|lib|providers|sandbox|routes|contracts)\//.test(file) &&
        pattern.test(code(file)),
    );

  test("6 the environment is read in one place", () => {
    expect(keptOutside(/process\.env/, /^app\/lib\/env\.server\.ts$/)).toEqual([]);
  });

  test("6 what time it is, the clock alone says", () => {
    const home = /^app\/(lib\/(clock|db|log)\.server\.ts|providers\/mail\/outbox\.server\.ts)$/;
    expect(keptOutside(/new Date\(\)|Date\.now\(\)/, home)).toEqual([]);
  });

  test("6 ciphers and signatures are made in one place", () => {
    const making = /createCipheriv|createDecipheriv|createHmac|timingSafeEqual/;
    expect(keptOutside(making, /^app\/lib\/crypto\.server\.ts$/)).toEqual([]);
  });

  test("7 request schemas live in contracts", () => {
    const offenders = routes.filter((file) => /\bz\.object\(/.test(code(file)));
    expect(offenders).toEqual([]);
  });

  test("8 there is one error type", () => {
    const own = files.filter(
      (file) => /^app\/(services|routes)\//.test(file) && /class \w+ extends Error/.test(code(file)),
    );
    expect(own).toEqual([]);
  });

  test("9 vendors' SDKs are met in providers alone", () => {
    const offenders = files.filter(
      (file) =>
        !/^app\/(providers|sandbox)\//.test(file) &&
        importsOf(file).some(
          ({ to, typeOnly }) => !typeOnly && ["plaid", "stripe", "openai", "nodemailer", "web-push"].includes(to),
        ),
    );
    expect(offenders).toEqual([]);
    const inSandbox = files.filter(
      (file) =>
        file.startsWith("app/sandbox/") &&
        importsOf(file).some(({ to }) => to.startsWith("app/services/") || to.startsWith("app/providers/")),
    );
    expect(inSandbox).toEqual([]);
  });

  const bare = (file: string) => (sources.get(file) ?? "").replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "$1");

  test("9 services speak to ports: they know no bank vendor by name", () => {
    expect(files.filter((file) => file.startsWith("app/services/") && /plaid/i.test(bare(file)))).toEqual([]);
  });

  test("9 services speak to ports: they know no vendor's codes", () => {
    // Words in capitals with underscores are constants of ours, unless they stand in quotes.
    const codes = /["'`](?:[A-Z]{2,}_[A-Z_]{2,}|(?:customer|invoice|checkout|charge|payment_intent)\.[a-z_.]+)["'`]/;
    // The banks' categories are the language of stored rows, which domain/categories/from-bank translates.
    const speaksCategories = "app/services/ledger/write.server.ts";
    const speaking = files.filter((file) => file.startsWith("app/services/") && codes.test(bare(file)));
    expect(speaking).toEqual([speaksCategories]);
  });

  test("9 a signature is checked where its vendor is known, in a file of that name", () => {
    const verifying = files.filter((file) => /jwtVerify\(|constructEvent(?:Async)?\(/.test(bare(file)));
    expect(verifying.filter((file) => !/^app\/providers\/.+\/webhook\.server\.ts$/.test(file))).toEqual([]);
  });

  test("9 deliveries of vendors come in by one receiver", () => {
    const doors = routes.filter((file) => file.startsWith("app/routes/webhooks."));
    expect(doors.length).toBeGreaterThan(0);
    expect(doors.filter((file) => !/export const action = webhookAction\(/.test(code(file)))).toEqual([]);
  });

  test("what modules of the browser remember between calls stands in stores", () => {
    const ownWay = /^(?:export )?let |^(?:export )?const .*= new (?:Weak)?Map\b|\bnew Set<\(|useSyncExternalStore/m;
    const keeping = files.filter((file) => file.startsWith("app/client/") && ownWay.test(code(file)));
    // What differs between the server and the browser is no value that anybody sets.
    expect(keeping).toEqual(["app/client/router/use-hydrated.ts", "app/client/store.ts"]);
  });

  test("no style attributes: the content policy forbids them", () => {
    expect(files.filter((file) => file.endsWith(".tsx") && /\sstyle=\{/.test(code(file)))).toEqual([]);
  });

  test("no escape from the types, and nothing left to do", () => {
    expect(
      files.filter((file) =>
        /:\s*any\b|<any>|\bas (?!const\b)(?:[A-Z]\w*|string|number|boolean|unknown|never|object|keyof|typeof)\b(?!.*\bfrom\b)|@ts-(ignore|expect-error|nocheck)|eslint-disable/.test(
          code(file).replace(/^import.*$|^export \* as.*$|^\s*\w[\w\s,]* as \w.*$/gm, ""),
        ),
      ),
    ).toEqual([]);
    expect(files.filter((file) => /TODO|FIXME|XXX|not implemented/.test(sources.get(file) ?? ""))).toEqual([]);
  });
});

function code(file: string): string {
  return (sources.get(file) ?? "")
    .replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "$1")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, (text) => (/^"(node:|react|@)/.test(text) ? text : '""'));
}

function lines(file: string): number {
  return (sources.get(file) ?? "").split("\n").length - 1;
}

function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let at = start;
  while (at < text.length && depth > 0) {
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
    at++;
  }
  return text.slice(start, at);
}

function ownedTables(): Set<string> {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const owned = [...schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].filter(
    ([, name, body]) => name !== "User" && name !== "AuditLog" && /^\s+userId\s+String/m.test(body ?? ""),
  );
  return new Set(owned.map(([, name = ""]) => name.charAt(0).toLowerCase() + name.slice(1)));
}

test("every table of a user has a key that starts with userId", () => {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  for (const [, name, body = ""] of schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)) {
    if (name === "User" || name === "AuditLog" || !/^\s+userId\s+String/m.test(body)) continue;
    expect(/@@id\(\[userId\b/.test(body) || /^\s+userId\s+String\s+@id/m.test(body), name).toBe(true);
  }
});
