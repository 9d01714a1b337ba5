// SimpleFIN as a bank provider: the person brings a token, and no operator's key is needed. The server is asked for days,
// so a cursor of ours notes what it has told: when, which accounts, and which pending rows, to know those that are gone.
import { z } from "zod";
import { dayOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { BankError } from "../bank-error";
import type { BankChanges, BankProvider, Described } from "../port";
import { askAccounts, claim, claimUrlOf, epochOf, hostOf } from "./client.server";
import { type ReadSet, WireAccountSet, readAccountSet } from "./transform";

const NAME = "simplefin";
const TIMEOUT_MS = 60_000;
const ROUND_MS = 150_000;
const DAY = 86_400;
/** As far back as it is asked the first time, in pieces that a bridge answers. */
const HISTORY_DAYS = 90;
const PIECE_DAYS = 30;
/** Rows that come late stand on days that were told already. */
const OVERLAP_DAYS = 14;
/** Bridges look at the banks once a day; asked again sooner, there is nothing new. */
const REST_SECONDS = 3_600;

const Cursor = z.object({ at: z.number(), accounts: z.array(z.string()), pending: z.array(z.string()) });
type Cursor = z.output<typeof Cursor>;

function readCursor(text: string | null): Cursor | null {
  if (text === null) return null;
  try {
    return Cursor.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function ask(access: string, query: Record<string, string>, withinMs: number): Promise<ReadSet> {
  const answer = WireAccountSet.safeParse(await askAccounts(access, query, Math.min(withinMs, TIMEOUT_MS)));
  if (!answer.success) throw new BankError("outage", "UNEXPECTED_ANSWER", null);
  const read = readAccountSet(answer.data, dayOf(now(), "UTC"));
  // Nothing but a reason why: the bridge itself has no way to the banks.
  const [reason] = read.told;
  if (read.accounts.length === 0 && reason !== undefined) throw new BankError("item", "NOTHING_TOLD", reason);
  return read;
}

async function describe(access: string): Promise<Described> {
  const { accounts, setAside } = await ask(access, { "balances-only": "1" }, TIMEOUT_MS);
  const banks = new Set(accounts.map(({ institutionName }) => institutionName));
  const [only] = banks;
  return {
    accounts,
    setAside,
    institutionId: `${NAME}:${hostOf(access)}`,
    institutionName: banks.size === 1 && only !== undefined ? only : "SimpleFIN",
  };
}

/** The days that are to be told, as pieces in order; the last one is open. */
function piecesSince(cursor: Cursor | null, at: number): Record<string, string>[] {
  const oldest = at - HISTORY_DAYS * DAY;
  const pieces: Record<string, string>[] = [];
  for (let start = Math.max(oldest, (cursor?.at ?? 0) - OVERLAP_DAYS * DAY); start < at; start += PIECE_DAYS * DAY) {
    const end = start + PIECE_DAYS * DAY;
    pieces.push({ "start-date": `${start}`, pending: "1", ...(end < at ? { "end-date": `${end}` } : {}) });
  }
  return pieces;
}

async function changes(access: string, from: string | null, withinMs: number = ROUND_MS): Promise<BankChanges> {
  const at = epochOf();
  const cursor = readCursor(from);
  if (cursor && at - cursor.at < REST_SECONDS)
    return { accounts: [], upsert: [], remove: [], setAside: [], cursor: from, isReady: true, asOf: dateOf(cursor.at) };
  const endsAt = performance.now() + withinMs;
  const pieces: ReadSet[] = [];
  for (const piece of piecesSince(cursor, at)) {
    const left = endsAt - performance.now();
    if (left <= 0) throw new BankError("outage", "TOO_SLOW", null);
    pieces.push(await ask(access, piece, left));
  }
  return merged(pieces, cursor, at);
}

/** The pieces as one delivery; a later one knows better than an earlier one. */
function merged(pieces: readonly ReadSet[], cursor: Cursor | null, at: number): BankChanges {
  const { accounts = [], told = [] } = pieces.at(-1) ?? {};
  const rows = new Map(pieces.flatMap((piece) => piece.rows.map((row) => [row.providerTransactionId, row] as const)));
  const setAside = pieces.flatMap((piece, index) =>
    piece.setAside.filter(({ what }) => what === "transaction" || index === pieces.length - 1),
  );
  const odd = new Map(setAside.map((one, index) => [one.id === null ? index : `${one.what} ${one.id}`, one]));
  const incomplete = new Set(pieces.flatMap((piece) => [...piece.incomplete]));
  const whole = new Set(accounts.flatMap(({ providerAccountId: id }) => (incomplete.has(id) ? [] : [id])));
  const isWhole = (rowId: string) => whole.has(rowId.slice(0, rowId.lastIndexOf(":")));
  const before = cursor?.pending ?? [];
  const remove = before.filter((rowId) => !rows.has(rowId) && isWhole(rowId));
  const pending = [...rows.values()].flatMap((row) => (row.pending ? [row.providerTransactionId] : []));
  const unsure = before.filter((rowId) => !rows.has(rowId) && !isWhole(rowId));
  const ids = accounts.map(({ providerAccountId }) => providerAccountId);
  const next: Cursor = {
    at,
    accounts: [...new Set([...(cursor?.accounts ?? []), ...ids])],
    pending: [...pending, ...unsure],
  };
  return {
    accounts,
    upsert: [...rows.values()],
    remove,
    setAside: [...odd.values()],
    told,
    hasNewAccounts: cursor !== null && ids.some((id) => !cursor.accounts.includes(id)),
    cursor: JSON.stringify(next),
    isReady: true,
  };
}

const dateOf = (seconds: number) => new Date(seconds * 1_000);

export const simplefin: BankProvider = {
  name: NAME,
  isLinkToken: (text) => claimUrlOf(text) !== null,
  // It has no pages to link on: the person brings what they made at their bridge.
  startLink: () => Promise.resolve({ linkToken: null, hostedUrl: null }),
  linkResult: () => Promise.resolve({ status: "exit", message: null }),
  async exchange(token) {
    const accessToken = await claim(token);
    return { accessToken, providerItemId: `${NAME}:${sha256(accessToken)}` };
  },
  describe,
  changes,
  refresh: () => Promise.resolve(),
  // The protocol knows no end from this side: without the address nobody asks any more, and the person can end it there.
  remove: () => Promise.resolve(),
  verifyWebhook: () => Promise.resolve(null),
};
