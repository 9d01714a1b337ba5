// How each form ends: where it leads, and what it says.
import { expect, test } from "vitest";
import type { AnyGoal } from "~/contracts/goals";
import * as byHand from "~/mutations/accounts-by-hand";
import * as archives from "~/mutations/archives";
import * as bank from "~/mutations/bank";
import * as billing from "~/mutations/billing";
import * as budget from "~/mutations/budget";
import * as coach from "~/mutations/coach";
import * as credit from "~/mutations/credit";
import * as feedback from "~/mutations/feedback";
import * as chat from "~/mutations/goal-chat";
import * as goals from "~/mutations/goals";
import * as imports from "~/mutations/imports";
import * as ledger from "~/mutations/ledger";
import type { Form } from "~/mutations/mutation";
import * as notices from "~/mutations/notices";
import * as ownCategories from "~/mutations/own-categories";
import * as rules from "~/mutations/rules";
import * as security from "~/mutations/security";
import * as settings from "~/mutations/settings";
import * as signIn from "~/mutations/sign-in";
import * as tour from "~/mutations/tour";

type End = { fields?: Record<string, string>; from?: string };

/** Where it leads, and the title of what is said; null where nothing is. */
function end<Output>(form: Form<Output>, output: Output, { fields = {}, from = form.screen }: End = {}) {
  const url = new URL(from, "http://localhost");
  return [form.redirect(output, url), form.toast?.(output, fields, url)?.title ?? null];
}

const nothing = undefined;
const id = { id: "a b" };
const goal: AnyGoal = Object({ id: "g1", name: "Boat" });
const month = { month: "2026-03", current: "2026-04" };
const now = { month: "2026-04", current: "2026-04" };
const undone = { undo: null };
const acted = { summary: "Planned.", conversation: "c&1", answer: "a#1" };

test.each<[string, () => unknown, [path: string, title: string | null]]>([
  ["an account by hand is made", () => end(byHand.createAccount, nothing), ["/accounts", "Account Added"]],
  ["its balance is set", () => end(byHand.setBalance, id), ["/accounts/a%20b", "Balance Updated"]],
  ["it's closed", () => end(byHand.closeAccount, id), ["/accounts/a%20b", "Account Closed"]],
  ["it's opened again", () => end(byHand.reopenAccount, id), ["/accounts/a%20b", "Account Reopened"]],
  ["it's removed", () => end(byHand.removeAccount, nothing), ["/accounts", "Account Removed"]],
  ["a row is added", () => end(byHand.addTransaction, undone), ["/transactions", "Transaction Added"]],
  [
    "a row comes again",
    () => end(byHand.addTransaction, undone, { fields: { repeat: "month" } }),
    ["/transactions", "It Will Repeat"],
  ],
  [
    "a row comes once",
    () => end(byHand.addTransaction, undone, { fields: { repeat: "" } }),
    ["/transactions", "Transaction Added"],
  ],
  ["money is moved", () => end(byHand.addTransfer, undone), ["/transactions", "Transfer Added"]],
  [
    "money is moved each week",
    () => end(byHand.addTransfer, undone, { fields: { repeat: "week" } }),
    ["/transactions", "It Will Repeat"],
  ],
  ["what repeats is paused", () => end(byHand.pauseRepeat, nothing), ["/recurring", "Paused"]],
  ["it goes on", () => end(byHand.resumeRepeat, nothing), ["/recurring", "Resumed"]],
  ["it's deleted", () => end(byHand.removeRepeat, nothing), ["/recurring", "Deleted"]],
  ["an archive is brought in", () => end(archives.confirmArchive, nothing), ["/dashboard", "Welcome Back"]],
  ["it isn't", () => end(archives.discardArchive, nothing), ["/import", "Import Canceled"]],
  [
    "a bank is connected on its pages",
    () => end(bank.connectBank, { url: "https://bank.test/1" }),
    ["https://bank.test/1", null],
  ],
  [
    "and repaired there",
    () => end(bank.repairConnection, { url: "https://bank.test/2" }),
    ["https://bank.test/2", null],
  ],
  [
    "a token connects",
    () => end(bank.connectByToken, { isNew: true }),
    ["/coach?onboarding=true", "Account Connected"],
  ],
  ["a token repairs", () => end(bank.connectByToken, { isNew: false }), ["/accounts", "Connection Repaired"]],
  ["a connection is ended", () => end(bank.endConnection, nothing), ["/accounts", "Connection Ended"]],
  [
    "banks are asked again",
    () => end(bank.refreshTransactions, Object({ newTransactions: 2, stillFetching: false })),
    ["/accounts", "Sync Complete"],
  ],
  [
    "banks are still at it",
    () => end(bank.refreshTransactions, Object({ newTransactions: 0, stillFetching: true })),
    ["/accounts", "Still Fetching"],
  ],
  [
    "an account is disconnected",
    () => end(bank.disconnectAccount, { removedTransactions: 3 }),
    ["/accounts", "Account Disconnected"],
  ],
  ["two accounts are two", () => end(bank.keepBoth, nothing), ["/accounts", "Both Are Kept"]],
  ["a trial needs a card", () => end(billing.startTrial, { checkoutUrl: "/pay" }), ["/pay", null]],
  [
    "a trial is on already",
    () => end(billing.startTrial, Object({ message: "You have one." })),
    ["/subscribe", "Trial Already Active"],
  ],
  ["a plan is managed", () => end(billing.manageSubscription, { url: "https://pay.test" }), ["https://pay.test", null]],
  ["a trial is cancelled", () => end(billing.cancelTrial, { message: "Gone." }), ["/dashboard", "Trial Cancelled"]],
  [
    "an amount is taken back",
    () => end(budget.unsaveBudget, { ...month, isDone: true }),
    ["/budget?month=2026-03", "Undone"],
  ],
  ["it was changed since", () => end(budget.unsaveBudget, { ...now, isDone: false }), ["/budget", "Nothing undone"]],
  [
    "a month is filled",
    () => end(budget.fillBudget, { ...month, source: "history", changed: 2, kept: 0 }),
    ["/budget?month=2026-03", "Budget Updated"],
  ],
  ["money is moved in the budget", () => end(budget.moveBudget, month), ["/budget?month=2026-03", "Budget Updated"]],
  ["that is taken back", () => end(budget.undoBudget, now), ["/budget", "Undone"]],
  [
    "spending is sorted",
    () => end(budget.analyzeMonth, { categorizedSpending: [{ categoryId: "gas", amount: 1 }] }),
    ["/budget#findings", "Spending Analysis Complete"],
  ],
  ["there's none", () => end(budget.analyzeMonth, { categorizedSpending: [] }), ["/budget", "Analysis Warning"]],
  [
    "a question is asked",
    () => end(coach.askCoach, { conversation: "c&1" }),
    ["/coach?tab=ask&c=c%261#response", null],
  ],
  ["a talk is deleted", () => end(coach.deleteConversation, nothing), ["/coach?tab=ask", "Conversation deleted"]],
  ["all talks are", () => end(coach.deleteConversations, nothing), ["/coach?tab=ask", "Conversations deleted"]],
  ["an answer is acted on", () => end(coach.actOnAnswer, acted), ["/coach?tab=ask&c=c%261#do-a%231", "Done"]],
  ["that is undone", () => end(coach.undoAction, acted), ["/coach?tab=ask&c=c%261#do-a%231", "Undone"]],
  ["a model may read along", () => end(coach.chooseConsent, { agreed: true }), ["/coach?tab=ask", "Outside model on"]],
  ["it no longer may", () => end(coach.chooseConsent, { agreed: false }), ["/coach?tab=ask", "Outside model off"]],
  ["what holds is chosen", () => end(coach.chooseWhatHolds, nothing), ["/coach/about-you", "Saved"]],
  [
    "a question of the interview is answered",
    () => end(coach.interviewStep, { next: 4, isComplete: false }),
    ["/coach/interview?q=4", null],
  ],
  [
    "the last one is",
    () => end(coach.interviewStep, { next: 10, isComplete: true }),
    ["/coach/interview?done=1", "Interview Complete!"],
  ],
  ["the plan is kept", () => end(coach.keepPlan, nothing), ["/coach/plan", "Plan kept"]],
  ["a step is ticked", () => end(coach.changePlanStep, { step: "a b" }), ["/coach/plan#step-a%20b", null]],
  [
    "credit is assessed",
    () => end(credit.assessCredit, Object({})),
    ["/credit?tab=plan", "Credit Assessment Complete!"],
  ],
  ["feedback is sent", () => end(feedback.sendFeedback, Object({})), ["/feedback?sent=1", "Feedback Submitted!"]],
  ["a goal is made", () => end(goals.createSavingsGoal, goal), ["/goals", "Goal Created"]],
  ["a debt is", () => end(goals.createDebtGoal, goal), ["/goals", "Goal Created"]],
  ["a goal is edited", () => end(goals.editGoal, goal), ["/goals", "Goal Updated"]],
  [
    "money is added",
    () => end(goals.addMoney, goal, { fields: { amount: "5" } }),
    ["/goals?dialog=congrats&goal=g1", "Money Added"],
  ],
  ["a debt is paid", () => end(goals.makePayment, goal), ["/goals?dialog=congrats&goal=g1", "Payment Made"]],
  ["a goal is deleted", () => end(goals.deleteSavingsGoal, goal), ["/goals", "Goal Deleted"]],
  ["a debt goal is", () => end(goals.deleteDebtGoal, goal), ["/goals", "Goal Deleted"]],
  ["it comes back", () => end(goals.restoreGoal, goal), ["/goals#chat", "Goal Restored"]],
  ["a debt is linked", () => end(goals.linkGoal, { name: "Car", type: "debt" }), ["/goals#debts", "Goal Updated"]],
  ["a fund is", () => end(goals.linkGoal, { name: "Fund", type: "savings" }), ["/goals", "Goal Updated"]],
  [
    "a message makes a goal",
    () => end(chat.createByMessage, Object({ goalCreated: goal })),
    ["/goals#latest", "Goal Created! 🎉"],
  ],
  ["or none", () => end(chat.createByMessage, Object({ goalCreated: null })), ["/goals#latest", null]],
  [
    "a message deletes one",
    () => end(chat.deleteByMessage, Object({ deletedGoal: goal })),
    ["/goals#latest", "Goal Deleted"],
  ],
  ["or none of them", () => end(chat.deleteByMessage, Object({ deletedGoal: null })), ["/goals#latest", null]],
  [
    "a message adds to one",
    () => end(chat.progressByMessage, Object({ progressUpdated: {} })),
    ["/goals#latest", "Progress Updated! 💪"],
  ],
  ["or to none", () => end(chat.progressByMessage, Object({ progressUpdated: null })), ["/goals#latest", null]],
  ["columns are chosen", () => end(imports.setColumns, id), ["/import/a%20b", null]],
  ["accounts are", () => end(imports.setAccounts, id), ["/import/a%20b", null]],
  ["categories are", () => end(imports.setCategories, id), ["/import/a%20b", null]],
  ["unsure rows are", () => end(imports.setUnsure, id), ["/import/a%20b", null]],
  [
    "an import is made",
    () => end(imports.confirmImport, { ...id, added: 2, budgets: 0, goals: 0 }),
    ["/import/a%20b", "Import Complete"],
  ],
  [
    "it brings nothing new",
    () => end(imports.confirmImport, { ...id, added: 0, budgets: 0, goals: 0 }),
    ["/import/a%20b", "Nothing New"],
  ],
  [
    "it brings a budget alone",
    () => end(imports.confirmImport, { ...id, added: 0, budgets: 1, goals: 0 }),
    ["/import/a%20b", "Import Complete"],
  ],
  [
    "it brings a goal alone",
    () => end(imports.confirmImport, { ...id, added: 0, budgets: 0, goals: 1 }),
    ["/import/a%20b", "Import Complete"],
  ],
  ["it's dropped", () => end(imports.discardImport, nothing), ["/import", "Import Canceled"]],
  ["it's taken back", () => end(imports.undoImport, { removed: 3 }), ["/import", "Import Undone"]],
  [
    "all rows are looked at",
    () => end(ledger.reviewAll, { ...undone, count: 2 }),
    ["/review", "2 transactions updated"],
  ],
  [
    "the next one is looked at",
    () => end(ledger.reviewOne, { ...undone, next: "a b" }),
    ["/review?at=a+b", "Reviewed"],
  ],
  [
    "a row of a month that is sorted was reviewed",
    () => end(ledger.reviewOne, { ...undone, next: "a b" }, { from: "/review?unsorted=2026-11&at=x" }),
    ["/review?unsorted=2026-11&at=a+b", "Reviewed"],
  ],
  ["the last one was", () => end(ledger.reviewOne, { ...undone, next: null }), ["/review", "Reviewed"]],
  ["a change is undone", () => end(ledger.undoChange, { title: "x", isDone: true }), ["/transactions", "Undone"]],
  ["it was already", () => end(ledger.undoChange, { title: "x", isDone: false }), ["/transactions", "Already undone"]],
  [
    "a pair is a transfer",
    () => end(ledger.answerTransfer, { ...undone, accepted: true }),
    ["/accounts", "Marked as transfer"],
  ],
  [
    "a pair is none",
    () => end(ledger.answerTransfer, { ...undone, accepted: false }),
    ["/accounts", "Kept as they are"],
  ],
  [
    "all is read",
    () => end(notices.markNotificationsRead, { returnTo: "/goals" }),
    ["/goals?panel=notifications", null],
  ],
  [
    "mails are chosen",
    () => end(notices.chooseMails, nothing, { from: "/unsubscribe?t=1" }),
    ["/unsubscribe?t=1", null],
  ],
  ["a visitor's zone is chosen", () => end(settings.saveVisitorZone, { from: "/demo" }), ["/demo", null]],
  ["a category is saved", () => end(ownCategories.saveOwnCategory, undone), ["/categories", "Category Saved"]],
  ["it's taken away", () => end(ownCategories.removeOwnCategory, undone), ["/categories", "Category Deleted"]],
  ["it's merged", () => end(ownCategories.mergeOwnCategory, undone), ["/categories", "Categories Merged"]],
  ["a rule is saved", () => end(rules.saveRule, { ...undone, changed: 1 }), ["/rules", "Rule Saved"]],
  ["it's moved", () => end(rules.moveRule, undone), ["/rules", "Rule Moved"]],
  ["it's deleted too", () => end(rules.deleteRule, undone), ["/rules", "Rule Deleted"]],
  ["a device is signed out", () => end(security.revokeDevice, nothing), ["/security", "Device signed out"]],
  ["all others are", () => end(security.revokeOthers, 2), ["/security", "Other devices signed out"]],
  ["a password is changed", () => end(security.changePassword, nothing), ["/security", "Password updated"]],
  ["it's confirmed", () => end(security.confirmPassword, nothing), ["/security", "Password confirmed"]],
  ["an account is gone", () => end(security.deleteAccount, nothing), ["/landing", "Account deleted"]],
  ["the profile is saved", () => end(settings.saveProfile, nothing), ["/settings", "Profile saved"]],
  ["the zone is", () => end(settings.saveZone, nothing), ["/settings", "Time zone saved"]],
  ["notices are", () => end(settings.saveNotices, nothing), ["/settings", "Notices saved"]],
  ["push is on", () => end(settings.turnPushOn, nothing), ["/settings", "Notifications on"]],
  ["push is off", () => end(settings.turnPushOff, nothing), ["/settings", "Notifications off"]],
  ["a device locks", () => end(settings.lockDevice, { locks: true }), ["/settings", "Lock on"]],
  ["it doesn't", () => end(settings.lockDevice, { locks: false }), ["/settings", "Lock off"]],
  ["a theme is chosen", () => end(settings.chooseTheme, nothing), ["/settings", null]],
  ["amounts are hidden", () => end(settings.hideAmounts, { returnTo: "/goals" }), ["/goals", null]],
  ["somebody is in", () => end(signIn.login, { firstName: "Ada" }), ["/", "Login successful"]],
  ["somebody is out", () => end(signIn.logout, { message: "" }), ["/login", null]],
  ["somebody is new", () => end(signIn.register, id), ["/login", "Registration successful"]],
  ["a reset is asked for", () => end(signIn.forgotPassword, { message: "" }), ["/forgot-password?sent=1", null]],
  ["a name is asked for", () => end(signIn.forgotUsername, { message: "" }), ["/forgot-username?sent=1", null]],
  [
    "a password is new",
    () => end(signIn.resetPassword, { message: "So." }),
    ["/reset-password?done=1", "Password updated"],
  ],
  [
    "the tour is done",
    () => end(tour.completeOnboarding, { hasSeenTour: true }, { fields: { how: "done" } }),
    ["/dashboard", "Welcome to Mind My Money!"],
  ],
  [
    "the tour is done without a bank",
    () => end(tour.completeOnboarding, { hasSeenTour: true }, { fields: { how: "by-hand" } }),
    ["/dashboard", "Welcome to Mind My Money!"],
  ],
  [
    "the tour is skipped",
    () => end(tour.completeOnboarding, { hasSeenTour: true }, { fields: { how: "skipped" } }),
    ["/dashboard", null],
  ],
])("%s", (_, ends, wanted) => {
  expect(ends()).toEqual(wanted);
});
