import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { useIntentPending } from "~/components/ui/form-key";
import type { FillOffer } from "~/contracts/budget";
import { budgetHref, USUAL_ID } from "~/domain/budget/hrefs";
import { sumCents } from "~/domain/money";
import type { Month } from "~/domain/periods";
import { raisedNote } from "~/texts/budget-proposal";
import { unplannedTitle, unplannedWords } from "~/texts/budget-month";
import { counted } from "~/texts/plural";
import { Preview } from "./plan-card";

type Props = { offer: FillOffer; month: Month; current: Month };

/** Where much has no plan: all of it at once at the usual amounts, with what that changes before it's done. */
export function UsualOffer({ offer: { lines, raised }, month, current }: Props) {
  const pending = useIntentPending("fill");
  const count = lines.length;
  return (
    <section
      id={USUAL_ID}
      aria-label="Plan from your usual month"
      className="scroll-mt-20 rounded-lg border border-line bg-surface px-3 pt-3 pb-1 sm:px-6 sm:pt-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 tabular-nums">
          <h2 className="text-sm font-semibold sm:text-base">{unplannedTitle(count)}</h2>
          <p className="text-xs text-muted sm:text-sm">
            {unplannedWords(sumCents(lines.map(({ toCents }) => toCents)))}{" "}
            {raised > 0 ? raisedNote(raised, month) : null}
          </p>
        </div>
        <Form method="post" action={budgetHref(month, current)} preventScrollReset>
          <input type="hidden" name="intent" value="fill" />
          <input type="hidden" name="source" value="usual" />
          <input type="hidden" name="month" value={month} />
          <Button type="submit" pending={pending} pendingText="Filling...">
            Plan from your usual month
          </Button>
        </Form>
      </div>
      <Preview lines={lines} title={`See the ${counted(count, "amount")}`} />
    </section>
  );
}
