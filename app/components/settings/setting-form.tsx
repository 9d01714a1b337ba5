import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";

type Props = { intent: string; button: string; onSubmit?: () => void; children?: ReactNode };

/** A plain form of the settings: its fields, then one button. */
export function SettingForm({ intent, button, onSubmit, children }: Props) {
  return (
    <Form method="post" action="/settings" preventScrollReset onSubmit={onSubmit} className="grid gap-4">
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
