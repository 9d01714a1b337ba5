import { readNumber, showNumber } from "~/domain/credit/profile";

/** A number as it was entered, made readable; absurd ones stay short, and what is no number stays text. */
export function Entered({ text, before = "", after = "" }: { text: string; before?: string; after?: string }) {
  const value = readNumber(text);
  if (value === null) return <span className="wrap-anywhere">{text.slice(0, 30)}</span>;
  const size = showNumber(Math.abs(value));
  return <span>{`${value < 0 ? "-" : ""}${before}${size}${after}`}</span>;
}
