import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";

/** What stands in the place of a gated feature. Nothing of the feature itself is on the page. */
export function LockedCard({
  title = "This feature is locked",
  heading: Heading = "h2",
  children,
}: {
  title?: string;
  heading?: "h1" | "h2";
  children?: React.ReactNode;
}) {
  return (
    <Card className="text-center">
      <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-4">
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name="lock" size="lg" />
        </span>
        <Heading className="text-lg font-semibold">{title}</Heading>
        <p className="text-muted">{children ?? "Start a free trial to connect banks and use the coach."}</p>
        <LinkButton to="/subscribe">Start Free Trial</LinkButton>
      </div>
    </Card>
  );
}
