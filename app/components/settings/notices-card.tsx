import { Card } from "~/components/ui/card";
import type { SettingsView } from "~/contracts/settings-view";
import { SettingForm } from "./setting-form";

const PLACES: Record<string, string> = { bell: "Bell", mail: "Email", push: "Push" };

/** What somebody is told, by kind and by place. */
export function NoticesCard({ view: { notices, isDemo } }: { view: SettingsView }) {
  if (isDemo) return null;
  return (
    <Card title="Notices" id="notices">
      <p className="mb-4 max-w-prose text-muted">
        What the bell shows, what comes by email, and what your devices show. The bell always tells what&rsquo;s urgent,
        and mails about your sign-in and your payments always come.
      </p>
      <SettingForm intent="notices" button="Save notices">
        <ul className="divide-y divide-line border-y border-line">
          {notices.map((line) => (
            <li key={line.name} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <div className="min-w-0 grow basis-56">
                <p className="font-medium">{line.name}</p>
                <p className="text-xs text-muted">{line.about}</p>
              </div>
              <div className="flex gap-4">
                {line.boxes.map((box) => (
                  <label key={box.field} className="inline-flex min-h-11 items-center gap-2">
                    <input
                      type="checkbox"
                      name="notice"
                      value={box.field}
                      defaultChecked={box.wanted}
                      className="size-5 accent-accent"
                    />
                    <span className="sr-only">{line.name}: </span>
                    {PLACES[box.channel]}
                  </label>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </SettingForm>
    </Card>
  );
}
