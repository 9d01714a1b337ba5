import { Form } from "@remix-run/react";
import type { QuestionBox } from "~/client/coach/use-question-box";
import { useAboveKeyboard } from "~/client/ui/use-above-keyboard";
import { ASK_HREF } from "~/domain/coach/hrefs";
import { Composer, Suggestions } from "./composer";

type AskBarProps = {
  ask: QuestionBox;
  question?: string;
  error?: string | undefined;
  thinking: boolean;
  conversation: string | null;
  /** What could be asked next. None at all where they stand elsewhere. */
  suggestions?: readonly string[];
};

/** The one box of the coach's screen, at the bottom of the window on each of its tabs: the answer opens the conversation. */
export function AskBar({ suggestions, ...props }: AskBarProps) {
  const place = useAboveKeyboard<HTMLDivElement>();
  return (
    <div
      ref={place}
      data-composer
      data-no-print
      className="composer grid grid-cols-1 gap-2 border-t border-line bg-paper px-4 pt-2 pb-3 sm:px-6 lg:px-0"
    >
      {/* Nothing covers them, wherever the page is scrolled, and their row stays while there are none. */}
      {suggestions ? (
        <div className="min-h-10 touch:min-h-12">
          <Suggestions texts={suggestions} conversation={props.conversation} fill={props.ask.fill} rows="never" />
        </div>
      ) : null}
      <Form method="post" action={ASK_HREF} className="grid grid-cols-1 gap-2" preventScrollReset>
        <Composer id="coach-question" {...props} />
      </Form>
    </div>
  );
}
