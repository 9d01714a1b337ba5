import type { ReactNode } from "react";
import { useBring } from "~/client/ui/bring";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import type { Bring } from "~/texts/bring";

/** A tab of the coach without figures: where they come from, and what one could ask all the same. */
export function NoData({ tab, next }: { tab: keyof Bring["noData"]; next: ReactNode }) {
  const words = useBring();
  const action =
    tab === "credit" ? (
      <LinkButton to="/credit">Open the Credit Simulator</LinkButton>
    ) : (
      <LinkButton to="/accounts">{words.button}</LinkButton>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card>
        <EmptyState icon={tab === "credit" ? "credit" : "chart"} title={words.noData[tab]} action={action} />
      </Card>
      {next}
    </div>
  );
}
