import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CategoryGlyph } from "~/components/ui/category-glyph";
import { Field } from "~/components/ui/field";
import { Link } from "~/components/ui/link";
import type { Entered } from "~/contracts/form";
import type { OwnCategoriesView, OwnCategoryItem } from "~/contracts/own-categories";
import { trendHref } from "~/domain/categories/hrefs";
import { categoryName } from "~/domain/categories/list";
import { ownChoice } from "~/domain/categories/own";
import { monthName } from "~/domain/periods";
import { counted } from "~/texts/plural";
import { CategoryForm } from "./category-form";
import { MonthTaken, UseList } from "./use-list";

type Props = { view: OwnCategoriesView; entered: Entered; problem: string | null };

/** Ours, the largest of this month first, then the person's own, each below one of ours. */
export function CategoriesScreen({ view: { month, ours, own, most }, entered, problem }: Props) {
  const isNew = entered.own === undefined;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold">Categories</h1>
          <p className="mt-1 text-muted">Where {monthName(month)}&rsquo;s money goes, beside a usual month.</p>
        </div>{" "}
        <LinkButton to="#add" variant="secondary" size="sm" icon="plus">
          Add your own
        </LinkButton>
      </div>
      <UseList month={month} ours={ours} />
      <div>
        <h2 className="text-lg font-semibold">Your own categories</h2>
        <p className="mt-1 text-muted">
          Split one of ours more finely, like Dog under Personal Care. It still counts toward Personal Care in your
          budget and reports.
        </p>
      </div>
      {own.length === 0 ? null : (
        <Card>
          <ul className="divide-y divide-line">
            {own.map((one) => (
              <OwnRow
                key={one.id}
                one={one}
                others={own.filter((other) => other !== one)}
                entered={entered.own === one.id ? entered : {}}
                problem={entered.own === one.id ? problem : null}
              />
            ))}
          </ul>
          <p className="mt-3 text-xs text-muted">
            {own.length} of {most}
          </p>
        </Card>
      )}
      <Card title="Add a category" id="add">
        <CategoryForm key={own.length} entered={isNew ? entered : {}} problem={isNew ? problem : null} />
      </Card>
    </div>
  );
}

type RowProps = { one: OwnCategoryItem; others: readonly OwnCategoryItem[]; entered: Entered; problem: string | null };

function OwnRow({ one, others, entered, problem }: RowProps) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <CategoryGlyph category={one.parent} drawn={one.glyph ?? one.parent} />{" "}
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-medium wrap-anywhere">
            <Link to={trendHref(ownChoice(one.id))} className="underline-offset-4 hover:underline">
              {one.name}
            </Link>
          </h3>{" "}
          <p className="text-sm text-muted">in {categoryName(one.parent)}</p>
        </div>{" "}
        <MonthTaken name={one.name} use={one} />
      </div>
      <Taken one={one} />
      <details open={problem !== null}>
        <summary className="fold text-sm text-accent">
          Change<span className="sr-only"> {one.name}</span>
        </summary>
        <div className="mt-2 flex flex-col gap-6">
          <CategoryForm own={one} entered={entered} problem={problem} />
          {others.length > 0 ? <MergeForm one={one} others={others} /> : null}
          <RemoveForm one={one} />
        </div>
      </details>
    </li>
  );
}

function Taken({ one: { name, spentCents, rows, href } }: { one: OwnCategoryItem }) {
  if (rows === 0) return <p className="text-sm text-muted">Not used in 12 months</p>;
  return (
    <Link to={href} className="flex min-h-11 w-fit items-center gap-1 text-sm text-accent underline underline-offset-4">
      <span className="sr-only">{name}: </span> <Amount cents={spentCents} />{" "}
      <span>in {counted(rows, "transaction")} in 12 months</span>
    </Link>
  );
}

function MergeForm({ one, others }: Pick<RowProps, "one" | "others">) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <input type="hidden" name="intent" value="merge-category" />
      <input type="hidden" name="own" value={one.id} />
      <Field label={`Merge ${one.name} into`} className="min-w-0 flex-1 basis-48">
        {(tied) => (
          <select {...tied} name="into" className="field">
            {others.map((other) => (
              <option key={other.id} value={ownChoice(other.id)}>
                {other.name}
              </option>
            ))}
          </select>
        )}
      </Field>{" "}
      <Button type="submit" variant="secondary">
        Merge
      </Button>
    </Form>
  );
}

function RemoveForm({ one }: Pick<RowProps, "one">) {
  return (
    <Form
      method="post"
      preventScrollReset
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
    >
      <input type="hidden" name="intent" value="remove-category" />
      <input type="hidden" name="own" value={one.id} />
      <p className="min-w-0 flex-1 basis-48 text-sm text-muted">
        Its transactions stay in {categoryName(one.parent)}.
      </p>{" "}
      <Button type="submit" variant="danger" aria-label={`Delete ${one.name}`}>
        Delete
      </Button>
    </Form>
  );
}
