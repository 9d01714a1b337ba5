import { useState } from "react";
import { useHydrated } from "~/client/router/use-hydrated";
import { TextField, type TextFieldProps } from "./field";
import { Icon } from "./icon";

/** A password field; the show/hide button is there once scripts run: text browsers show what is hidden. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "trailing">) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <>
          {hydrated && (
            <button
              type="button"
              aria-label={shown ? "Hide password" : "Show password"}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="grid size-11 place-items-center rounded-md text-muted hover:text-ink"
            >
              <Icon name={shown ? "eye_off" : "eye"} />
            </button>
          )}
        </>
      }
    />
  );
}
