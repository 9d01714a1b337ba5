import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";

/** What stands in the place of a gated feature. Nothing of the feature itself is on the page. */
export function LockedCard({
  title = "This feature is locked",
  heading: Heading = "h2",
  isWithin = false,
  children,
}: {
  title?: string;
  heading?: "h1" | "h2";
  isWithin?: boolean;
  children?: React.ReactNode;
}) {
  const words = children ?? "Start a free trial to connect banks and use the coach.";
  if (isWithin)
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="flex gap-2 text-xs text-muted">
          <Icon name="lock" size="sm" className="mt-0.5 shrink-0" />
          <span>{words}</span>
        </p>
        <LinkButton to="/subscribe" size="sm">
          Start Free Trial
        </LinkButton>
      </div>
    );
  return (
    <Card className="text-center">
      <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-4">
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name="lock" size="lg" />
        </span>
        <Heading className="text-lg font-semibold">{title}</Heading>
        <p className="text-muted">{words}</p>
        <LinkButton to="/subscribe">Start Free Trial</LinkButton>
      </div>
    </Card>
  );
}
