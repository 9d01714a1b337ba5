import { Suspense } from "react";
import { usePaletteKeys } from "~/client/search/palette-keys";
import { paletteStore } from "~/client/search/palette-store";
import { useStore } from "~/client/store";
import { part } from "~/components/ui/lazy-client";

const Palette = part(() => import("~/components/search/palette"));

/** Its code comes when it's opened for the first time. */
export default function PaletteHost({ hasCoach }: { hasCoach: boolean }) {
  usePaletteKeys();
  return useStore(paletteStore) ? (
    <Suspense fallback={null}>
      <Palette hasCoach={hasCoach} />
    </Suspense>
  ) : null;
}
