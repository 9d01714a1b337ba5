import { Fragment } from "react";
import { repeats } from "~/domain/coach/parts/repeats";
import { readMarkdown, type Span } from "~/domain/coach/safe-markdown";

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) =>
    span.strong ? <strong key={index}>{span.text}</strong> : <Fragment key={index}>{span.text}</Fragment>,
  );
}

type SafeTextProps = {
  text: string;
  /** What is shown beside it: lines that only repeat it are left out. */
  beside?: readonly { rows: readonly { label: string }[] }[];
  choices?: readonly string[];
};

const plain = (spans: readonly Span[]) => spans.map(({ text }) => text).join("");

/** What a coach says, as elements of ours: nothing in the text can become markup. */
export function SafeText({ text, beside = [], choices = [] }: SafeTextProps) {
  const shown = [...beside, { rows: choices.map((label) => ({ label })) }];
  const blocks = readMarkdown(text).filter((block) => block.kind !== "list" || !repeats(block.items.map(plain), shown));
  return (
    <div className="grid max-w-prose gap-3 tabular-nums wrap-anywhere">
      {blocks.map((block, index) => {
        if (block.kind === "paragraph")
          return (
            <p key={index}>
              <Spans spans={block.spans} />
            </p>
          );
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
