import type { AdminView } from "~/contracts/feedback";
import { ACCESS_DENIED, LOAD_FAILED, NO_FEEDBACK } from "~/texts/feedback";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/callout";
import { ClearFilter, FeedbackFilter, FeedbackPager } from "./feedback-filter";
import { FeedbackList } from "./feedback-list";
import { FeedbackStats } from "./feedback-stats";

export function AdminScreen({ view }: { view: AdminView }) {
  if (view.state === "denied") return <Denied />;
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold">Feedback Management</h1>
      {view.state === "failed" ? (
        <ErrorNote
          title={LOAD_FAILED}
          action={
            <LinkButton to="/admin" variant="secondary" size="sm">
              Try again
            </LinkButton>
          }
        />
      ) : (
        <Loaded view={view} />
      )}
    </>
  );
}

function Denied() {
  return (
    <Card className="max-w-xl">
      <EmptyState
        title={<h1>{ACCESS_DENIED}</h1>}
        icon="lock"
        action={<LinkButton to="/">Back to Dashboard</LinkButton>}
      >
        This page is for administrators.
      </EmptyState>
    </Card>
  );
}

function Loaded({ view }: { view: Extract<AdminView, { state: "loaded" }> }) {
  const { stats, items, found, page, pages, filter, timeZone } = view;
  if (stats.total === 0) {
    return (
      <div className="flex flex-col gap-6">
        <FeedbackStats stats={stats} />
        <Card>
          <EmptyState title={NO_FEEDBACK} icon="feedback">
            What people send from the feedback page appears here, the newest first.
          </EmptyState>
        </Card>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <FeedbackStats stats={stats} />
      <FeedbackFilter {...filter} />
      <section aria-label="Feedback items">
        {items.length > 0 ? (
          <FeedbackList items={items} timeZone={timeZone} />
        ) : (
          <Card>
            <EmptyState title="Nothing matches" icon="search" action={<ClearFilter />}>
              No feedback has this type and these words.
            </EmptyState>
          </Card>
        )}
        <FeedbackPager filter={filter} found={found} page={page} pages={pages} />
      </section>
    </div>
  );
}
