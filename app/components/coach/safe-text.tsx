import { Fragment } from "react";
import { readMarkdown, type Span } from "~/domain/coach/safe-markdown";

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) =>
    span.strong ? <strong key={index}>{span.text}</strong> : <Fragment key={index}>{span.text}</Fragment>,
  );
}

/** What a coach says, as elements of ours: nothing in the text can become markup. */
export function SafeText({ text }: { text: string }) {
  return (
    <div className="grid max-w-prose gap-3 tabular-nums wrap-anywhere">
      {readMarkdown(text).map((block, index) => {
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
