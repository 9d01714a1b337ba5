// The look back at a week as a mail. Without amounts it says what changed in words alone, and why they are missing.
import { formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";
import { untilWords } from "./forecast";
import type { WeekReview } from "./week";
import type { Letter, LetterPart } from "./letter";

type WeekLetter = {
  firstName: string;
  review: WeekReview;
  appUrl: string;
  unsubscribe: string;
  withAmounts: boolean;
};

export function weekLetter({ firstName, review, appUrl, unsubscribe, withAmounts }: WeekLetter): Letter {
  const { week, note, question } = review;
  const at = (path: string) => `${appUrl}${path}`;
  return {
    subject: `Your week, ${shortDate(week.from)} to ${shortDate(week.to)}`,
    parts: [
      `Hello ${firstName},`,
      ...(note
        ? [{ heading: note.title }, note.text, { text: "See what comes first", href: at("/coach?tab=health") }]
        : []),
      ...(withAmounts ? totals(review, at) : [HIDDEN]),
      ...changes(review, at, withAmounts),
      ...due(review, at, withAmounts),
      { heading: "To review" },
      ...(withAmounts
        ? [`${question.text} ${question.hint}`, { text: question.label, href: at(question.href) }]
        : [{ text: "It's on your page", href: at("/week#question") }]),
    ],
    small: [
      { text: "Your week on its page", href: at("/week") },
      { text: "No more mails about your week", href: unsubscribe },
    ],
  };
}

const HIDDEN = "Amounts are left out of your mails, as you chose. You'll find them on your page.";

type At = (path: string) => string;

const totals = ({ spentCents, incomeCents, sentence, spentHref, incomeHref }: WeekReview, at: At): LetterPart[] => [
  {
    figures: [
      { name: "Spent", value: formatUsd(spentCents), href: at(spentHref) },
      { name: "Income", value: formatUsd(incomeCents), href: at(incomeHref) },
    ],
  },
  sentence,
];

function changes({ changes: found, everyday }: WeekReview, at: At, withAmounts: boolean): LetterPart[] {
  if (found.length === 0) return everyday === null ? [] : ["No category, price or pay was far from what's usual."];
  return [
    { heading: "What changed" },
    {
      lines: found.map(({ title, plainTitle, why, href }) =>
        withAmounts ? { text: title, note: why, href: at(href) } : { text: plainTitle, href: at(href) },
      ),
    },
  ];
}

function due({ due: coming, dueHref, safe }: WeekReview, at: At, withAmounts: boolean): LetterPart[] {
  const safeWords = safe && withAmounts ? [`Safe to spend: ${formatUsd(safe.cents)}. ${untilWords(safe)}.`] : [];
  return [
    { heading: "Next 7 days" },
    ...(coming.length === 0
      ? ["No bill or pay that we know of."]
      : [
          {
            entries: coming.map(({ name, day, cents, isPay }) => ({
              text: `${shortDate(day)}: ${name}`,
              value: withAmounts ? `${isPay ? "+" : ""}${formatUsd(cents)}` : "",
            })),
          },
        ]),
    ...safeWords,
    { text: "See your cash flow", href: at(dueHref) },
  ];
}
