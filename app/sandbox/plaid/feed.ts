import { type HouseholdAccount, type HouseholdTransaction, household } from "~/sandbox/sample/household";
import type { Day } from "~/domain/periods";
import { type SandboxItem, institutionOf, invalid, PlaidRefusal } from "./model";

type Snapshot = {
  readonly accounts: readonly HouseholdAccount[];
  readonly rows: readonly HouseholdTransaction[];
};
type Page = {
  added: HouseholdTransaction[];
  modified: HouseholdTransaction[];
  removed: HouseholdTransaction[];
  nextCursor: string;
  hasMore: boolean;
};

/** Two years take a while to make up, and each page of a delivery is cut from the same ones. */
const known = new Map<string, Snapshot>();
const MAX_KNOWN = 4;

/** What the bank knows on a day of the accounts that were shared. */
export function snapshot(item: SandboxItem, today: Day): Snapshot {
  const key = [item.itemId, item.seed, item.from, item.institutionId, item.roles.join(), today].join("|");
  const found = known.get(key) ?? makeSnapshot(item, today);
  known.delete(key);
  known.set(key, found);
  for (const [oldest] of known) if (known.size > MAX_KNOWN) known.delete(oldest);
  return found;
}

/** Ids carry the item's name, as no two items share them. */
function makeSnapshot(item: SandboxItem, today: Day): Snapshot {
  const { accounts, transactions } = household({
    seed: item.seed,
    today,
    from: item.from,
    profile: institutionOf(item.institutionId)?.profile ?? "side",
  });
  const rename = (id: string) => item.itemId + id.slice(item.seed.length);
  const shared = accounts.filter((account) => item.roles.includes(account.role));
  const ids = new Set(shared.map((account) => account.id));
  return {
    accounts: shared.map((account) => ({ ...account, id: rename(account.id) })),
    rows: transactions
      .filter((row) => ids.has(row.accountId))
      .map((row) => ({
        ...row,
        id: rename(row.id),
        accountId: rename(row.accountId),
        pendingId: row.pendingId === null ? null : rename(row.pendingId),
      })),
  };
}

/** A cursor is the day up to which everything was told; while pages are left also the day it leads to, and how far. */
type Position = { since: Day | null; until: Day; offset: number; roles: string[] };

const encode = ({ since, until, offset, roles }: Position) =>
  Buffer.from(`v1|${since ?? ""}|${until}|${offset}|${roles.join(",")}`).toString("base64url");

const CURSOR = /^v1\|(\d{4}-\d\d-\d\d)?\|(\d{4}-\d\d-\d\d)\|(\d+)\|([a-z,]*)$/;

function decode(cursor: string, today: Day, item: SandboxItem): Position {
  if (cursor === "") return { since: null, until: today, offset: 0, roles: item.roles };
  const match = CURSOR.exec(Buffer.from(cursor, "base64url").toString());
  if (!match?.[2]) throw invalid("INVALID_FIELD", "cursor is not valid");
  const offset = Number(match[3]);
  const roles = (match[4] ?? "").split(",").filter(Boolean);
  // A finished position: everything up to `until` has been told.
  if (offset === 0) return { since: match[2], until: today, offset: 0, roles };
  if (match[2] !== today) {
    const message = "Underlying transaction data changed since last page was fetched.";
    throw new PlaidRefusal(400, "TRANSACTIONS_ERROR", "TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION", message);
  }
  return { since: match[1] ?? null, until: match[2], offset, roles };
}

/** One page of what has changed since the cursor. */
export function page(item: SandboxItem, cursor: string, count: number, today: Day): Page {
  const position = decode(cursor, today, item);
  const isSame = position.since === today && position.roles.join() === item.roles.join();
  const before = position.since === null ? [] : snapshot({ ...item, roles: position.roles }, position.since).rows;
  const changes = isSame ? [] : difference(before, snapshot(item, today).rows);
  const slice = changes.slice(position.offset, position.offset + count);
  const hasMore = position.offset + count < changes.length;
  const of = (kind: Change["kind"]) => slice.filter((change) => change.kind === kind).map((change) => change.row);
  return {
    added: of("added"),
    modified: of("modified"),
    removed: of("removed"),
    nextCursor: encode(
      hasMore
        ? { ...position, offset: position.offset + count }
        : { since: null, until: today, offset: 0, roles: item.roles },
    ),
    hasMore,
  };
}

type Change = { kind: "added" | "modified" | "removed"; row: HouseholdTransaction };

function difference(before: readonly HouseholdTransaction[], after: readonly HouseholdTransaction[]): Change[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const now = new Set(after.map((row) => row.id));
  const changes = after.flatMap((row): Change[] => {
    const was = old.get(row.id);
    if (!was) return [{ kind: "added", row }];
    return JSON.stringify(was) === JSON.stringify(row) ? [] : [{ kind: "modified", row }];
  });
  return [...changes, ...before.filter((row) => !now.has(row.id)).map((row): Change => ({ kind: "removed", row }))];
}
