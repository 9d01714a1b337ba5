import { HOW_THIS_WORKS } from "~/texts/budget-month";
import { FoldCard } from "~/components/ui/fold-card";
import { Link } from "~/components/ui/link";

export function HowThisWorks({ open }: { open: boolean }) {
  return (
    <FoldCard title="How This Works" open={open}>
      <ol className="list-decimal space-y-2 pl-5 marker:text-muted">
        {HOW_THIS_WORKS.map(({ text, href }) => (
          <li key={text}>
            {href ? (
              <Link
                to={href}
                className="inline-flex min-h-8 items-center font-medium text-accent underline underline-offset-4 touch:min-h-11"
              >
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </FoldCard>
  );
}
