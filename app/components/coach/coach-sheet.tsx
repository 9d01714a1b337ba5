import { useFetcher } from "@remix-run/react";
import { Sheet } from "~/components/ui/dialog";
import { Guarded } from "~/components/ui/guarded";
import { Link } from "~/components/ui/link";
import type { AskResult } from "~/texts/coach";
import type { PlaceQuestions } from "~/domain/coach/parts/places";
import { ASK_HREF, conversationHref } from "~/domain/coach/hrefs";
import { useQuestionBox } from "~/client/coach/use-question-box";
import { Composer, Suggestions } from "./composer";
import { TurnCard } from "./turn";

export default function QuestionSheet({ closeTo, place }: { closeTo: string; place: PlaceQuestions | null }) {
  const fetcher = useFetcher<AskResult>({ key: "coach-widget" });
  const thinking = fetcher.state === "submitting";
  const outcome = fetcher.data && "answer" in fetcher.data ? fetcher.data : null;
  const question = thinking ? String(fetcher.formData?.get("question") ?? "") : (outcome?.question ?? "");
  const conversation = outcome?.answer?.conversation ?? null;
  const failed = outcome?.answer === null ? outcome.question : "";
  const ask = useQuestionBox(failed, thinking);
  const isAsked = outcome !== null || thinking;
  const questions = thinking ? [] : (outcome?.answer?.next ?? place?.questions ?? []);
  return (
    <Sheet
      title="Ask your coach"
      description={place?.about ? `About ${place.about}, or anything else.` : "Answers use your own numbers."}
      closeTo={closeTo}
    >
      {/* Once something was asked the box stands at the foot, and stays there whatever comes above it. */}
      <div className={isAsked ? "flex min-h-full flex-col gap-4" : "grid grid-cols-1 gap-4"}>
        {/* Not before there is something: the dialog draws itself twice, and what isn't taken over by then is thrown away. */}
        {isAsked ? (
          <Guarded name="Your coach's answer">
            <ol aria-label="Conversation" className="grid flex-1 grid-cols-1 content-start">
              <TurnCard
                question={question}
                answer={thinking ? null : (outcome?.answer ?? null)}
                conversation={conversation}
                isLast
                thinking={thinking}
              />
            </ol>
          </Guarded>
        ) : null}
        <div className={isAsked ? "sticky -bottom-6 -mb-6 grid grid-cols-1 bg-surface pt-1 pb-6" : "grid grid-cols-1"}>
          <fetcher.Form method="post" action={ASK_HREF} className="grid grid-cols-1 gap-3">
            <input type="hidden" name="stay" value="1" />
            {/* Their row stays while there are none. */}
            <div className={isAsked ? "min-h-10 touch:min-h-12" : undefined}>
              <Suggestions
                texts={questions}
                conversation={conversation}
                fill={ask.fill}
                rows={isAsked ? "never" : "always"}
              />
            </div>
            <Composer
              id="coach-widget-question"
              ask={ask}
              question={failed}
              thinking={thinking}
              conversation={conversation}
            />
          </fetcher.Form>
          <OpenCoach conversation={conversation} />
        </div>
      </div>
    </Sheet>
  );
}

const OpenCoach = ({ conversation }: { conversation: string | null }) => (
  <p>
    <Link
      to={conversation === null ? ASK_HREF : conversationHref(conversation)}
      className="inline-flex min-h-11 items-center text-sm text-accent hover:underline"
    >
      Open the coach
    </Link>
  </p>
);
