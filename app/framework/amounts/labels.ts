// Amounts in labels and in what holds nothing but text can't be marked for the style sheet: while amounts are hidden,
// words stand in their place.
import { createElement, forwardRef } from "react";
import { useDisplay } from "~/framework/display";
import { AMOUNT, TEXT_ALONE } from "./mark";

const LABELS = ["aria-label", "aria-valuetext", "title"];
const EVERY = new RegExp(AMOUNT, "g");

type Props = Record<string, unknown>;

/** What an element says where no mark can be, without its amounts; null where it says none. */
export function unmarked(type: unknown, props: unknown): Props | null {
  if (typeof type !== "string") return null;
  const own: Props = Object(props);
  let hidden: Props | null = null;
  const look = (name: string, text: unknown) => {
    if (typeof text === "string" && AMOUNT.test(text))
      hidden = { ...hidden, [name]: text.replace(EVERY, "hidden amount") };
  };
  for (const name of LABELS) look(name, own[name]);
  if (TEXT_ALONE.test(type)) look("children", [own.children].flat().join(""));
  return hidden;
}

type LabelledProps = { as: string; own: object; hidden: Props };

/** Such an element, on a device that may hide amounts. */
export const Labelled = forwardRef<unknown, LabelledProps>(function Labelled({ as, own, hidden }, ref) {
  return createElement<Props>(as, { ...own, ...(useDisplay().hidesAmounts ? hidden : null), ref });
});
