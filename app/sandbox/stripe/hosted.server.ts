// What the sandbox's own pages do: the checkout and the portal that Stripe would host.
import { transaction, type Tx } from "~/lib/db.server";
import { priceById, type Price } from "./catalog";
import { account, checkout } from "./endpoints.server";
import { advance, dueToday, expire, pay, setCancelAtPeriodEnd, setCard, trialEndOf } from "./engine";
import { Refusal } from "./errors";
import { CARD_LAST4, type Account, type CardKind, type Portal, type Session } from "./model";
import { clockOf, readPortal, writeAccount, writeSession } from "./store.server";

export type CheckoutView = {
  id: string;
  status: Session["status"];
  reference: string | null;
  email: string | null;
  plan: Price["plan"];
  amount: number;
  interval: Price["interval"];
  dueToday: number;
  trialEnd: Date | null;
  needsCard: boolean;
  successUrl: string;
  cancelUrl: string | null;
};

export type PortalView = {
  id: string;
  returnUrl: string | null;
  clock: Date;
  card: string | null;
  subscription: {
    id: string;
    plan: Price["plan"];
    amount: number;
    interval: Price["interval"];
    status: "trialing" | "active" | "past_due" | "canceled" | "paused";
    periodEnd: Date;
    cancelsAtEnd: boolean;
  } | null;
  invoices: { id: string; at: Date; amount: number; status: string }[];
};

export type PayAnswer =
  { ok: true; location: string } | { ok: false; reason: "closed" | "card_needed" | "card_declined" };

/** What the page asks before it shows or does anything: whose checkout it is. Null when there is none, or not theirs. */
export async function readCheckout(id: string, reference: string): Promise<CheckoutView | null> {
  return orNull(() =>
    transaction(async (tx) => {
      const { owner, session } = await checkout(tx, id);
      return session.clientReferenceId === reference ? viewOf(owner, session) : null;
    }),
  );
}

export async function payCheckout(id: string, reference: string, card: CardKind | null): Promise<PayAnswer | null> {
  return orNull(() =>
    transaction(async (tx) => {
      const { owner, session } = await checkout(tx, id);
      if (session.clientReferenceId !== reference) return null;
      const paid = pay(owner, session, card, clockOf(owner));
      if (!paid.ok) return paid;
      await writeSession(tx, session);
      await writeAccount(tx, owner, paid.events);
      return { ok: true as const, location: session.successUrl.replace("{CHECKOUT_SESSION_ID}", session.id) };
    }),
  );
}

export async function expireCheckoutPage(id: string, reference: string): Promise<void> {
  await orNull(() =>
    transaction(async (tx) => {
      const { owner, session } = await checkout(tx, id);
      if (session.clientReferenceId !== reference) return null;
      const events = expire(owner, session);
      await writeSession(tx, session);
      await writeAccount(tx, owner, events);
      return null;
    }),
  );
}

export async function readPortalPage(id: string, reference: string): Promise<PortalView | null> {
  return orNull(() =>
    transaction(async (tx) => {
      const opened = await portal(tx, id, reference);
      return opened === null ? null : portalView(opened.owner, opened.page);
    }),
  );
}

export type PortalChange =
  | { kind: "card"; card: CardKind | null }
  | { kind: "cancel"; atPeriodEnd: boolean }
  | { kind: "clock"; to: "tomorrow" | "period_end" };

export async function changePortal(id: string, reference: string, change: PortalChange): Promise<boolean> {
  const done = await orNull(() =>
    transaction(async (tx) => {
      const opened = await portal(tx, id, reference);
      if (opened === null) return null;
      const { owner } = opened;
      await writeAccount(tx, owner, apply(owner, change));
      return true;
    }),
  );
  return done ?? false;
}

function apply(owner: Account, change: PortalChange): ReturnType<typeof advance> {
  const now = clockOf(owner);
  if (change.kind === "card") return setCard(owner, change.card, now);
  const living = livingOf(owner);
  if (change.kind === "cancel") return living ? setCancelAtPeriodEnd(owner, living, change.atPeriodEnd, now) : [];
  const ahead = change.to === "tomorrow" || living === undefined ? 86_400 : Math.max(0, living.periodEnd - now);
  owner.clockOffset += ahead;
  return advance(owner, clockOf(owner));
}

async function portal(tx: Tx, id: string, reference: string): Promise<{ owner: Account; page: Portal } | null> {
  const page = await readPortal(tx, id);
  if (page === null) return null;
  const owner = await account(tx, page.customer);
  return owner.deleted || owner.metadata.user_id !== reference ? null : { owner, page };
}

function livingOf(owner: Account): Account["subscriptions"][number] | undefined {
  return owner.subscriptions.filter((sub) => sub.status !== "canceled").at(-1);
}

function viewOf(owner: Account, session: Session): CheckoutView {
  const price = priceById(session.price);
  const trialEnd = trialEndOf(session, clockOf(owner));
  return {
    id: session.id,
    status: session.status,
    reference: session.clientReferenceId,
    email: owner.email,
    plan: price?.plan ?? "monthly",
    amount: price?.amount ?? 0,
    interval: price?.interval ?? "month",
    dueToday: dueToday(session),
    trialEnd: trialEnd === null ? null : new Date(trialEnd * 1000),
    needsCard: session.cardAlways || dueToday(session) > 0,
    successUrl: session.successUrl.replace("{CHECKOUT_SESSION_ID}", session.id),
    cancelUrl: session.cancelUrl,
  };
}

function portalView(owner: Account, page: Portal): PortalView {
  const sub = livingOf(owner) ?? owner.subscriptions.at(-1);
  const price = sub ? priceById(sub.price) : undefined;
  return {
    id: page.id,
    returnUrl: page.returnUrl,
    clock: new Date(clockOf(owner) * 1000),
    card: owner.card === null ? null : CARD_LAST4[owner.card],
    subscription:
      sub && price
        ? {
            id: sub.id,
            plan: price.plan,
            amount: price.amount,
            interval: price.interval,
            status: sub.status,
            periodEnd: new Date((sub.endedAt ?? sub.periodEnd) * 1000),
            cancelsAtEnd: sub.cancelAtPeriodEnd,
          }
        : null,
    invoices: owner.invoices
      .filter((invoice) => invoice.amount > 0)
      .map((invoice) => ({
        id: invoice.id,
        at: new Date(invoice.created * 1000),
        amount: invoice.amount,
        status: invoice.status,
      }))
      .reverse(),
  };
}

/** What isn't there is a page that isn't found, not an error. */
async function orNull<T>(run: () => Promise<T | null>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
