import { Suspense, useEffect } from "react";
import { part } from "~/components/ui/lazy-client";
import type { ShellData } from "~/contracts/shell";
import { afterError } from "~/framework/stay-plain";
import AppFrame from "./app-frame";
import { ErrorPage, ErrorWords } from "./error-page";

const WaysOn = part(() => import("./ways-on"));

/** What went wrong within a screen: who is signed in keeps the frame, and every way out, around it. */
export function FramedError({ status, shell }: { status: number; shell: ShellData | null }) {
  useEffect(afterError, []);
  if (!shell?.user) return <ErrorPage status={status} />;
  return (
    <AppFrame shell={shell}>
      <ErrorWords status={status}>
        <Suspense fallback={null}>
          <WaysOn isLost={status === 404} isOwn />
        </Suspense>
      </ErrorWords>
    </AppFrame>
  );
}
