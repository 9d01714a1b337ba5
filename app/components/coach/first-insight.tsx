import { Card } from "~/components/ui/card";
import type { FirstInsight as Insight } from "~/texts/coach";
import { AnswerBody } from "./answer-body";
import { Suggestions } from "./composer";

/** The first view shows what an answer looks like, with this person's figures, before anything is asked. */
export function FirstInsight({
  insight: { question, answer, next },
  fill,
}: {
  insight: Insight;
  fill: (text: string) => void;
}) {
  return (
    <div className="mb-3 grid grid-cols-1 gap-3">
      <Card title={question}>
        <AnswerBody answer={answer} />
      </Card>
      <Suggestions texts={next} conversation={null} fill={fill} rows="phone" />
    </div>
  );
}
