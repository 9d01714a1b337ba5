import { z } from "zod";

/** How a sandbox bank behaves, so that every state of linking and syncing can be seen. */
type Behaviour =
  "well" | "login_required" | "pending_disconnect" | "revoked" | "new_accounts" | "slow" | "link_error" | "sync_error";

export type SandboxInstitution = {
  id: string;
  name: string;
  behaviour: Behaviour;
  profile: "family" | "side";
  about: string;
  /** Lets people sign in on its own site only, and sends them back. */
  oauth?: boolean;
};

/** The bank of the demo account. */
export const HOUSEHOLD_BANK = "ins_900001";

export const INSTITUTIONS: readonly SandboxInstitution[] = [
  {
    id: HOUSEHOLD_BANK,
    name: "Harbor Bank",
    behaviour: "well",
    profile: "family",
    about: "A whole household: checking, savings, card, loan and investments",
  },
  {
    id: "ins_900002",
    name: "Juniper Credit Union",
    behaviour: "well",
    profile: "side",
    about: "A second bank with checking and savings",
  },
  {
    id: "ins_900003",
    name: "Lantern Bank",
    behaviour: "login_required",
    profile: "side",
    about: "Asks to sign in again after the first update",
  },
  {
    id: "ins_900004",
    name: "Quarry Savings",
    behaviour: "pending_disconnect",
    profile: "side",
    about: "Announces that the connection ends in a week",
  },
  {
    id: "ins_900005",
    name: "Willow Trust",
    behaviour: "revoked",
    profile: "side",
    about: "Takes its permission back after the first update",
  },
  {
    id: "ins_900006",
    name: "Meadow Bank",
    behaviour: "new_accounts",
    profile: "family",
    about: "Opens another account after you have linked it",
  },
  {
    id: "ins_900007",
    name: "Slowwater Bank",
    behaviour: "slow",
    profile: "side",
    about: "Takes longer to answer than anybody waits",
  },
  {
    id: "ins_900008",
    name: "Northgate Bank",
    behaviour: "link_error",
    profile: "side",
    about: "Does not respond while you connect it",
  },
  {
    id: "ins_900009",
    name: "Foundry Bank",
    behaviour: "sync_error",
    profile: "side",
    about: "Connects, but answers every update with an error",
  },
  {
    id: "ins_900010",
    name: "Seaport Bank",
    behaviour: "well",
    profile: "side",
    about: "Takes you to its own site to sign in, and back",
    oauth: true,
  },
];

export const institutionOf = (id: string): SandboxInstitution | undefined =>
  INSTITUTIONS.find((institution) => institution.id === id);

const ItemError = z.enum(["ITEM_LOGIN_REQUIRED", "PENDING_DISCONNECT", "USER_PERMISSION_REVOKED"]);

export const SandboxItem = z.object({
  itemId: z.string(),
  accessToken: z.string(),
  institutionId: z.string(),
  /** Who asked for the link: the same person gets the same household. */
  seed: z.string(),
  from: z.string(),
  /** Roles of the accounts that were shared. */
  roles: z.array(z.string()),
  webhook: z.string().nullable(),
  error: ItemError.nullable(),
  /** What the behaviour of the bank brings once, after the first sync. */
  acted: z.boolean(),
  synced: z.boolean(),
});
export type SandboxItem = z.infer<typeof SandboxItem>;

export const LinkSession = z.object({
  token: z.string(),
  sessionId: z.string(),
  clientUserId: z.string(),
  webhook: z.string().nullable(),
  products: z.array(z.string()),
  days: z.number().int(),
  completionUri: z.string().nullable(),
  /** Where a bank that signs people in on its own site sends them back to, and the state that it brings along. */
  redirectUri: z.string().nullable().default(null),
  oauthState: z.string().default(""),
  /** In update mode: the access token of the item that is being repaired. */
  accessToken: z.string().nullable(),
  accountSelection: z.boolean(),
  createdAt: z.string(),
  status: z.enum(["open", "done", "exit"]),
  publicToken: z.string().nullable(),
  institutionId: z.string().nullable(),
  roles: z.array(z.string()),
  exitCode: z.string().nullable(),
});
export type LinkSession = z.infer<typeof LinkSession>;

export const PublicToken = z.object({
  token: z.string(),
  institutionId: z.string(),
  roles: z.array(z.string()),
  clientUserId: z.string(),
  webhook: z.string().nullable(),
  days: z.number().int(),
  createdAt: z.string(),
  itemId: z.string().nullable(),
});
export type PublicToken = z.infer<typeof PublicToken>;

/** An answer of the vendor's kind that is not a success. */
export class PlaidRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly display: string | null;
  constructor(status: number, type: string, code: string, message: string, display: string | null = null) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.display = display;
  }
}

export const invalid = (code: string, message: string) => new PlaidRefusal(400, "INVALID_INPUT", code, message);

const ITEM_ERRORS: Record<z.infer<typeof ItemError>, [string, string]> = {
  ITEM_LOGIN_REQUIRED: [
    "the login details of this item have changed",
    "The login details of this account have changed. Please sign in again.",
  ],
  PENDING_DISCONNECT: ["the item is about to be disconnected", "This connection is about to end."],
  USER_PERMISSION_REVOKED: [
    "the holder of this account has revoked their permission",
    "The permission for this account was taken back.",
  ],
};

export function itemRefusal(error: z.infer<typeof ItemError>): PlaidRefusal {
  const [message, display] = ITEM_ERRORS[error];
  return new PlaidRefusal(400, "ITEM_ERROR", error, message, display);
}
