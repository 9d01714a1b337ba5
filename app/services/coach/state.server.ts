// Whether anything has changed of what the coach knows of a person, in one small question: then what was read and worked
// out for the last answer stands for this one.
import { db, Prisma } from "~/lib/db.server";

/** The tables beside the ledger that the coach's figures and names are read from; the ledger marks its own changes. */
export const COACH_TABLES = [
  "Account",
  "Budget",
  "Goal",
  "GoalEntry",
  "RecurringStream",
  "CreditAssessment",
  "Interview",
  "OwnCategory",
  "OwnChoice",
] as const;
/** What changes with the ledger's mark alone. */
export const LEDGER_TABLES = ["Transaction", "TransactionSplit", "DaySum", "MonthSum"] as const;

/** Every version of a row has the number of the database transaction that wrote it: no writer can forget to tell. */
const marks = (userId: string): Prisma.Sql =>
  Prisma.join(
    COACH_TABLES.map(
      (table) =>
        Prisma.sql`(SELECT count(*) || '/' || coalesce(sum(hashtextextended(xmin::text, 0)), 0) FROM ${Prisma.raw(`"${table}"`)} WHERE "userId" = ${userId})`,
    ),
  );

/** Null where the ledger was never written: then nothing tells whether it has changed. */
export async function coachState(userId: string): Promise<string | null> {
  const rows = await db.$queryRaw<{ revision: string; marks: string }[]>`
    SELECT revision, concat_ws(' ', ${marks(userId)}) AS marks FROM "LedgerState" WHERE "userId" = ${userId}`;
  const [found] = rows;
  return found ? `${found.revision} ${found.marks}` : null;
}
