import { grouped } from "~/domain/money";
import { Form } from "@remix-run/react";
import { FEEDBACK_LABELS, FEEDBACK_TYPES } from "~/domain/people/feedback";
import { Button, LinkButton } from "~/components/ui/button";
import { Field } from "~/components/ui/field-frame";
import { Link } from "~/components/ui/link";

const TYPES = [
  { value: "", label: "All types" },
  ...FEEDBACK_TYPES.map((value) => ({ value: String(value), label: FEEDBACK_LABELS[value] })),
  { value: "complaint", label: "Complaint" },
];

type Filter = { page: number; type: string; q: string };

function filterHref({ page, type, q }: Filter): string {
  const params = new URLSearchParams({
    ...(type ? { type } : {}),
    ...(q ? { q } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  const query = params.toString();
  return query ? `/admin?${query}` : "/admin";
}

/** A plain GET form: the address is the filter. */
export function FeedbackFilter({ type, q }: Filter) {
  return (
    <Form
      method="get"
      action="/admin"
      role="search"
      aria-label="Feedback"
      className="flex flex-wrap items-end gap-3"
      key={`${type}|${q}`}
    >
      <Field label="Type" className="min-w-40 flex-1 sm:flex-none">
        {(tied) => (
          <select {...tied} name="type" defaultValue={type} className="field">
            {TYPES.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Search" className="min-w-48 flex-1">
        {(tied) => (
          <input
            {...tied}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            placeholder="Title, message or user id"
            className="field"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" icon="search">
        Search
      </Button>
    </Form>
  );
}

export function FeedbackPager({
  filter,
  found,
  page,
  pages,
}: {
  filter: Filter;
  found: number;
  page: number;
  pages: number;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted tabular-nums">
        Page {grouped(page)} of {grouped(pages)}, {grouped(found)} items
      </p>
      <div className="flex gap-2">
        {page > 1 ? (
          <LinkButton
            variant="secondary"
            size="sm"
            icon="chevron_left"
            rel="prev"
            to={filterHref({ ...filter, page: page - 1 })}
          >
            Newer
          </LinkButton>
        ) : null}
        {page < pages ? (
          <LinkButton
            variant="secondary"
            size="sm"
            icon="chevron_right"
            rel="next"
            to={filterHref({ ...filter, page: page + 1 })}
          >
            Older
          </LinkButton>
        ) : null}
      </div>
    </nav>
  );
}

export function ClearFilter() {
  return (
    <Link to="/admin" className="font-medium text-accent underline-offset-4 hover:underline">
      Show all feedback
    </Link>
  );
}
