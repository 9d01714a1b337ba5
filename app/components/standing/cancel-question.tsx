import { Link } from "~/components/ui/link";
import { questionHref } from "~/domain/coach/hrefs";

const WHICH_TO_CANCEL = "Which subscriptions could I cancel?";

/** Beside what comes again: puts the question to the coach. */
export function CancelQuestion() {
  return (
    <p className="mt-2">
      <Link
        to={questionHref(WHICH_TO_CANCEL, null)}
        className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 touch:min-h-11"
      >
        Which could I cancel?
      </Link>
    </p>
  );
}
