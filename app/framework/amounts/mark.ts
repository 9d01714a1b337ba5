// Each amount of money that any component writes becomes an element of its own, so that one rule of the style sheet can
// hide them all: no component has to remember it, and nothing has to be drawn again.
import { createElement, Fragment, type ReactNode } from "react";

export const AMOUNT = /([-−+]?(?:\$|\b[A-Z]{3} )\d[\d,]*(?:\.\d+)?[KM]?)/;
/** What can hold nothing but text, and what isn't shown: no script of ours stands in JSX as text. */
export const TEXT_ALONE = /^(option|title|desc|textarea|script|style)$/;
const DRAWN = /^t(ext|span)$/;

/** The properties of an element with the amounts among its own words marked. */
export function withMarkedAmounts<Props>(type: unknown, props: Props): Props {
  if (type !== Fragment && typeof type !== "string") return props;
  const { children, className } = Object(props);
  if (!hasAmount(children) || TEXT_ALONE.test(String(type)) || /\bmoney\b/.test(className)) return props;
  const tag = DRAWN.test(String(type)) ? "tspan" : "span";
  return { ...props, children: Array.isArray(children) ? inRuns(children, tag) : wordsWith(String(children), tag, "") };
}

function hasAmount(children: unknown): boolean {
  if (typeof children === "string") return AMOUNT.test(children);
  return Array.isArray(children) && children.some(hasAmount);
}

/** Words that stand side by side stay one part: in a row of parts with gaps an amount must not become one of its own. */
function inRuns(children: readonly unknown[], tag: string): unknown[] {
  const parts: unknown[] = [];
  let run: string[] = [];
  const close = () => {
    const text = run.join("");
    if (text !== "") parts.push(AMOUNT.test(text) ? wordsWith(text, tag, `words-${parts.length}`) : text);
    run = [];
  };
  for (const child of children) {
    if (typeof child === "string" || typeof child === "number") {
      run.push(String(child));
      continue;
    }
    if (child === null || child === undefined || typeof child === "boolean") {
      close();
      parts.push(child);
      continue;
    }
    close();
    parts.push(Array.isArray(child) && hasAmount(child) ? inRuns(child, tag) : child);
  }
  close();
  return parts;
}

function wordsWith(text: string, tag: string, key: string): ReactNode {
  const parts = text.split(AMOUNT);
  const amount = (part: string, at: number) => createElement(tag, { key: `${key}${at}`, className: "money" }, part);
  if (parts.length === 3 && parts[0] === "" && parts[2] === "") return amount(parts[1] ?? "", 1);
  const words = parts.map((part, at) => (at % 2 === 1 ? amount(part, at) : part));
  return createElement(tag, { key }, ...words);
}
