// What a device shows, often on a lock screen: words without amounts unless somebody wants them there.

import type { WeekReview } from "~/texts/week";

export type PushMessage = {
  title: string;
  body: string;
  /** A path of ours that a press opens. */
  href: string;
  /** A newer one with the same takes the older one's place. */
  tag: string;
  /** How many things it speaks of, for the app's icon. */
  count: number;
};

const LONGEST_BODY = 300;
const MORE = "Open the app to see more.";
const cut = (text: string) => (text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY - 1)}…` : text);

type Finding = { title: string; message: string; href: string };

export function findingsMessage(findings: readonly Finding[], withAmounts: boolean): PushMessage | null {
  const [first, ...others] = findings;
  if (!first) return null;
  const shared = { tag: "findings", count: findings.length };
  if (others.length === 0)
    return { ...shared, title: first.title, body: withAmounts ? cut(first.message) : MORE, href: first.href };
  return {
    ...shared,
    title: `${findings.length} things about your money`,
    body: cut(findings.map(({ title }) => title).join("\n")),
    href: "/dashboard?panel=notifications",
  };
}

export function weekMessage({ changes, note }: WeekReview, withAmounts: boolean): PushMessage {
  const lines = changes.map(({ title, plainTitle }) => (withAmounts ? title : plainTitle));
  return {
    title: "Your week",
    // What is urgent is no matter for a lock screen.
    body: note || lines.length === 0 ? "What changed, what's due, and one question." : cut(lines.join("\n")),
    href: "/week",
    tag: "week",
    count: 1,
  };
}
