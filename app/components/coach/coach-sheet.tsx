import { useFetcher } from "@remix-run/react";
import { Sheet } from "~/components/ui/dialog";
import { Guarded } from "~/components/ui/guarded";
import { Link } from "~/components/ui/link";
import type { AskHeard } from "~/texts/coach";
import { AnswerCard } from "./answer-card";
import { AskFields } from "./ask-form";

export default function QuestionSheet({ closeTo }: { closeTo: string }) {
  const fetcher = useFetcher<AskHeard>({ key: "coach-widget" });
  const thinking = fetcher.state !== "idle";
  const outcome = fetcher.data && "answer" in fetcher.data ? fetcher.data : null;
  return (
    <Sheet title="Ask your coach" description="Answers come from your own figures." closeTo={closeTo}>
      <div className="grid gap-4">
        <fetcher.Form method="post" action="/coach?tab=ask" className="grid gap-3">
          <AskFields id="coach-widget-question" thinking={thinking} suggestions={outcome || thinking ? 0 : 3} />
        </fetcher.Form>
        {/* Not before there is something: the dialog draws itself twice, and what isn't taken over by then is thrown away. */}
        {outcome || thinking ? (
          <Guarded name="Your coach's answer">
            <AnswerCard
              title="Your coach's answer"
              answer={outcome?.answer ?? null}
              failed={outcome !== null && outcome.answer === null}
              thinking={thinking}
            />
          </Guarded>
        ) : null}
        <p>
          <Link to="/coach?tab=ask" className="text-sm text-accent hover:underline">
            Open the coach
          </Link>
        </p>
      </div>
    </Sheet>
  );
}
