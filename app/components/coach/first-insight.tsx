import { Card } from "~/components/ui/card";
import type { FirstInsight } from "~/texts/coach";
import { AnswerBody } from "./answer-body";
import { Suggestions } from "./composer";

/** The first view shows what an answer looks like, with this person's figures, before anything is asked. */
export function AnsweredFirst({
  insight: { question, answer, next },
  fill,
}: {
  insight: FirstInsight;
  fill: (text: string) => void;
}) {
  return (
    <div className="mb-3 grid grid-cols-1 gap-3 sm:gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
      <Card title={question}>
        <AnswerBody answer={answer} />
      </Card>
      <section
        aria-labelledby="ask-next"
        className="print:hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-6"
      >
        <h2 id="ask-next" className="mb-2 font-semibold max-lg:sr-only">
          Ask next
        </h2>
        <Suggestions texts={next} conversation={null} fill={fill} rows="wrap" />
      </section>
    </div>
  );
}
