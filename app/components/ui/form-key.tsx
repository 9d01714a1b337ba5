// Apart from AppForm, so that a screen with plain forms does not load the form library.
import { useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useId, useState } from "react";

/** Hidden one-time key of this form on this page: sending it twice stores it once. */
export function FormKey({ value }: { value?: string }) {
  const seed = useFormSeed();
  const own = useId().replaceAll(/[^a-z0-9]/gi, "");
  return <input type="hidden" name="formKey" value={value ?? `${seed}-${own}`} readOnly />;
}

function useFormSeed(): string {
  const fromServer = useRouteLoaderData<{ formSeed?: string }>("root")?.formSeed ?? "";
  const [fallback] = useState(() => (fromServer ? "" : `page-${Math.random().toString(36).slice(2)}`));
  return fromServer || fallback;
}

/** The same for a plain Remix form: pending while a navigation submits this intent (or any form when none is named). */
export function useIntentPending(intent?: string): boolean {
  const navigation = useNavigation();
  return (
    navigation.state !== "idle" &&
    navigation.formData !== undefined &&
    (!intent || navigation.formData.get("intent") === intent)
  );
}
