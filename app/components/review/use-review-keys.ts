import { letterKey } from "~/client/keys/one-letter-keys";
import { type RefObject, useEffect, useRef } from "react";

/** Keys for the buttons of a form while nobody types: Enter the first, digits the categories, letters what names them. */
export function useReviewKeys(): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target;
      const isBusy = at instanceof Element && at.closest("button, a, summary") !== null;
      const key = letterKey(event);
      if (isBusy || key === null || !form.current) return;
      const categories = form.current.querySelectorAll<HTMLButtonElement>("button[name=likely]");
      const wanted =
        key === "enter"
          ? form.current.querySelector<HTMLButtonElement>("button[type=submit]")
          : /^[1-9]$/.test(key)
            ? categories[Number(key) - 1]
            : /^[a-z]$/.test(key)
              ? form.current.querySelector<HTMLAnchorElement>(`[data-key="${key}"]`)
              : null;
      if (!wanted) return;
      event.preventDefault();
      wanted.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return form;
}
