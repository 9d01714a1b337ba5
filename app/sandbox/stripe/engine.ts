// The sandbox's rules, pure: what a checkout, a cancellation and the passing of time do to an account. Each function
// changes the account it's given and returns the events in the order in which they happened.
import { periodEnd, priceById, type Price } from "./catalog";
import { DAY, type Account, type CardKind, type Emitted, type Invoice, type Session, type Subscription } from "./model";
import { wireSubscription } from "./wire";
import { wireSession } from "./wire-session";
import { wireInvoice } from "./wire-invoice";

const WARNING = 3 * DAY;
const GIVE_UP = 21 * DAY;
const MAX_STEPS = 60;

type Paid = { ok: true; events: Emitted[] } | { ok: false; reason: "closed" | "card_needed" | "card_declined" };

/** Lets everything happen that is due by `now`. */
export function advance(account: Account, now: number): Emitted[] {
  const events: Emitted[] = [];
  for (const subscription of account.subscriptions) {
    for (let step = 0; step < MAX_STEPS && next(account, subscription, now, events); step += 1);
  }
  return events;
}

/** When something is due next on this account, by its own clock; null when nothing is. */
export function dueAt(account: Account): number | null {
  const times = account.subscriptions.flatMap((sub) => {
    if (sub.status === "trialing") return [sub.warned ? sub.periodEnd : sub.periodEnd - WARNING];
    if (sub.status === "active") return [sub.periodEnd];
    return sub.status === "past_due" ? [sub.periodStart + GIVE_UP] : [];
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** What the checkout charges on confirming it. */
export function dueToday(session: Session): number {
  return hasTrial(session) ? 0 : priceOf(session.price).amount;
}

export function trialEndOf(session: Session, now: number): number | null {
  if (session.trialEnd !== null) return session.trialEnd;
  return session.trialDays === null ? null : now + session.trialDays * DAY;
}

export function pay(account: Account, session: Session, card: CardKind | null, now: number): Paid {
  if (session.status !== "open" || now >= session.expiresAt) return { ok: false, reason: "closed" };
  if (card === null && (session.cardAlways || dueToday(session) > 0)) return { ok: false, reason: "card_needed" };
  if (card === "declined" || (card === "fails_later" && dueToday(session) > 0))
    return { ok: false, reason: "card_declined" };
  if (card !== null) account.card = card;

  const events: Emitted[] = [];
  const subscription = subscribe(account, session, now);
  account.subscriptions.push(subscription);
  const invoice = bill(account, subscription, dueToday(session), "subscription_create", now);
  events.push({ type: "customer.subscription.created", object: wireSubscription(account, subscription) });
  events.push({ type: "invoice.paid", object: wireInvoice(account, invoice) });
  session.status = "complete";
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  events.push({ type: "checkout.session.completed", object: wireSession(account, session) });
  return { ok: true, events };
}

export function expire(account: Account, session: Session): Emitted[] {
  if (session.status !== "open") return [];
  session.status = "expired";
  return [{ type: "checkout.session.expired", object: wireSession(account, session) }];
}

export function setCancelAtPeriodEnd(account: Account, sub: Subscription, cancel: boolean, now: number): Emitted[] {
  if (sub.cancelAtPeriodEnd === cancel) return [];
  sub.cancelAtPeriodEnd = cancel;
  sub.canceledAt = cancel ? now : null;
  sub.cancelReason = cancel ? "cancellation_requested" : null;
  return [updated(account, sub)];
}

export function cancelNow(account: Account, sub: Subscription, now: number): Emitted[] {
  if (sub.status === "canceled") return [];
  sub.canceledAt = now;
  return [ended(account, sub, now, "cancellation_requested")];
}

export function setCard(account: Account, card: CardKind | null, now: number): Emitted[] {
  account.card = card;
  if (card !== "works") return [];
  return account.subscriptions
    .filter((sub) => sub.status === "past_due")
    .flatMap((sub) => {
      const invoice = account.invoices.find((row) => row.id === sub.latestInvoice);
      if (invoice === undefined) return [];
      invoice.status = "paid";
      invoice.attempts += 1;
      sub.status = "active";
      return [{ type: "invoice.paid", object: wireInvoice(account, invoice) }, updated(account, sub)];
    })
    .concat(advance(account, now));
}

function next(account: Account, sub: Subscription, now: number, events: Emitted[]): boolean {
  if (sub.status === "trialing" && !sub.warned && now >= sub.periodEnd - WARNING) {
    sub.warned = true;
    events.push({ type: "customer.subscription.trial_will_end", object: wireSubscription(account, sub) });
    return true;
  }
  if (sub.status === "past_due") {
    if (now < sub.periodStart + GIVE_UP) return false;
    events.push(ended(account, sub, sub.periodStart + GIVE_UP, "payment_failed"));
    return true;
  }
  if ((sub.status !== "trialing" && sub.status !== "active") || now < sub.periodEnd) return false;
  if (sub.cancelAtPeriodEnd) events.push(ended(account, sub, sub.periodEnd, "cancellation_requested"));
  else if (sub.status === "trialing" && account.card === null) events.push(...endWithoutCard(account, sub));
  else events.push(...renew(account, sub));
  return true;
}

function endWithoutCard(account: Account, sub: Subscription): Emitted[] {
  if (sub.missingPaymentMethod === "cancel") return [ended(account, sub, sub.periodEnd, null)];
  if (sub.missingPaymentMethod === "create_invoice") return renew(account, sub);
  sub.status = "paused";
  return [{ type: "customer.subscription.paused", object: wireSubscription(account, sub) }];
}

function renew(account: Account, sub: Subscription): Emitted[] {
  const price = priceOf(sub.price);
  if (sub.status === "trialing") {
    sub.anchor = sub.periodEnd;
    sub.cycles = 0;
  }
  sub.cycles += 1;
  sub.periodStart = sub.periodEnd;
  sub.periodEnd = periodEnd(sub.anchor, sub.cycles, price.interval);
  const invoice = bill(account, sub, price.amount, "subscription_cycle", sub.periodStart);
  sub.status = invoice.status === "paid" ? "active" : "past_due";
  const type = invoice.status === "paid" ? "invoice.paid" : "invoice.payment_failed";
  return [{ type, object: wireInvoice(account, invoice) }, updated(account, sub)];
}

function bill(account: Account, sub: Subscription, amount: number, reason: Invoice["reason"], now: number): Invoice {
  const invoice: Invoice = {
    id: `in_${account.id.slice(4)}n${account.invoices.length + 1}`,
    created: now,
    subscription: sub.id,
    amount,
    status: amount === 0 || account.card === "works" ? "paid" : "open",
    reason,
    attempts: amount === 0 ? 0 : 1,
    periodStart: sub.periodStart,
    periodEnd: sub.periodEnd,
  };
  account.invoices.push(invoice);
  sub.latestInvoice = invoice.id;
  return invoice;
}

function subscribe(account: Account, session: Session, now: number): Subscription {
  const trialEnd = trialEndOf(session, now);
  return {
    id: `sub_${account.id.slice(4)}n${account.subscriptions.length + 1}`,
    created: now,
    price: session.price,
    status: trialEnd === null ? "active" : "trialing",
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    warned: false,
    anchor: trialEnd ?? now,
    cycles: trialEnd === null ? 1 : 0,
    periodStart: now,
    periodEnd: trialEnd ?? periodEnd(now, 1, priceOf(session.price).interval),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    missingPaymentMethod: session.missingPaymentMethod,
    latestInvoice: null,
    metadata: session.subscriptionMetadata,
  };
}

function ended(account: Account, sub: Subscription, at: number, reason: Subscription["cancelReason"]): Emitted {
  sub.status = "canceled";
  sub.endedAt = at;
  sub.canceledAt ??= at;
  sub.cancelReason = reason;
  for (const invoice of account.invoices) {
    if (invoice.subscription === sub.id && invoice.status === "open") invoice.status = "void";
  }
  return { type: "customer.subscription.deleted", object: wireSubscription(account, sub) };
}

function updated(account: Account, sub: Subscription): Emitted {
  return { type: "customer.subscription.updated", object: wireSubscription(account, sub) };
}

function hasTrial(session: Session): boolean {
  return session.trialDays !== null || session.trialEnd !== null;
}

function priceOf(id: string): Price {
  const price = priceById(id);
  if (price === undefined) throw new Error(`No such price: ${id}`);
  return price;
}
