import { Card } from "~/components/ui/card";
import { Note } from "~/components/ui/callout";
import { COACH_ERROR, type ShownAnswer } from "~/texts/coach";
import { useStreamedText } from "~/client/coach/streamed-answer";
import { useScrollHere } from "~/client/ui/use-scroll-here";
import { SafeText } from "./safe-text";
import { ScheduleTable, WordingNotes } from "./wording";

type AnswerCardProps = {
  title: string;
  question?: string;
  answer: ShownAnswer | null;
  failed?: boolean;
  thinking?: boolean;
};

/** The response area: an answer with its sources, the sentence of a failure, or that one is on its way. */
export function AnswerCard({ title, question, answer, failed = false, thinking = false }: AnswerCardProps) {
  const spoken = useStreamedText();
  const place = useScrollHere(thinking);
  if (!answer && !failed && !thinking) return null;
  return (
    <Card title={title} id="response" className="scroll-mt-20">
      <div
        ref={place}
        className="grid grid-cols-1 gap-4"
        role="status"
        aria-live="polite"
        aria-busy={thinking || undefined}
      >
        {question ? <p className="text-sm text-muted">{question}</p> : null}
        {thinking && spoken ? <SafeText text={spoken} /> : null}
        {thinking ? (
          <p className="text-muted">Thinking...</p>
        ) : failed ? (
          <Note tone="loss">{COACH_ERROR}</Note>
        ) : answer ? (
          <SafeText text={answer.answer} />
        ) : null}
      </div>
      {answer && !failed && !thinking ? (
        <div className="mt-4 grid grid-cols-1 gap-3">
          {answer.table ? <ScheduleTable table={answer.table} /> : null}
          <WordingNotes {...answer} />
        </div>
      ) : null}
    </Card>
  );
}
