import { Suspense, type ReactNode } from "react";
import { useLinkProgress } from "~/client/bank/link-progress";
import { part } from "~/components/ui/lazy-client";

const LinkProgressCard = part(async () => ({ default: (await import("./link-progress")).LinkProgressCard }));

/** What has arrived of the bank that is being linked, in the place of what stands here else. */
export function WhileLinking({ children = null }: { children?: ReactNode }) {
  const linking = useLinkProgress();
  if (!linking) return children;
  return (
    <Suspense fallback={null}>
      <LinkProgressCard progress={linking} />
    </Suspense>
  );
}
