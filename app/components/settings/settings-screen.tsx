import type { FieldsAnswer } from "~/components/by-hand/fields";
import { Card } from "~/components/ui/card";
import { Icon, type IconName } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import type { SettingsView } from "~/contracts/settings-view";
import { DisplayCard } from "./display-card";
import { LockCard } from "./lock-card";
import { NoticesCard } from "./notices-card";
import { PushCard } from "./push-card";
import { ProfileCard, ZoneCard } from "./profile-cards";

/** All that is somebody's own, on one page; what has a page of its own is linked. */
export function SettingsScreen({ view, answer }: { view: SettingsView; answer: FieldsAnswer | undefined }) {
  return (
    <div className="max-xl:narrow">
      <h1 className="mb-6 text-xl font-semibold">Settings</h1>
      <div className="columns-1 gap-6 *:mb-6 *:break-inside-avoid xl:columns-2">
        {view.isDemo ? null : <ProfileCard view={view} answer={answer} />}
        <DisplayCard />
        <NoticesCard view={view} />
        <PushCard view={view} />
        <LockCard view={view} />
        <ZoneCard view={view} answer={answer} />
        <Card title="Your coach" id="coach">
          <p className="max-w-prose text-muted">{CONSENT[view.consent]}</p>
          <Places
            places={[
              { to: "/coach/about-you", icon: "user", name: "What your coach knows about you" },
              ...(view.consent === "none"
                ? []
                : [{ to: "/coach?tab=ask#outside-model", icon: "sparkle" as const, name: "The outside model" }]),
            ]}
          />
        </Card>
        <Card title="Account" id="account">
          <Places
            places={[
              { to: "/security", icon: "shield", name: "Security: devices, offline reading and password" },
              ...(view.isSold ? [{ to: "/cancel-trial", icon: "card" as const, name: "Subscription" }] : []),
              { to: "/security#your-data", icon: "download", name: "Your data, and deleting your account" },
              { to: "/install", icon: "phone", name: "Install App" },
            ]}
          />
        </Card>
        {view.isDemo ? <ProfileCard view={view} answer={answer} /> : null}
      </div>
    </div>
  );
}

const CONSENT: Record<SettingsView["consent"], string> = {
  none: "The built-in planner answers. Nothing about you leaves this app.",
  off: "The built-in planner answers. You haven't let an outside model word its answers.",
  on: "You've let an outside model word your coach's answers.",
};

type Place = { to: string; icon: IconName; name: string };

function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {places.map(({ to, icon, name }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-12 items-center gap-3 py-2.5 hover:text-accent">
            <Icon name={icon} className="text-muted" />
            {name}
            <Icon name="chevron_right" size="sm" className="ml-auto text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
