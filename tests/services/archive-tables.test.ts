// What an archive says of itself: the shape of each table, and each table once more for spreadsheets.
import Ajv from "ajv";
import addFormats from "ajv-formats";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ARCHIVED } from "~/contracts/archive";
import { createAccount } from "~/services/accounts/by-hand.server";
import { db } from "~/lib/db.server";
import { createArchiveDraft } from "~/services/archive/preview.server";
import { EXPORTED } from "~/services/archive/export.server";
import { archiveOf, rowsIn, textIn, unzip, zipped } from "../support/archives";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const person = async () => currentUser(await createTrialUser());
const Row = z.object({
  type: z.literal("object"),
  properties: z.record(z.record(z.unknown())),
  required: z.string().array(),
});
const Head = z.object({ version: z.literal(2), files: z.record(z.object({ comesBack: z.boolean(), row: Row })) });
const headOf = (files: Map<string, Buffer>) => Head.parse(JSON.parse(textIn(files, "archive.json")));

async function household() {
  const user = await person();
  await giveHousehold(user.id, user.today, "tables", "2026-09-01");
  await db.transaction.updateMany({
    where: { userId: user.id, category: "restaurants" },
    data: { note: '=cmd|"/C calc"!A0\nand a line', tags: ["tax", "@sum"] },
  });
  return user;
}

describe("archive.json", () => {
  test("describes every file, and every row is as it says", async () => {
    const files = unzip(await archiveOf(await household()));
    const head = headOf(files);
    expect(Object.keys(head.files).sort()).toEqual(EXPORTED.map(({ file }) => `${file}.json`).sort());
    const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
    for (const [name, { comesBack, row }] of Object.entries(head.files)) {
      const file = name.replace(".json", "");
      expect(comesBack, name).toBe(ARCHIVED.some((one) => one.file === file));
      const isAsSaid = ajv.compile({ ...row, additionalProperties: false });
      for (const one of rowsIn(files, file))
        expect(isAsSaid(one), `${name} ${JSON.stringify(isAsSaid.errors)}`).toBe(true);
    }
  });

  test("says more than names: what a column may hold, from the rules by which an archive is read", async () => {
    const { files } = headOf(unzip(await archiveOf(await person())));
    expect(files["transactions.json"]?.row.properties).toMatchObject({
      id: { type: "string", minLength: 1, maxLength: 400 },
      day: { type: "string", format: "date" },
      amountCents: { type: "integer", minimum: -999_999_999_999, maximum: 999_999_999_999 },
      note: { type: ["string", "null"], maxLength: 20_000 },
      tags: { type: "array", items: { type: "string", maxLength: 60 } },
      pending: { type: "boolean" },
    });
    expect(files["budgets.json"]?.row.properties["month"]).toEqual({
      type: "string",
      pattern: "^\\d{4}-(0[1-9]|1[0-2])$",
    });
    expect(files["imports.json"]?.row.properties["state"]).toEqual({
      type: "string",
      enum: ["done", "undone", "draft"],
    });
    // Columns that came later are missing in older archives.
    expect(files["transactions.json"]?.row.required).not.toContain("tags");
    expect(files["transactions.json"]?.row.required).toContain("amountCents");
    expect(files["insights.json"]).toMatchObject({ comesBack: false, row: { properties: { id: { type: "string" } } } });
  });

  test("says of what doesn't come back what the database has it as: texts, whole numbers, and what may be missing", async () => {
    const { files } = headOf(unzip(await archiveOf(await person())));
    expect(files["insights.json"]?.row.properties).toMatchObject({
      ...{ title: { type: "string" }, isRead: { type: "boolean" }, createdAt: { type: "string" } },
      endedAt: { type: ["string", "null"] },
    });
    expect(files["recurring.json"]?.row.properties).toMatchObject({
      ...{ count: { type: "integer" }, lastCents: { type: "integer" }, changeFromCents: { type: ["integer", "null"] } },
    });
    expect(files["recurring.json"]?.row.required).toContain("changeDay");
    expect(files["recurring.json"]?.row.properties).not.toHaveProperty("userId");
  });

  test("has the files under the names that archives have had so far", async () => {
    const names = [...unzip(await archiveOf(await person())).keys()].filter((name) => /^[\w-]+\.json$/.test(name));
    expect(names.map((name) => name.replace(".json", "")).sort()).toEqual([
      ...[
        "accounts",
        "activity",
        "archive",
        "balances",
        "bank-connections",
        "budget-months",
        "budgets",
        "chat",
        "coach-answers",
        "coach-deeds",
      ],
      ...["coach-usage", "conversations", "credit-assessments", "devices", "feedback", "goal-entries", "goals"],
      ...[
        "import-categories",
        "import-files",
        "import-senders",
        "imports",
        "insights",
        "interview-draft",
        "interviews",
      ],
      ...["merchant-rules", "notice-choices", "own-categories", "own-choices", "plan", "plan-steps", "profile"],
      ...["push-devices", "recurring", "reminders", "repeated-entries", "told-notices", "transaction-splits"],
      ...["transactions", "transfer-suggestions", "trial-reminders"],
    ]);
  });

  test("an archive from before it said so is read as ever, and one that says nonsense of itself by our own rules", async () => {
    const files = unzip(await archiveOf(await household()));
    const user = await person();
    const withHead = (head: Record<string, unknown>) =>
      zipped(
        [...files]
          .filter(([name]) => !name.startsWith("csv/"))
          .map(([name, content]) => [name, name === "archive.json" ? JSON.stringify(head) : content.toString("utf8")]),
      );
    const head = { format: "mind-my-money", version: 1, exported: "2026-11-20" };
    for (const one of [head, { ...head, files: { "transactions.json": 7 } }])
      expect(await createArchiveDraft(user, { name: "my-data.zip", bytes: await withHead(one) })).toEqual(
        expect.any(String),
      );
  });
});

/** What was typed beside a linked account's terms: no cell holds two values. */
const IN_JSON_ALONE = new Set(["typed"]);

describe("the folder csv", () => {
  test("holds each table with a column each and the values of its JSON file; nothing in it is a formula", async () => {
    const files = unzip(await archiveOf(await household()));
    const { files: described } = headOf(files);
    for (const { file } of EXPORTED) {
      const table = Papa.parse<string[]>(textIn(files, `csv/${file}.csv`).replace(/^\uFEFF/, ""), {
        skipEmptyLines: true,
      });
      const [header = [], ...lines] = table.data;
      const columns = Object.keys(described[`${file}.json`]?.row.properties ?? {});
      expect([...header].sort(), file).toEqual(columns.filter((name) => !IN_JSON_ALONE.has(name)).sort());
      const rows = rowsIn(files, file);
      expect(lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at]])))).toEqual(
        rows.map((row) => Object.fromEntries(header.map((name) => [name, asCell(row[name])]))),
      );
    }
    const all = [...files].filter(([name]) => name.startsWith("csv/")).map(([, content]) => content.toString("utf8"));
    for (const text of all) expect(text).not.toMatch(/(^|[,\n])"?[=@+|]/);
    expect(textIn(files, "csv/transactions.csv")).toContain(`"'=cmd|""/C`);
  });

  test(
    "isn't there beyond 40,000 transactions: an archive has to be small enough to come back",
    { timeout: 180_000 },
    async () => {
      const user = await person();
      const { id: account } = await createAccount(user, {
        kind: "cash",
        name: "Cash",
        institution: "",
        balance: 0,
        day: user.today,
      });
      await db.$executeRaw`INSERT INTO "Transaction" ("userId", id, "accountId", "providerTransactionId", day, "amountCents", "merchantName", kind, "updatedAt")
      SELECT ${user.id}, 't' || n, ${account}, 'hand:' || n, '2026-01-05', -100, 'Shop', 'spending', now() FROM generate_series(1, 40001) n`;
      const names = [...unzip(await archiveOf(user)).keys()];
      expect(names.filter((name) => name.startsWith("csv/"))).toEqual([]);
      expect(names).toContain("transactions.csv");
    },
  );
});

const asCell = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : typeof value === "object" ? JSON.stringify(value) : String(value);
  return typeof value !== "number" && /^\s*[=+\-@|%]/.test(text) ? `'${text}` : text;
};
