// Somebody's accounts as a file for another program, read and sent in parts. Posted rows alone: what is pending would change.
import { AppError } from "~/contracts/errors";
import type { Book, BookAccount, BookRow } from "~/domain/books/book";
import { type BookFormat, BOOKS, isBookFormat } from "~/domain/books/formats";
import { bookWriter } from "~/domain/books/write";
import { isKind } from "~/domain/categories/classify";
import { audit } from "~/lib/audit.server";
import { assertRecentPassword, type CurrentUser } from "~/lib/auth.server";
import { db, num, type Prisma } from "~/lib/db.server";
import { limit } from "~/lib/rate-limit.server";
import { NO_ACCOUNT } from "~/services/accounts/by-hand.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { REFUSALS } from "~/texts/refusals";

const PART = 1_000;
export const BOOKS_PER_HOUR = 30;

type BookFile = { fileName: string; type: string; body: ReadableStream<Uint8Array> };

export async function exportBook(user: CurrentUser, format: string, accountId: string | null): Promise<BookFile> {
  if (!isBookFormat(format)) throw new AppError("not_found", REFUSALS.archive.unknownFormat);
  assertRecentPassword(user);
  await limit(`books|${user.id}`, BOOKS_PER_HOUR, 3_600);
  const book = await bookOf(user, accountId);
  await audit("data_exported", user.id, { format });
  const { ending, type } = BOOKS[format];
  return { fileName: `my-money-${user.today}.${ending}`, type, body: streamed(textOf(user.id, format, book)) };
}

/** Whose rows can be taken along, to choose one of them. */
export async function bookAccounts(userId: string): Promise<{ id: string; name: string }[]> {
  const accounts = await db.account.findMany({
    where: { userId },
    select: { id: true, accountName: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return accounts.map(({ id, accountName }) => ({ id, name: accountName }));
}

export function streamed(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

const POSTED = { pending: false, deletedAt: null, removedAt: null } as const;

/** All accounts, because transfers name them; `isHere` says whose rows are wanted. */
async function bookOf(user: CurrentUser, accountId: string | null): Promise<Book> {
  const accounts = await db.account.findMany({
    where: { userId: user.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  if (accountId !== null && !accounts.some(({ id }) => id === accountId)) throw new AppError("not_found", NO_ACCOUNT);
  const moved = await db.transaction.groupBy({
    by: ["accountId"],
    where: { userId: user.id, ...POSTED },
    _sum: { amountCents: true },
    _min: { day: true },
    _max: { day: true },
  });
  const told = new Map(moved.map((one) => [one.accountId, one]));
  return {
    today: user.today,
    own: await ownCategories(db, user.id),
    accounts: accounts.map((account): BookAccount => {
      const rows = told.get(account.id);
      const total = num(rows?._sum.amountCents ?? 0n);
      const closingCents = account.balanceCents === null ? total : num(account.balanceCents);
      return {
        id: account.id,
        name: account.accountName,
        institution: account.institutionName,
        number: account.accountNumber,
        type: account.accountType,
        subtype: account.subtype,
        currency: account.currency,
        openingCents: closingCents - total,
        firstDay: rows?._min.day ?? user.today,
        lastDay: rows?._max.day ?? user.today,
        closingCents,
        isHere: accountId === null || account.id === accountId,
      };
    }),
  };
}

async function* textOf(userId: string, format: BookFormat, book: Book): AsyncGenerator<string> {
  const writer = bookWriter(format, book);
  const here = book.accounts.filter(({ isHere }) => isHere);
  const text = (rows: BookRow[]) => rows.map(writer.row).join("");
  yield writer.head();
  if (writer.order === "day") {
    const ids = here.map(({ id }) => id);
    for await (const rows of rowsOf(userId, { accountId: { in: ids } })) yield text(rows);
  } else {
    for (const account of here) {
      yield writer.begin?.(account) ?? "";
      for await (const rows of rowsOf(userId, { accountId: account.id })) yield text(rows);
      yield writer.end?.(account) ?? "";
    }
  }
  yield writer.tail();
}

const ROW = {
  id: true,
  accountId: true,
  day: true,
  amountCents: true,
  merchantName: true,
  note: true,
  kind: true,
  category: true,
  ownCategory: true,
  matchedId: true,
  splits: { select: { category: true, ownCategory: true, amountCents: true }, orderBy: { id: "asc" } },
} as const;

/** In the order of time, part by part. */
async function* rowsOf(userId: string, wanted: Prisma.TransactionWhereInput): AsyncGenerator<BookRow[]> {
  let after: { day: string; id: string } | undefined;
  for (;;) {
    const rows = await db.transaction.findMany({
      where: {
        userId,
        ...POSTED,
        ...wanted,
        ...(after ? { OR: [{ day: { gt: after.day } }, { day: after.day, id: { gt: after.id } }] } : {}),
      },
      select: ROW,
      orderBy: [{ day: "asc" }, { id: "asc" }],
      take: PART,
    });
    const others = await db.transaction.findMany({
      where: { userId, ...POSTED, id: { in: rows.flatMap(({ matchedId }) => matchedId ?? []) } },
      select: { id: true, accountId: true, day: true, amountCents: true },
    });
    const otherOf = new Map(others.map(({ id, ...other }) => [id, { ...other, amountCents: num(other.amountCents) }]));
    yield rows.map(({ merchantName, note, kind, matchedId, splits, ...row }) => ({
      ...row,
      amountCents: num(row.amountCents),
      name: merchantName,
      note: note ?? "",
      kind: isKind(kind) ? kind : "spending",
      parts: splits.map((part) => ({ ...part, amountCents: num(part.amountCents) })),
      other: otherOf.get(matchedId ?? "") ?? null,
    }));
    const last = rows.at(-1);
    if (!last || rows.length < PART) return;
    after = { day: last.day, id: last.id };
  }
}
