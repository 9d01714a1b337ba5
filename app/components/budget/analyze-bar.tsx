import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { Form } from "@remix-run/react";
import { ANALYZE, ANALYZING } from "~/texts/budget";
import { type Day, mediumDate, type Month } from "~/domain/periods";
import { useIntentPending } from "~/components/ui/form-key";
import { Button } from "~/components/ui/button";

type AnalyzeBarProps = { month: Month; connected: boolean; analysedOn: Day | null };

export function AnalyzeBar({ month, connected, analysedOn }: AnalyzeBarProps) {
  const pending = useIntentPending("analyze");
  const words = useNoAccountsTexts();
  const note = connected ? (analysedOn ? `Last analyzed on ${mediumDate(analysedOn)}.` : null) : words.analyze;
  return (
    <Form method="post" action="/budget" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="intent" value="analyze" />
      <input type="hidden" name="month" value={month} />
      <Button
        type="submit"
        variant="secondary"
        icon="sparkle"
        disabled={!connected}
        pending={pending}
        pendingText={ANALYZING}
        aria-describedby={note ? "analyze-note" : undefined}
      >
        {ANALYZE}
      </Button>
      {note ? (
        <p id="analyze-note" className="text-sm text-muted">
          {note}
        </p>
      ) : null}
    </Form>
  );
}
