import type { QuestionGroup } from "~/domain/coach/suggestions";
import { Suggestions } from "./composer";

type OpeningsProps = { groups: readonly QuestionGroup[]; fill: (text: string) => void };

/** An empty conversation: what could be asked, by what it is about. */
export function Openings({ groups, fill }: OpeningsProps) {
  return (
    <>
      <p className="text-lg font-semibold">What would you like to know?</p>
      <p className="text-muted">Answers use your own numbers, with the transactions behind them.</p>
      <div className="mt-4 divide-y divide-line border-t border-line print:hidden">
        {groups.map(({ title, about, questions }) => (
          <section key={title} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[14rem_minmax(0,1fr)] sm:py-5">
            <div>
              <h2 className="font-semibold">{title}</h2>
              {about ? <p className="text-sm text-muted">{about}</p> : null}
            </div>
            <Suggestions label={`Suggestions: ${title}`} texts={questions} conversation={null} fill={fill} />
          </section>
        ))}
      </div>
    </>
  );
}
