// All that somebody has here, as an archive: a JSON file a table, and the transactions for a spreadsheet. Read and sent in
// parts. What is secret, or only counts for the machine, is named here and left out.
import { csvTransactionHead, csvTransactions } from "~/domain/screens/report-csv";
import type { Day } from "~/domain/periods";
import { audit } from "~/lib/audit.server";
import { assertRecentPassword, type CurrentUser } from "~/lib/auth.server";
import { db, Prisma } from "~/lib/db.server";
import { limit } from "~/lib/rate-limit.server";
import { zip, type ZipEntry } from "~/lib/zip.server";
import { type RowMark, toRow } from "~/services/screens/dashboard-rows.server";

type Table = { table: string; file: string; hidden?: string[] };

const PART = 1000;
const PER_HOUR = 10;

export const EXPORTED: readonly Table[] = [
  { table: "User", file: "profile", hidden: ["passwordHash"] },
  { table: "Session", file: "devices", hidden: ["id"] },
  { table: "AuditLog", file: "activity", hidden: ["prevHash", "hash"] },
  { table: "Billing", file: "plan" },
  { table: "TrialReminder", file: "trial-reminders" },
  { table: "BankItem", file: "bank-connections", hidden: ["accessToken", "cursor"] },
  { table: "Account", file: "accounts" },
  { table: "BalanceHistory", file: "balances" },
  { table: "Transaction", file: "transactions" },
  { table: "TransactionSplit", file: "transaction-splits" },
  { table: "TransferSuggestion", file: "transfer-suggestions" },
  { table: "MerchantRule", file: "merchant-rules" },
  { table: "Import", file: "imports" },
  { table: "ImportFile", file: "import-files", hidden: ["content"] },
  { table: "ImportedRow", file: "imported-rows" },
  { table: "ImportSender", file: "import-senders" },
  { table: "ImportCategory", file: "import-categories" },
  { table: "Budget", file: "budgets" },
  { table: "BudgetMonth", file: "budget-months" },
  { table: "Goal", file: "goals" },
  { table: "GoalEntry", file: "goal-entries" },
  { table: "Conversation", file: "conversations" },
  { table: "ChatMessage", file: "chat" },
  { table: "CoachDeed", file: "coach-deeds" },
  { table: "Reminder", file: "reminders" },
  { table: "CoachCache", file: "coach-answers", hidden: ["inputHash"] },
  { table: "CoachUsage", file: "coach-usage" },
  { table: "Interview", file: "interviews" },
  { table: "InterviewDraft", file: "interview-draft" },
  { table: "CoachPlan", file: "plan-steps" },
  { table: "OwnChoice", file: "own-choices" },
  { table: "CreditAssessment", file: "credit-assessments" },
  { table: "Feedback", file: "feedback" },
  { table: "Insight", file: "insights" },
  { table: "RecurringStream", file: "recurring" },
];

/** A person's tables that are not exported, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  PasswordReset: "hashes of links that let somebody in",
  LinkToken: "tokens of the bank's vendor",
  IdempotencyKey: "copies of answers, kept for two days",
  DaySum: "sums of the transactions",
  MonthSum: "sums of the transactions",
  InsightRun: "when the insights were last worked out",
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

function* files(user: CurrentUser): Generator<ZipEntry> {
  yield { name: "README.txt", content: [readme(user.today)] };
  for (const table of EXPORTED) yield { name: `${table.file}.json`, content: asJson(rowsOf(table, user.id)) };
  yield { name: "transactions.csv", content: spreadsheet(user.id) };
}

function readme(today: Day): string {
  const contents = EXPORTED.map(({ file }) => `- ${file}.json`).join("\n");
  return `All that was stored about you on ${today}.\n\n${contents}\n- transactions.csv: your transactions for a spreadsheet\n\nAmounts are whole cents in the JSON files and dollars in the CSV file. Points in time are in UTC.\nNot included are your password, the keys of your sessions and of your bank connections (nobody should have those), and sums that follow from your transactions.\n`;
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
async function* rowsOf({ table, hidden = [] }: Table, userId: string): AsyncGenerator<string> {
  const owner = Prisma.raw(table === "User" ? "t.id" : `t."userId"`);
  const hasId = !WITHOUT_ID.has(table);
  const id = Prisma.raw(hasId ? "t.id::text" : "''");
  let after: string | undefined;
  for (;;) {
    const next = after === undefined ? Prisma.empty : Prisma.sql`AND t.id::text > ${after}`;
    const rows = await db.$queryRaw<{ id: string; json: string }[]>`
      SELECT ${id} AS id, (to_jsonb(t) - 'userId'::text - ${hidden}::text[])::text AS json FROM ${Prisma.raw(`"${table}"`)} t
      WHERE ${owner} = ${userId} ${next} ORDER BY ${hasId ? id : Prisma.raw("json")} ${hasId ? Prisma.sql`LIMIT ${PART}` : Prisma.empty}`;
    for (const { json } of rows) yield json;
    if (!hasId || rows.length < PART) return;
    after = rows.at(-1)?.id;
  }
}

const WITHOUT_ID = new Set([
  "Billing",
  "TrialReminder",
  "BalanceHistory",
  "BudgetMonth",
  "CoachCache",
  "CoachPlan",
  "CoachUsage",
  "InterviewDraft",
  "OwnChoice",
  "RecurringStream",
  "ImportedRow",
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
