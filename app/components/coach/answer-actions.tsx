import { LinkButton } from "~/components/ui/button";
import type { OfferedAction } from "~/texts/coach";

/** What can be done about an answer. */
export function AnswerActions({ actions }: { actions: readonly OfferedAction[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) =>
        action.kind === "rows" ? (
          <LinkButton key={action.label} to={action.href} variant="secondary" size="sm">
            {action.label}
          </LinkButton>
        ) : null,
      )}
    </div>
  );
}
