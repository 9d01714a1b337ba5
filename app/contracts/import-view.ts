// What the import's screens show.
import type { TableView } from "~/domain/import/types";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

type ImportRowView = { day: Day; amountCents: Cents; name: string };
/** What a purchase is made of, where the file says it. */
type ShownPart = { category: string; amountCents: Cents };

export type ImportAccountView = {
  key: string;
  name: string;
  to: string;
  newName: string;
  kind: string;
  currency: string;
  asDollars: boolean;
  isForeign: boolean;
  fresh: number;
  known: number;
  unsure: number;
  pending: number;
  from: Day | null;
  until: Day | null;
  /** What an account that is to be made begins with. */
  first: { day: Day; cents: Cents } | null;
  closing: { day: Day; cents: Cents } | null;
  /** What is missing between the file's own balances. */
  gapCents: Cents | null;
  /** How far the balance here would be from the file's. */
  apartCents: Cents | null;
  /** `category`: where it would stand, or what kind of money it is. */
  sample: (ImportRowView & { category: string; parts: ShownPart[] })[];
};

export type UnsureRow = ImportRowView & { line: number; like: { day: Day; name: string }; isAdded: boolean };

export type ShownFile = {
  id: string;
  name: string;
  format: string;
  senderName: string | null;
  dateOrder: string | null;
  wasHere: string | null;
  problems: { line: number; says: string }[];
  problemCount: number;
  table: TableView | null;
  accounts: ImportAccountView[];
  /** Beyond those that a form can hold; they are new accounts, or those of the same name. */
  accountsMore: number;
  unsure: UnsureRow[];
  unsureMore: number;
  setBalance: boolean;
};

export type ImportView = {
  id: string;
  state: "draft" | "done" | "undone";
  added: number;
  known: number;
  files: ShownFile[];
  ours: { id: string; name: string }[];
  /** `keepsName`: of it and below the choice one of the person's own is to be made. */
  categories: { name: string; choice: string; keepsName: boolean }[];
  /** Lines of other apps' plans that aren't here yet. */
  budgets: { month: string; category: string; cents: Cents }[];
  /** Goals of other apps that aren't here yet. */
  goals: { name: string; targetCents: Cents; savedCents: Cents; deadline: Day | null }[];
  fresh: number;
};

export type PastImport = { id: string; state: string; when: string; files: string[]; added: number };
