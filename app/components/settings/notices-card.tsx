import { Card } from "~/components/ui/card";
import type { NoticeLineView, SettingsView } from "~/contracts/settings-view";
import { SettingForm } from "./setting-form";

const PLACES = [
  ["bell", "Bell", "col-start-2"],
  ["mail", "Email", "col-start-3"],
  ["push", "Push", "col-start-4"],
] as const;
const COLUMNS = "grid grid-cols-[1fr_repeat(3,2.75rem)] items-center gap-x-1 sm:gap-x-4";

/** What somebody is told, by kind and by place; then when and how. */
export function NoticesCard({ view: { notices, isDemo } }: { view: SettingsView }) {
  if (isDemo) return null;
  return (
    <Card title="Notices" id="notices">
      <p className="mb-4 max-w-prose text-muted">
        Urgent notices always show under the bell. We always email you about sign-ins and payments.
      </p>
      <SettingForm intent="notices" button="Save notices">
        <Lines title="What you're told" lines={notices.filter(({ isHow }) => !isHow)} />
        <Lines title="When and how" lines={notices.filter(({ isHow }) => isHow)} />
      </SettingForm>
    </Card>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly NoticeLineView[] }) {
  return (
    <div>
      <div className={`${COLUMNS} border-b border-line pb-1`}>
        <h3 className="text-sm font-semibold">{title}</h3>
        {PLACES.map(([channel, name, column]) => (
          // Each box says its place itself.
          <span key={channel} aria-hidden className={`${column} text-center text-xs text-muted`}>
            {`${name} `}
          </span>
        ))}
      </div>
      <ul className="divide-y divide-line border-b border-line">
        {lines.map((line) => (
          <li key={line.name} className={`${COLUMNS} py-1.5`}>
            <p className="min-w-0 py-1.5 leading-tight font-medium">{line.name}</p>
            <p className="col-span-full row-start-2 -mt-1.5 pb-1.5 text-xs text-muted">{line.about}</p>
            {PLACES.map(([channel, name, column]) => {
              const box = line.boxes.find((one) => one.channel === channel);
              return box ? (
                <label key={channel} className={`${column} row-start-1 grid size-11 place-items-center`}>
                  <input
                    type="checkbox"
                    aria-label={`${line.name}: ${name}`}
                    name="notice"
                    value={box.field}
                    defaultChecked={box.wanted}
                    className="size-5 accent-accent"
                  />
                </label>
              ) : null;
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
