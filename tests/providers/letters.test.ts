// The mails about a password and a name, and the look back at a week, as they read.
import { describe, expect, test } from "vitest";
import { changedLetter, resetDoneLetter, resetLetter, usernameLetter } from "~/texts/password-letters";
import { weekLetter } from "~/texts/week-letter";
import type { WeekReview } from "~/texts/week";

const APP = "https://money.example";

test("about a password or a name a mail says what happened, and where to go", () => {
  expect(resetLetter({ firstName: "Ada" }, `${APP}/reset?token=t`, 30)).toEqual({
    subject: "Reset your password",
    text: `Hello Ada,\n\nWith this link you can choose a new password. It works once, for 30 minutes:\n\n${APP}/reset?token=t\n\nIf you didn't ask for it, you don't need to do anything.\n`,
  });
  expect(usernameLetter({ firstName: "Ada", username: "ada" }, APP)).toEqual({
    subject: "Your username",
    text: `Hello Ada,\n\nYour username is ada.\n\nLog in: ${APP}/login\n`,
  });
  expect(resetDoneLetter(APP)).toEqual({
    subject: "Your password was changed",
    text: `Your password was just changed, and every device was signed out.\n\nIf this wasn't you, reset it at once: ${APP}/forgot-password\n`,
  });
  expect(changedLetter({ firstName: "Ada" })).toEqual({
    subject: "Your password was changed",
    text: "Hello Ada,\n\nYour password was just changed and your other devices were signed out.\n",
  });
});

describe("the mail about a week", () => {
  const review = (more: Partial<WeekReview> = {}): WeekReview => ({
    week: { from: "2026-11-15", to: "2026-11-21" },
    isEmpty: false,
    spentCents: 12_345,
    incomeCents: 200_000,
    sentence: "Less than usual.",
    spentHref: "/spent",
    incomeHref: "/income",
    nextPay: null,
    changes: [],
    everyday: null,
    due: [],
    dueHref: "/due",
    safe: null,
    note: null,
    question: { id: "q", text: "Was it a good week?", hint: "Look at food.", label: "Look", href: "/look" },
    ...more,
  });
  const letter = (more: Partial<WeekReview> = {}, withAmounts = true) =>
    weekLetter({ firstName: "Ada", review: review(more), appUrl: APP, unsubscribe: `${APP}/end`, withAmounts });

  test("of which there is little to say", () => {
    expect(letter()).toEqual({
      subject: "Your week, Nov 15 to Nov 21",
      parts: [
        "Hello Ada,",
        {
          figures: [
            { name: "Spent", value: "$123.45", href: `${APP}/spent` },
            { name: "Income", value: "$2,000.00", href: `${APP}/income` },
          ],
        },
        "Less than usual.",
        { heading: "Next 7 days" },
        "No bill or pay that we know of.",
        { text: "See your cash flow", href: `${APP}/due` },
        { heading: "To review" },
        "Was it a good week? Look at food.",
        { text: "Look", href: `${APP}/look` },
      ],
      small: [
        { text: "Your week on its page", href: `${APP}/week` },
        { text: "No more mails about your week", href: `${APP}/end` },
      ],
    });
  });

  const much: Partial<WeekReview> = {
    note: { title: "First things first", text: "The rent comes before all.", isTrouble: true },
    changes: [
      {
        id: "food",
        cents: 9_000,
        title: "Food: $90.00 more",
        plainTitle: "More for food",
        why: "Three visits",
        href: "/food",
      },
    ],
    due: [{ name: "Rent", day: "2026-11-25", cents: -90_000, isPay: false }],
    safe: { cents: 4_200, until: "2026-11-27", payday: null },
  };

  test("in trouble begins with what comes first; what changed, what is due and what is safe have their figures", () => {
    const { parts } = letter(much);
    expect(parts.slice(1, 4)).toEqual([
      { heading: "First things first" },
      "The rent comes before all.",
      { text: "See what comes first", href: `${APP}/coach?tab=health` },
    ]);
    expect(parts).toContainEqual({
      lines: [{ text: "Food: $90.00 more", note: "Three visits", href: `${APP}/food` }],
    });
    expect(parts).toContainEqual({ entries: [{ text: "Nov 25: Rent", value: "-$900.00" }] });
    expect(parts).toContainEqual("Safe to spend: $42.00. Until Nov 27: no regular pay found yet.");
  });

  test("without amounts says the same in words, and that they're left out", () => {
    const { parts } = letter(much, false);
    expect(JSON.stringify(parts)).not.toMatch(/\$\d/);
    expect(parts).toContainEqual("Amounts are left out of your mails, as you chose. You'll find them on your page.");
    expect(parts).toContainEqual({ lines: [{ text: "More for food", href: `${APP}/food` }] });
    expect(parts).toContainEqual({ entries: [{ text: "Nov 25: Rent", value: "" }] });
    expect(parts.at(-1)).toEqual({ text: "It's on your page", href: `${APP}/week#question` });
  });
});
