import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { Field } from "~/components/ui/field-frame";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { CourseChart, CourseSpark } from "./course-chart";
import type { WhatIfField, WhatIfView } from "~/services/household/what-if.server";

const PATH = "/what-if";

/** One change, all that is assumed about it, and the household before and after. The address holds all of it. */
export function WhatIfScreen({ view }: { view: WhatIfView }) {
  const { chosen } = view;
  return (
    <div className={cx("grid gap-6", chosen?.outcome ? "" : "narrow")}>
      <div>
        <h1 className="text-xl font-semibold">What if?</h1>
        <p className="mt-1 text-muted">Try a change before you make it. Nothing is saved.</p>
      </div>
      {view.examples.length > 0 ? <Examples examples={view.examples} /> : null}
      <Kinds kinds={view.kinds} chosen={chosen?.kind ?? null} />
      <div className={cx("grid items-start gap-6", chosen?.outcome && "lg:grid-cols-[minmax(0,1fr)_22rem]")}>
        {chosen?.outcome ? <OutcomeCard outcome={chosen.outcome} /> : null}
        {chosen ? <Assumptions chosen={chosen} today={view.today} /> : null}
      </div>
    </div>
  );
}

/** Worked out before anything is typed: what one gets here, in one's own figures. */
function Examples({ examples }: Pick<WhatIfView, "examples">) {
  return (
    <Card title="With your numbers" id="examples">
      <ul className="-my-2 divide-y divide-line">
        {examples.map(({ href, title, sentence, figures, cash }) => (
          <li key={href}>
            <Link
              to={href}
              className="group -mx-2 flex items-center gap-x-3 gap-y-1 rounded-md max-sm:flex-wrap px-2 py-3 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span> <span className="block">{sentence}</span>{" "}
                {cash ? <span className="block text-sm text-muted tabular-nums">{cash.sentence}</span> : null}{" "}
                {figures ? <span className="block text-sm text-muted tabular-nums">{figures}</span> : null}
              </span>{" "}
              {cash ? <CourseSpark course={cash.course} /> : null}
              <Icon name="arrow_right" size="sm" className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Kinds({ kinds, chosen }: { kinds: WhatIfView["kinds"]; chosen: string | null }) {
  return (
    <nav aria-label="Kinds of what-ifs">
      <ul className="flex flex-wrap gap-2">
        {kinds.map(({ kind, title }) => (
          <li key={kind}>
            <Link
              to={`${PATH}?kind=${kind}`}
              aria-current={kind === chosen ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center rounded-full border px-4 text-sm",
                kind === chosen
                  ? "border-accent bg-accent-soft font-semibold text-accent"
                  : "border-edge bg-surface hover:bg-sunken",
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Outcome = NonNullable<NonNullable<WhatIfView["chosen"]>["outcome"]>;

const NARROW_ROW = "max-[26rem]:grid max-[26rem]:grid-cols-2";

function OutcomeCard({ outcome }: { outcome: Outcome }) {
  const changed = outcome.rows.filter(({ before, after }) => before !== after);
  const same = outcome.rows.filter(({ before, after }) => before === after);
  return (
    <Card id="outcome" className="scroll-mt-20">
      <h2 className={cx("text-lg font-semibold", outcome.says === "not-now" ? "text-caution" : "")}>
        {outcome.sentence}
      </h2>
      {outcome.cash ? (
        <>
          <p className="mt-1 text-base tabular-nums">{outcome.cash.sentence}</p>
          <CourseChart course={outcome.cash.course} />
        </>
      ) : null}
      {changed.length > 0 ? <BeforeAndAfter caption="Before and after" rows={changed} /> : null}
      {same.length > 0 ? (
        <details className="text-sm">
          <summary className="fold text-accent">What stays the same ({same.length})</summary>
          <BeforeAndAfter caption="What stays the same" rows={same} />
        </details>
      ) : null}
      <ul className="mt-4 grid gap-2 text-sm">
        {outcome.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {outcome.help ? (
        <Note tone="info" role="note" className="mt-4">
          {outcome.help}
        </Note>
      ) : null}
    </Card>
  );
}

/** An amount is never broken: on a phone the two of a row stand below its name. */
function BeforeAndAfter({ caption, rows }: { caption: string; rows: Outcome["rows"] }) {
  return (
    <table className="mt-4 w-full text-sm tabular-nums max-[26rem]:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-[26rem]:block">
        <tr className={cx(NARROW_ROW, "border-b border-line text-left text-xs text-muted")}>
          <th scope="col" className="py-2 pr-2 font-medium max-sm:w-[45%] max-[26rem]:sr-only">
            Your month
          </th>
          <th scope="col" className="py-2 pl-1 text-right font-medium">
            Now
          </th>
          <th scope="col" className="py-2 pl-1 text-right font-medium">
            Then
          </th>
        </tr>
      </thead>
      <tbody className="max-[26rem]:block">
        {rows.map(({ label, before, after }) => (
          <tr key={label} className={cx(NARROW_ROW, "border-b border-line last:border-0")}>
            <th scope="row" className="py-2.5 pr-2 text-left font-normal max-[26rem]:col-span-2 max-[26rem]:pb-0">
              {label}
            </th>
            <td className="py-2.5 pl-1 text-right wrap-anywhere text-muted">{before}</td>
            <td
              className={cx("py-2.5 pl-1 text-right wrap-anywhere", before === after ? "text-muted" : "font-semibold")}
            >
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Assumptions({ chosen, today }: { chosen: NonNullable<WhatIfView["chosen"]>; today: string }) {
  const { kind, title, fields } = chosen;
  return (
    <Card title={chosen.outcome ? `${title}: what we assume` : title}>
      <Form
        method="get"
        action={PATH}
        key={JSON.stringify([kind, ...fields.map(({ value }) => value)])}
        className="grid gap-4"
      >
        <input type="hidden" name="kind" value={kind} />
        <div className={cx("grid gap-4 sm:grid-cols-2", chosen.outcome && "lg:grid-cols-1")}>
          {fields.map((field) => (
            <Assumption key={field.slot} field={field} today={today} />
          ))}
        </div>
        <div>
          <Button type="submit">See the effect</Button>
        </div>
      </Form>
    </Card>
  );
}

function Assumption({ field, today }: { field: WhatIfField; today: string }) {
  const { slot, label, hint, value, options, error } = field;
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) =>
        slot === "debt" ? (
          <select {...tied} name={slot} defaultValue={value} className="field">
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...tied}
            name={slot}
            type={slot === "date" ? "date" : "text"}
            inputMode={slot === "date" ? undefined : slot === "months" ? "numeric" : "decimal"}
            min={slot === "date" ? today : undefined}
            maxLength={20}
            defaultValue={value}
            autoComplete="off"
            className="field"
          />
        )
      }
    </Field>
  );
}
