import { Form } from "@remix-run/react";
import type { QuestionBox } from "~/client/coach/use-question-box";
import { useAboveKeyboard } from "~/client/ui/use-above-keyboard";
import { ASK_HREF } from "~/domain/coach/hrefs";
import { Composer } from "./composer";

type AskBarProps = {
  ask: QuestionBox;
  question?: string;
  error?: string | undefined;
  thinking: boolean;
  conversation: string | null;
};

/** The one box of the coach's screen, at the bottom of the window on each of its tabs: the answer opens the conversation. */
export function AskBar(props: AskBarProps) {
  const place = useAboveKeyboard<HTMLDivElement>();
  return (
    <div
      ref={place}
      data-composer
      data-no-print
      className="composer border-t border-line bg-paper px-4 py-2 sm:px-6 sm:pb-3 lg:px-0"
    >
      <Form method="post" action={ASK_HREF} className="grid grid-cols-1 gap-2" preventScrollReset>
        <Composer id="coach-question" {...props} />
      </Form>
    </div>
  );
}
