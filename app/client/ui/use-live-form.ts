import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

const PAUSE_MS = 300;

/** Submits a GET form a moment after its last change; the address is replaced, so Back leaves the screen. */
export function useLiveForm(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event) => {
    const form = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), PAUSE_MS);
  };
}
