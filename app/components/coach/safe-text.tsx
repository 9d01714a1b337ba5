import { Fragment, type ReactNode } from "react";
import { repeats } from "~/domain/coach/parts/repeats";
import { type Block, readMarkdown, type TextSpan } from "~/domain/coach/safe-markdown";

function Spans({ spans }: { spans: readonly TextSpan[] }) {
  return spans.map((span, index) =>
    span.strong ? <strong key={index}>{span.text}</strong> : <Fragment key={index}>{span.text}</Fragment>,
  );
}

type Rows = { rows: readonly { label: string }[] };

type SafeTextProps = {
  text: string;
  /** What is shown as rows: each stands in the place of the lines that say the same. */
  beside?: readonly (Rows & { shown: ReactNode })[];
};

const plain = (spans: readonly TextSpan[]) => spans.map(({ text }) => text).join("");

/** The rows that a list of the text only repeats. */
const repeated = <R extends Rows>(block: Block, beside: readonly R[]): R | undefined =>
  block.kind === "list" ? beside.find((one) => repeats(block.items.map(plain), [one])) : undefined;

/** What has no place in the text stands behind it. */
export function apartFrom<R extends Rows>(text: string, beside: readonly R[]): R[] {
  const placed = readMarkdown(text).map((block) => repeated(block, beside));
  return beside.filter((one) => !placed.includes(one));
}

/** What a coach says, as elements of ours: nothing in the text can become markup. */
export function SafeText({ text, beside = [] }: SafeTextProps) {
  const blocks = readMarkdown(text);
  const rows = blocks.map((block) => repeated(block, beside));
  return (
    <div className="grid max-w-prose gap-3 tabular-nums wrap-anywhere">
      {blocks.map((block, index) => {
        if (block.kind === "paragraph")
          return (
            <p key={index}>
              <Spans spans={block.spans} />
            </p>
          );
        const instead = rows[index];
        // Two lists that say the same: the first is the one.
        if (instead) return rows.indexOf(instead) === index ? <Fragment key={index}>{instead.shown}</Fragment> : null;
        const List = block.ordered ? "ol" : "ul";
        return (
          <List key={index} className={block.ordered ? "grid list-decimal gap-1 pl-5" : "grid list-disc gap-1 pl-5"}>
            {block.items.map((spans, at) => (
              <li key={at}>
                <Spans spans={spans} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
