// Amounts in labels and in what holds nothing but text can't be marked for the style sheet: while amounts are hidden,
// words stand in their place.
import { createElement, type ReactNode } from "react";
import { useDisplay } from "~/framework/theme";
import { AMOUNT, TEXT_ALONE } from "./mark";

type Props = Record<string, unknown>;

/** What an element says where no mark can be, without its amounts; null where it says none. */
export function unmarked(type: unknown, props: Props, hidden: Props | null = null): Props | null {
  if (typeof type === "string")
    for (const name of ["aria-label", "title", "children"]) {
      // Most elements have none of them, and this is asked of every element of every page.
      const own = name !== "children" || TEXT_ALONE.test(type) ? props[name] : 0;
      const text = own ? [own].flat().join("") : "";
      if (text && AMOUNT.test(text))
        hidden = { ...hidden, [name]: text.replace(new RegExp(AMOUNT, "g"), "hidden amount") };
    }
  return hidden;
}

/** In development `children` are those of its own, once more: React looks at their keys where it is given them. */
type LabelledProps = { as: string; own: Props; hidden: Props; children?: ReactNode };

/** Such an element, on a device that may hide amounts. Its ref is among its own properties, untouched. */
export function Labelled({ as, own, hidden }: LabelledProps) {
  return createElement(as, useDisplay().hidesAmounts ? { ...own, ...hidden } : own);
}
