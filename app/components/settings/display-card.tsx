import { Form } from "@remix-run/react";
import { showAmounts } from "~/client/ui/hide-amounts";
import { useDisplay } from "~/framework/theme";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import type { Theme } from "~/contracts/theme";

const THEMES: readonly { theme: Theme; name: string }[] = [
  { theme: "system", name: "System" },
  { theme: "light", name: "Light" },
  { theme: "dark", name: "Dark" },
];

/** Kept by this device alone, so each button does it at once. */
export function DisplayCard() {
  const { theme: current, hidesAmounts } = useDisplay();
  return (
    <Card title="On this device" id="display">
      <Form method="post" action="/settings" preventScrollReset>
        <input type="hidden" name="intent" value="theme" />
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Theme</legend>
          <div className="flex flex-wrap gap-2">
            {THEMES.map(({ theme, name }) => (
              <Button
                key={theme}
                type="submit"
                name="theme"
                value={theme}
                variant="secondary"
                aria-pressed={theme === current}
                className={cx(theme === current && "border-accent! bg-accent-soft! text-accent!")}
              >
                {name}
              </Button>
            ))}
          </div>
        </fieldset>
      </Form>
      <Form
        method="post"
        action="/settings"
        preventScrollReset
        onSubmit={() => showAmounts(hidesAmounts)}
        className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
      >
        <input type="hidden" name="intent" value="amounts" />
        <input type="hidden" name="hidden" value={hidesAmounts ? "off" : "on"} />
        <div>
          <p className="text-sm font-medium">Dollar amounts</p>
          <p className="text-muted">
            Hide dollar amounts when others can see your screen. You can also do this from the menu on any page.
          </p>
        </div>
        <Button type="submit" variant="secondary" icon={hidesAmounts ? "eye" : "eye_off"}>
          {hidesAmounts ? "Show amounts" : "Hide amounts"}
        </Button>
      </Form>
    </Card>
  );
}
