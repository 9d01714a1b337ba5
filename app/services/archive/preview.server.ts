// An archive that was brought and is not confirmed yet: kept as it came, and looked through for what it would bring.
import { gunzipSync, gzipSync } from "node:zlib";
import { AppError } from "~/contracts/errors";
import { ARCHIVED, ArchiveSummary } from "~/contracts/archive";
import type { ArchiveView } from "~/contracts/archive-view";
import { MAX_BYTES } from "~/domain/import/limits";
import { plainName } from "~/domain/import/types";
import { mediumDate } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { type Tx, db, newId, Prisma, transaction } from "~/lib/db.server";
import { limit } from "~/lib/rate-limit.server";
import { hashOf } from "~/services/import/hash.server";
import type { Upload } from "~/services/import/packs.server";
import { counted } from "~/texts/plural";
import { REFUSALS } from "~/texts/refusals";
import { openOurs, archiveRows, timeZoneOf } from "./read.server";

const SENDER = "archive";
const PER_HOUR = 10;
const MAX_NAMES = 20;

/** Looks through all of it: what can't be read is refused before anything is kept. */
export async function createArchiveDraft(user: CurrentUser, { name, bytes }: Upload): Promise<string> {
  if (user.isDemo) throw new AppError("conflict", REFUSALS.archive.demo);
  await limit(`archive:${user.id}`, PER_HOUR, 3_600, REFUSALS.archive.tooOften);
  if (bytes.length > MAX_BYTES) throw new AppError("unprocessable", REFUSALS.archive.tooLarge);
  const choices = await lookThrough(bytes);
  const id = newId();
  await transaction(async (tx) => {
    await tx.import.deleteMany({ where: { userId: user.id, state: "draft", files: { some: { sender: SENDER } } } });
    await tx.import.create({ data: { userId: user.id, id, createdAt: now() } });
    await tx.importFile.create({
      data: {
        userId: user.id,
        importId: id,
        id: newId(),
        name: plainName(name).slice(0, 120) || "archive.zip",
        hash: hashOf(bytes),
        size: bytes.length,
        sender: SENDER,
        content: new Uint8Array(gzipSync(bytes)),
        choices,
      },
    });
  });
  return id;
}

export async function isArchiveDraft(userId: string, id: string): Promise<boolean> {
  return (await db.importFile.count({ where: { userId, importId: id, sender: SENDER } })) > 0;
}

export async function loadArchive(tx: Tx, userId: string, id: string): Promise<Uint8Array> {
  const file = await tx.importFile.findFirst({
    where: { userId, importId: id, sender: SENDER, import: { state: "draft" } },
    select: { content: true },
  });
  if (!file?.content) throw new AppError("not_found", REFUSALS.imports.unknown);
  return gunzipSync(file.content, { maxOutputLength: MAX_BYTES + 1 });
}

export async function archiveView(user: CurrentUser, id: string): Promise<ArchiveView> {
  const file = await db.importFile.findFirst({
    where: { userId: user.id, importId: id, sender: SENDER, import: { state: "draft" } },
    select: { name: true, choices: true },
  });
  if (!file) throw new AppError("not_found", REFUSALS.imports.unknown);
  const { exported, ...summary } = ArchiveSummary.parse(file.choices);
  const inTheWay = await whatIsInTheWay(db, user.id);
  return { ...summary, id, fileName: file.name, exported: mediumDate(exported), inTheWay };
}

async function lookThrough(bytes: Uint8Array): Promise<ArchiveSummary> {
  const { archive, exported } = await openOurs(bytes);
  await timeZoneOf(archive);
  const counts = new Map<string, number>();
  const linked: string[] = [];
  let linkedMore = 0;
  const counter = { count: 0 };
  for (const { table } of ARCHIVED) {
    let held = 0;
    for await (const row of archiveRows(archive, table, counter)) {
      held += 1;
      if (table !== "Account" || row.itemId === null) continue;
      if (linked.length < MAX_NAMES) linked.push(String(row.accountName));
      else linkedMore += 1;
    }
    counts.set(table, held);
  }
  return { exported, holds: wordsOf(counts), linked, linkedMore };
}

const wordsOf = (counts: ReadonlyMap<string, number>): string[] =>
  ARCHIVED.flatMap(({ table, called }) => {
    const count = counts.get(table) ?? 0;
    return called && count > 0 ? [counted(count, ...called)] : [];
  });

/** What the account holds already, in words; an import that is only looked at is in nobody's way. */
export async function whatIsInTheWay(tx: Tx, userId: string): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { table } of ARCHIVED) {
    const done = table === "Import" ? Prisma.sql`AND state <> 'draft'` : Prisma.empty;
    // Files and their choices go with the import that they are part of.
    if (table === "ImportFile") continue;
    const [row] = await tx.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM ${Prisma.raw(`"${table}"`)} WHERE "userId" = ${userId} ${done}`;
    counts.set(table, row?.count ?? 0);
  }
  const words = wordsOf(counts);
  const others = [...counts].some(([table, count]) => count > 0 && !NO_MATTER.has(table));
  return words.length > 0 || !others ? words : ["choices and answers of yours"];
}

/** Notes about what was looked at, which an archive's replace. */
export const NO_MATTER: ReadonlySet<string> = new Set([
  "BudgetMonth",
  "InterviewDraft",
  "ImportSender",
  "ImportCategory",
]);
