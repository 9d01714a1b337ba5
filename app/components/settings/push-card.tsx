import { useSubmit } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { type PushState, subscribe, unsubscribe, usePushState } from "~/client/pwa/push";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { SettingsView } from "~/contracts/settings-view";
import { SettingForm } from "./setting-form";

const WORDS: Record<Exclude<PushState, "ready">, string> = {
  unknown: "To turn these on, you need JavaScript and a browser with notifications.",
  unsupported:
    "This browser can't show this app's notifications. On an iPhone or iPad, add the app to the home screen first.",
  blocked: "Your browser is blocking this site's notifications. Allow them in its settings, then come back.",
};

/** Being told things on this device. What is told is chosen above. */
export function PushCard({ view: { push, isDemo } }: { view: SettingsView }) {
  const [state, look] = usePushState();
  if (isDemo) return null;
  return (
    <Card title="Notifications on this device" id="push">
      <p className="max-w-prose text-muted">
        {push.isOn
          ? "This device shows what you ticked under Push, until you log out here."
          : "You'll see what you tick under Push, even when the app is closed. Amounts are left out unless you ask for them."}
      </p>
      <div className="mt-4">
        {push.isOn ? (
          <SettingForm intent="push-off" button="Turn off on this device" onSubmit={() => void unsubscribe()} />
        ) : state === "ready" ? (
          <TurnOn publicKey={push.publicKey} look={look} />
        ) : (
          <p>{WORDS[state]}</p>
        )}
      </div>
    </Card>
  );
}

function TurnOn({ publicKey, look }: { publicKey: string; look: () => void }): ReactNode {
  const submit = useSubmit();
  const [status, setStatus] = useState<"idle" | "asking" | "failed">("idle");
  const turnOn = async () => {
    setStatus("asking");
    try {
      const fields = await subscribe(publicKey);
      look();
      setStatus("idle");
      if (fields)
        submit({ intent: "push-on", ...fields }, { method: "post", action: "/settings", preventScrollReset: true });
    } catch (error) {
      console.error(error);
      setStatus("failed");
    }
  };
  return (
    <>
      <Button variant="secondary" icon="bell" disabled={status === "asking"} onClick={() => void turnOn()}>
        Turn on on this device
      </Button>
      <p role="status" className="mt-2 text-muted">
        {status === "asking" ? "Waiting for your browser…" : status === "failed" ? FAILED : ""}
      </p>
    </>
  );
}

const FAILED = "Your browser couldn't reach its notification service. Please try again later.";
