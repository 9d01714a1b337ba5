import { Suspense } from "react";
import { keysStore } from "~/client/keys/one-letter-keys";
import { useRowKeys } from "~/client/keys/row-keys";
import { usePaletteKeys } from "~/client/search/palette-keys";
import { paletteStore } from "~/client/search/palette-store";
import { useStore } from "~/client/store";
import type { Day } from "~/domain/periods";
import { part } from "~/components/ui/lazy-client";

const Palette = part(() => import("~/components/search/palette"));

const KeysDialog = part(() => import("~/components/keys/keys-dialog"));

/** What keys open: its code comes when it's opened for the first time. */
export default function PaletteHost({ hasCoach, today }: { hasCoach: boolean; today: Day }) {
  usePaletteKeys();
  useRowKeys();
  const [isFinding, isTelling] = [useStore(paletteStore), useStore(keysStore)];
  return (
    <Suspense fallback={null}>
      {isFinding ? <Palette hasCoach={hasCoach} today={today} /> : null}
      {isTelling ? <KeysDialog /> : null}
    </Suspense>
  );
}
