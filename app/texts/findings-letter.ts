// What was found, as a mail: each with its reason and the place where it's seen.
import type { Letter } from "./letter";

type FindingsLetter = {
  firstName: string;
  findings: readonly { title: string; message: string; href: string }[];
  appUrl: string;
  unsubscribe: string;
  withAmounts: boolean;
};

export function findingsLetter({ firstName, findings, appUrl, unsubscribe, withAmounts }: FindingsLetter): Letter {
  const [first] = findings;
  return {
    subject: findings.length === 1 && first ? first.title : `${findings.length} things about your money`,
    parts: [
      `Hello ${firstName},`,
      {
        lines: findings.map(({ title, message, href }) => ({
          text: title,
          ...(withAmounts ? { note: message } : {}),
          href: `${appUrl}${href}`,
        })),
      },
      ...(withAmounts ? [] : ["Amounts are left out of your mails, as you chose."]),
    ],
    small: [
      { text: "Choose what you're told", href: `${appUrl}/settings#notices` },
      { text: "No more mails like this", href: unsubscribe },
    ],
  };
}
