import { NoScriptRefresh } from "~/components/ui/no-script-refresh";
import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import type { NoAccountsTexts } from "~/texts/no-accounts";
import { counted } from "~/texts/plural";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { useAskAgain } from "~/client/screens/ask-again";
import { mediumDate } from "~/domain/periods";
import type { Welcome } from "~/texts/coach";

/** First what was found; while a bank is still being read, that it is, and the card fills by itself. */
export function WelcomeCard({ welcome }: { welcome: Welcome }) {
  const { isReading } = welcome;
  const words = useNoAccountsTexts();
  useAskAgain(isReading);
  return (
    <Card title="Welcome to your financial coach" className="border-accent">
      {isReading ? <NoScriptRefresh seconds={3} to="/coach?onboarding=true" /> : null}
      <p role="status" className="max-w-prose text-muted tabular-nums">
        {isReading ? "Reading your bank's history... " : null}
        {isReading && welcome.transactions === 0 ? null : arrived(welcome, words)}
      </p>
      {welcome.findings.length > 0 ? (
        <ul aria-label="First findings" className="mt-3 divide-y divide-line">
          {welcome.findings.map(({ text, to, link }) => (
            <li key={to} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
              <span className="font-medium">{text}</span>{" "}
              <Link
                to={to}
                className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-accent hover:underline"
              >
                {link}
                <Icon name="arrow_right" size="sm" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 mb-4 max-w-prose text-muted">
        Ask a question, or start with the interview and get a personal plan.
      </p>
      <LinkButton to="/coach?tab=ask">Get started</LinkButton>
    </Card>
  );
}

function arrived({ accounts, transactions, since }: Welcome, words: NoAccountsTexts): string {
  if (accounts === 0 && transactions === 0) return words.coach;
  const came = [counted(accounts, "account"), counted(transactions, "transaction")].join(", ");
  return since === null ? `${came}.` : `${came} since ${mediumDate(since)}.`;
}
