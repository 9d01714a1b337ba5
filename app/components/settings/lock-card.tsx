import { Card } from "~/components/ui/card";
import type { SettingsView } from "~/contracts/settings-view";
import { LOCK_MINUTES } from "~/texts/settings";
import { SettingForm } from "./setting-form";

/** Asking for the password again after a while away, on this device. */
export function LockCard({ view: { isLocking, isDemo } }: { view: SettingsView }) {
  if (isDemo) return null;
  return (
    <Card title="Lock on this device" id="lock">
      <p className="mb-4 max-w-prose text-muted">
        {isLocking
          ? `After ${LOCK_MINUTES} minutes away, this device asks for your password before it shows anything.`
          : `Ask for your password on this device after ${LOCK_MINUTES} minutes away, in case others pick it up.`}{" "}
        Pages already open stay visible. Your offline dashboard isn&apos;t locked.
      </p>
      <SettingForm intent="lock" button={isLocking ? "Turn the lock off" : "Turn the lock on"}>
        <input type="hidden" name="locks" value={isLocking ? "off" : "on"} />
      </SettingForm>
    </Card>
  );
}
