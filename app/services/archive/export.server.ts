// All that somebody has here, as an archive: each table as JSON and as CSV, and the transactions for a spreadsheet. Read and
// sent in parts. What is secret, or only counts for the machine, is named here and left out.
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from "~/contracts/archive";
import { type RowSchema, rowSchema } from "~/contracts/archive-schema";
import { csvTransactionHead, csvTransactions } from "~/domain/books/csv";
import type { Day } from "~/domain/periods";
import { audit } from "~/lib/audit.server";
import { assertRecentPassword, type CurrentUser } from "~/lib/auth.server";
import { db, Prisma } from "~/lib/db.server";
import { limit } from "~/lib/rate-limit.server";
import { zip, type ZipEntry } from "~/lib/zip.server";
import { asShown } from "./export-goals.server";
import { asCsv, columnsOfTables, schemaOf, type TableColumns } from "./export-tables.server";
import { type RowMark, toRow } from "~/services/screens/dashboard-rows.server";

/** `byVisitors`: on the account that strangers share it tells one what another did and said. */
type ExportedTable = { table: string; file: string; hidden?: string[]; byVisitors?: true; only?: Prisma.Sql };

/** What was only looked at has brought nothing, and its files' content goes nowhere. */
const NO_DRAFT = Prisma.sql`AND t.state <> 'draft'`;
const OF_NO_DRAFT = Prisma.sql`AND NOT EXISTS (SELECT 1 FROM "Import" i
  WHERE i."userId" = t."userId" AND i.id = t."importId" AND i.state = 'draft')`;

const PART = 1000;
const PER_HOUR = 10;

export const EXPORTED: readonly ExportedTable[] = [
  { table: "User", file: "profile", hidden: ["passwordHash"] },
  { table: "Session", file: "devices", hidden: ["id"], byVisitors: true },
  { table: "AuditLog", file: "activity", hidden: ["prevHash", "hash"], byVisitors: true },
  { table: "Billing", file: "plan" },
  { table: "TrialReminder", file: "trial-reminders" },
  { table: "NoticeChoice", file: "notice-choices" },
  { table: "ToldNotice", file: "told-notices" },
  {
    table: "PushDevice",
    file: "push-devices",
    hidden: ["id", "sessionId", "endpoint", "p256dh", "auth"],
    byVisitors: true,
  },
  { table: "BankItem", file: "bank-connections", hidden: ["accessToken", "cursor"] },
  { table: "Account", file: "accounts" },
  { table: "BalanceHistory", file: "balances" },
  { table: "Transaction", file: "transactions" },
  { table: "TransactionSplit", file: "transaction-splits" },
  { table: "TransferSuggestion", file: "transfer-suggestions" },
  { table: "OwnCategory", file: "own-categories" },
  { table: "MerchantRule", file: "merchant-rules" },
  { table: "RepeatedEntry", file: "repeated-entries" },
  { table: "Import", file: "imports", only: NO_DRAFT },
  { table: "ImportFile", file: "import-files", hidden: ["content"], only: OF_NO_DRAFT },
  { table: "ImportSender", file: "import-senders" },
  { table: "ImportCategory", file: "import-categories" },
  { table: "Budget", file: "budgets" },
  { table: "BudgetMonth", file: "budget-months" },
  { table: "Goal", file: "goals" },
  { table: "GoalEntry", file: "goal-entries" },
  { table: "Conversation", file: "conversations", byVisitors: true },
  { table: "ChatMessage", file: "chat", byVisitors: true },
  { table: "CoachDeed", file: "coach-deeds", byVisitors: true },
  { table: "Reminder", file: "reminders", byVisitors: true },
  { table: "CoachCache", file: "coach-answers", hidden: ["inputHash"], byVisitors: true },
  { table: "CoachUsage", file: "coach-usage", byVisitors: true },
  { table: "Interview", file: "interviews", byVisitors: true },
  { table: "InterviewDraft", file: "interview-draft", byVisitors: true },
  { table: "CoachPlan", file: "plan-steps", byVisitors: true },
  { table: "OwnChoice", file: "own-choices", byVisitors: true },
  { table: "CreditAssessment", file: "credit-assessments" },
  { table: "Feedback", file: "feedback", byVisitors: true },
  { table: "Insight", file: "insights" },
  { table: "RecurringStream", file: "recurring" },
];

/** A person's tables that are not exported, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  PasswordReset: "hashes of links that let somebody in",
  LinkToken: "tokens of the bank's vendor",
  IdempotencyKey: "copies of answers, kept for two days",
  UndoStep: "what changes replaced, kept for a day",
  DaySum: "sums of the transactions",
  MonthSum: "sums of the transactions",
  InsightRun: "when the insights were last worked out",
  LedgerState: "a mark that changes with the transactions",
};

export async function exportAccount(
  user: CurrentUser,
): Promise<{ fileName: string; body: ReadableStream<Uint8Array> }> {
  assertRecentPassword(user);
  await limit(`export|${user.id}`, PER_HOUR, 3600);
  await audit("data_exported", user.id);
  const parts = zip(files(user), user.now);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return { fileName: `my-data-${user.today}.zip`, body };
}

async function* files(user: CurrentUser): AsyncGenerator<ZipEntry> {
  const tables = EXPORTED.filter(({ byVisitors }) => !(byVisitors && user.isDemo));
  const columns = await columnsOfTables(tables);
  yield { name: "archive.json", content: [head(user.today, tables, columns)] };
  const isSmall = (await db.transaction.count({ where: { userId: user.id } })) <= MAX_AS_CSV;
  yield { name: "README.txt", content: [readme(user.today, tables, isSmall)] };
  const shown = await asShown(user);
  const rows = (table: ExportedTable) =>
    table.table === "Goal" ? shown(rowsOf(table, user.id)) : rowsOf(table, user.id);
  for (const table of tables) yield { name: `${table.file}.json`, content: asJson(rows(table)) };
  yield { name: "transactions.csv", content: spreadsheet(user.id) };
  if (!isSmall) return;
  for (const table of tables)
    yield {
      name: `csv/${table.file}.csv`,
      content: asCsv(
        rows(table),
        (columns.get(table.table) ?? []).map(({ name }) => name),
      ),
    };
}

/** Beyond these the same again as CSV would make the archive too large to come back. */
const MAX_AS_CSV = 40_000;

/** First of all: by it an archive is recognized when it comes back. What each file holds follows. */
function head(today: Day, tables: readonly ExportedTable[], columns: TableColumns): string {
  const described = tables.map(({ table, file }): [string, { comesBack: boolean; row: RowSchema }] => {
    const row = rowSchema(table);
    return [`${file}.json`, { comesBack: row !== null, row: row ?? schemaOf(columns.get(table) ?? []) }];
  });
  const files = Object.fromEntries(described);
  return `${JSON.stringify({ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, exported: today, files }, null, 1)}\n`;
}

function readme(today: Day, tables: readonly ExportedTable[], withCsv: boolean): string {
  const contents = tables.map(({ file }) => `- ${file}.json`).join("\n");
  const csv = withCsv ? "- csv: a folder with the same tables as CSV, a column each\n" : "";
  return (
    `All that was stored about you on ${today}.\n\n- archive.json: ` +
    `the version, and what each file holds (JSON Schema)\n${contents}\n- transactions.csv: ` +
    `your transactions for a spreadsheet\n${csv}\nAmounts are whole cents, but for transactions.csv, which has ` +
    "dollars. Points in time are in UTC.\nNot included are your password, the keys of your sessions and of your " +
    "bank connections (nobody should have those), and sums that follow from your transactions.\n\nChosen under " +
    "Import files in an empty account, on this server or another, this archive brings your data back.\n"
  );
}

async function* asJson(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + row;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** The rows as the database writes them as JSON, part by part in the order of their ids. */
async function* rowsOf(
  { table, hidden = [], only = Prisma.empty }: ExportedTable,
  userId: string,
): AsyncGenerator<string> {
  const owner = Prisma.raw(table === "User" ? "t.id" : `t."userId"`);
  const hasId = !WITHOUT_ID.has(table);
  const id = Prisma.raw(hasId ? "t.id::text" : "''");
  let after: string | undefined;
  for (;;) {
    const next = after === undefined ? Prisma.empty : Prisma.sql`AND t.id::text > ${after}`;
    const rows = await db.$queryRaw<{ id: string; json: string }[]>`
      SELECT ${id} AS id, (to_jsonb(t) - 'userId'::text - ${hidden}::text[])::text AS json FROM ${Prisma.raw(`"${table}"`)} t
      WHERE ${owner} = ${userId} ${only} ${next} ORDER BY ${hasId ? id : Prisma.raw("json")} ${hasId ? Prisma.sql`LIMIT ${PART}` : Prisma.empty}`;
    for (const { json } of rows) yield json;
    if (!hasId || rows.length < PART) return;
    after = rows.at(-1)?.id;
  }
}

const WITHOUT_ID = new Set([
  "Billing",
  "TrialReminder",
  "NoticeChoice",
  "ToldNotice",
  "BalanceHistory",
  "BudgetMonth",
  "CoachCache",
  "CoachPlan",
  "CoachUsage",
  "InterviewDraft",
  "OwnChoice",
  "RecurringStream",
  "ImportSender",
  "ImportCategory",
]);

const CSV_ROW = {
  id: true,
  day: true,
  merchantName: true,
  category: true,
  kind: true,
  amountCents: true,
  pending: true,
  note: true,
  splits: { select: { category: true, amountCents: true }, orderBy: { id: "asc" } },
  account: { select: { accountName: true, institutionName: true } },
} as const;

async function* spreadsheet(userId: string): AsyncGenerator<string> {
  // Spreadsheets take the text for UTF-8 only with this mark.
  yield `\uFEFF${csvTransactionHead()}`;
  let after: RowMark | undefined;
  for (;;) {
    const rows = await db.transaction.findMany({
      where: {
        userId,
        deletedAt: null,
        removedAt: null,
        ...(after ? { OR: [{ day: { lt: after.day } }, { day: after.day, id: { lt: after.id } }] } : {}),
      },
      select: CSV_ROW,
      orderBy: [{ day: "desc" }, { id: "desc" }],
      take: PART,
    });
    const last = rows.at(-1);
    if (!last) return;
    yield csvTransactions(
      rows.map((row) => ({ ...toRow(row), account: `${row.account.institutionName} ${row.account.accountName}` })),
    );
    after = { day: last.day, id: last.id };
  }
}
