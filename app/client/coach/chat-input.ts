import { useEffect, type KeyboardEvent, type RefObject } from "react";

/** Enter sends, Shift and Enter make a new line; while another script writes a character (IME) Enter belongs to it. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  // What a click on the button does, in browsers without requestSubmit, too.
  event.currentTarget.form?.querySelector<HTMLButtonElement>("[type=submit]")?.click();
}

/** After an answer the input is free, empty and has the cursor again; the list shows its end. */
export function useChatTurn(
  list: RefObject<HTMLElement>,
  input: RefObject<HTMLTextAreaElement>,
  count: number,
  busy: boolean,
): void {
  useEffect(() => {
    // The list is laid out from its end: there the position is 0.
    if (list.current) list.current.scrollTop = 0;
  }, [list, count, busy]);
  useEffect(() => {
    if (busy) return () => input.current?.focus({ preventScroll: true });
  }, [input, busy]);
}
