import type { ReactNode } from "react";
import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import type { NoAccountsTexts } from "~/texts/no-accounts";

/** A tab of the coach without figures: where they come from, and what one could ask all the same. */
export function NoData({ tab, next }: { tab: keyof NoAccountsTexts["noData"]; next: ReactNode }) {
  const words = useNoAccountsTexts();
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
