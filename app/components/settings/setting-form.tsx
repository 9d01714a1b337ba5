import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";

/** A plain form of the settings: its fields, then one button. */
export function SettingForm({ intent, button, children }: { intent: string; button: string; children: ReactNode }) {
  return (
    <Form method="post" action="/settings" preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div>
        <Button type="submit" variant="secondary">
          {button}
        </Button>
      </div>
    </Form>
  );
}
