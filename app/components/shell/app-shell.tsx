import { useLocation } from "@remix-run/react";
import { Suspense, type ReactNode } from "react";
import type { ShellData } from "~/contracts/shell";
import { useProfilePoll } from "~/client/people/profile-poll";
import { useIdle } from "~/client/ui/use-idle";
import { DayCheck } from "./day-check";
import { Header } from "./header";
import { InstallCard } from "./install-card";
import { part } from "~/components/ui/lazy-client";
import { SkipLink } from "~/components/ui/skip-link";

// Sent with the page where they are shown; their code comes after the screen's own.
const SideNav = part(() => import("./side-nav"));
const FootNotes = part(() => import("./foot-notes"));
const WayBack = part(() => import("./way-back"));
const BottomBar = part(() => import("./bottom-bar"));
const TrialBanner = part(async () => ({ default: (await import("~/components/billing/trial-banner")).TrialBanner }));
const PaletteHost = part(() => import("./palette-host"));
const WaitingList = part(() => import("~/components/offline/waiting-list"));
const CoachWidget = part(async () => ({ default: (await import("~/components/coach/coach-widget")).CoachWidget }));

/** There the coach is the screen itself, or asks its own questions. */
const WITHOUT_PANEL = ["/coach", "/coach/interview"];

type AppShellProps = {
  shell: ShellData;
  /** Sheets and cards that any screen can show: notifications, install prompt, tour. */
  extras?: ReactNode;
  children: ReactNode;
};

/** Phone: header, content, bottom bar. Desk: side navigation beside the content. */
export function AppShell({ shell, extras, children }: AppShellProps) {
  const { pathname } = useLocation();
  useProfilePoll(shell.user !== null);
  const hasWidget = shell.hasCoach && !WITHOUT_PANEL.includes(pathname);
  return (
    <>
      <DayCheck today={shell.today} />
      <SkipLink />
      <Header shell={shell} hasCoach={hasWidget} />
      <div className="mx-auto flex max-w-[86rem] wide:max-w-[104rem]">
        <aside
          data-no-print
          // What doesn't fit is scrolled to above the coach's button, never below it.
          className="sticky top-14 hidden h-[calc(100dvh-3.5625rem)] w-60 shrink-0 border-r border-line pb-19 lg:block"
        >
          <nav aria-label="Main" className="h-full overflow-y-auto px-3 py-4">
            <Suspense fallback={null}>
              <SideNav user={shell.user} toReview={shell.toReview} />
            </Suspense>
          </nav>
        </aside>
        <div className="flex min-h-[calc(100dvh-3.5625rem)] min-w-0 flex-1 flex-col">
          {shell.trial ? (
            <Suspense fallback={null}>
              <TrialBanner profile={shell.trial} now={shell.now} />
            </Suspense>
          ) : null}
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-[70rem] flex-1 px-4 py-6 focus:outline-none sm:px-6 lg:px-8 lg:py-8 wide:max-w-none"
          >
            <Suspense fallback={null}>
              <WayBack />
            </Suspense>
            {children}
          </main>
          <Suspense fallback={null}>
            <FootNotes {...shell} />
          </Suspense>
        </div>
      </div>
      {hasWidget ? (
        <Suspense fallback={null}>
          <CoachWidget place={shell.panel} />
        </Suspense>
      ) : null}
      {extras}
      {shell.user ? <OwnParts hasCoach={shell.hasCoach} today={shell.today} /> : null}
      <Suspense fallback={null}>
        <BottomBar user={shell.user} toReview={shell.toReview} />
      </Suspense>
    </>
  );
}

/** For who is signed in. */
function OwnParts({ hasCoach, today }: Pick<ShellData, "hasCoach" | "today">) {
  return (
    <>
      <InstallCard />
      <Waiting />
      <Suspense fallback={null}>
        <PaletteHost hasCoach={hasCoach} today={today} />
      </Suspense>
    </>
  );
}

/** On its own, so that the frame is not drawn anew when its time has come. */
function Waiting() {
  return useIdle() ? (
    <Suspense fallback={null}>
      <WaitingList />
    </Suspense>
  ) : null;
}
