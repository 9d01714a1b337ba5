import { useScrollHere } from "~/client/ui/use-scroll-here";
import { LinkButton } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Skeleton } from "~/components/ui/skeleton";
import type { LinkProgress } from "~/contracts/link-progress";
import { monthLabel, monthOf } from "~/domain/periods";
import { counted } from "~/texts/plural";

/** In the place of the step that began it: the bank, what has arrived of it, and what that shows first. */
export function LinkProgressCard({ progress }: { progress: LinkProgress }) {
  const { bank, accounts, transactions, findings } = progress;
  const place = useScrollHere<HTMLElement>(true, "nearest");
  return (
    <section
      ref={place}
      aria-labelledby="link-progress"
      data-link-progress
      className="grid scroll-mt-20 grid-cols-1 gap-3 rounded-lg border border-accent bg-surface p-4 sm:p-6"
    >
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
          <Icon name={transactions > 0 ? "check" : "bank"} />
        </span>
        <div className="min-w-0">
          <h2 id="link-progress" className="font-semibold">
            {bank ?? "Connecting to your bank"}
          </h2>
          <p role="status" className="text-muted tabular-nums">
            {arrived(progress)}
          </p>
        </div>
      </div>
      {findings.length > 0 ? (
        <>
          <ul aria-label="First findings" className="grid gap-1">
            {findings.map((text) => (
              <li key={text} className="font-medium">
                {text}
              </li>
            ))}
          </ul>
          <p>
            <LinkButton to="/coach?onboarding=true" variant="secondary" size="sm">
              Meet your coach
            </LinkButton>
          </p>
        </>
      ) : (
        <div aria-hidden className="grid gap-2">
          <Skeleton className={accounts > 0 ? "h-4 max-w-md" : "h-4 max-w-sm"} />
          <Skeleton className="h-4 max-w-xs" />
        </div>
      )}
    </section>
  );
}

function arrived({ bank, accounts, transactions, since }: LinkProgress): string {
  if (bank === null) return "This takes a few seconds.";
  if (transactions === 0 || since === null) return `Reading ${counted(accounts, "account")}`;
  return `${counted(transactions, "transaction")} since ${monthLabel(monthOf(since))}, from ${counted(accounts, "account")}`;
}
