import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field-frame";
import type { CashFlowView } from "~/contracts/cash-flow";
import { longDate } from "~/domain/periods";
import { Items } from "./items";
import type { Shown } from "./links";

/** The balances of a day that is chosen here or in the calendar above. */
export function DayAhead({ view: { picked, today, to }, shown }: { view: CashFlowView; shown: Shown }) {
  return (
    <section id="day" className="mt-6 scroll-mt-20">
      <h3 className="font-semibold">A day ahead</h3>
      <Form method="get" action="/cash-flow" className="mt-2 flex flex-wrap items-end gap-3" key={picked?.day}>
        {shown.account ? <input type="hidden" name="account" value={shown.account} /> : null}
        {shown.month ? <input type="hidden" name="month" value={shown.month} /> : null}
        <Field label="Day" className="min-w-40 flex-1">
          {(tied) => (
            <input
              {...tied}
              type="date"
              name="day"
              min={today}
              max={to}
              defaultValue={picked?.day ?? today}
              className="field"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Show this day
        </Button>
      </Form>
      {picked ? (
        <>
          <h4 className="mt-4 font-semibold">{longDate(picked.day)}</h4>
          <dl className="mt-1 text-sm">
            {picked.balances.map(({ name, cents }) => (
              <div key={name} className="flex justify-between gap-3 py-1.5">
                <dt className="min-w-0 wrap-anywhere">{name}</dt>
                <dd className="shrink-0">
                  <Amount cents={cents} tone="debt" />
                </dd>
              </div>
            ))}
          </dl>
          {picked.items.length > 0 ? (
            <Items items={picked.items} label="What moves on this day" />
          ) : (
            <p className="mt-2 text-muted">Only everyday spending is expected on this day.</p>
          )}
        </>
      ) : (
        <p className="mt-3 text-muted">Choose a day to see each account's balance at the end of it.</p>
      )}
    </section>
  );
}
