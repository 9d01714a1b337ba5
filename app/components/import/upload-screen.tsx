import { Form, useNavigation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ErrorNote, Note } from "~/components/ui/callout";
import { Card } from "~/components/ui/card";
import { Field } from "~/components/ui/field-frame";
import { Link } from "~/components/ui/link";
import type { PastImport } from "~/contracts/import-view";
import { counted } from "~/texts/plural";
import { ProgressLine } from "./progress-line";

type Props = { past: PastImport[]; isDemo: boolean; problem: string | null };

export function UploadScreen({ past, isDemo, problem }: Props) {
  return (
    <div className="narrow flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Import</h1>
        <p className="mt-1 text-muted">You see everything before it&apos;s saved, and you can undo the whole import.</p>
      </div>
      {isDemo ? (
        <Note tone="info" title="Not in the demo">
          The demo account is shared by everyone, so files can't be imported into it.{" "}
          <Link to="/register" className="font-medium underline underline-offset-4">
            Create your own account
          </Link>{" "}
          instead.
        </Note>
      ) : null}
      {problem ? <ErrorNote title="These files can't be read">{problem} Nothing was saved.</ErrorNote> : null}
      <ChooseFiles isDemo={isDemo} />
      <WhereFilesAre />
      {past.length > 0 ? <PastImports past={past} /> : null}
    </div>
  );
}

const FORMATS =
  "CSV, OFX, QFX, QIF or a ZIP of them, several at once: up to 10 MB and 100,000 transactions. " +
  "TSV, camt.053 and MT940 from banks abroad work, too.";

function ChooseFiles({ isDemo }: { isDemo: boolean }) {
  const navigation = useNavigation();
  return (
    <Card title="Choose files">
      <Form method="post" action="/import" encType="multipart/form-data" className="flex flex-col gap-4">
        <Field label="Files" hint={FORMATS}>
          {(tied) => (
            <input
              {...tied}
              type="file"
              name="files"
              multiple
              required
              className="field h-auto py-2 file:mr-3 file:rounded-md file:border-0 file:bg-accent-soft file:px-3 file:py-1.5 file:font-medium file:text-accent"
            />
          )}
        </Field>
        <div>
          <Button
            type="submit"
            icon="upload"
            disabled={isDemo}
            pending={navigation.state !== "idle" && navigation.formAction?.startsWith("/import") === true}
            pendingText="Reading files..."
          >
            Preview
          </Button>
        </div>
        <ProgressLine />
      </Form>
    </Card>
  );
}

const SOURCES: readonly { from: string; file: string; how: string }[] = [
  {
    from: "Your bank or card",
    file: "CSV",
    how:
      "On its website, open the account and look for Download or Export, often beside the list of transactions. " +
      "Pick the longest range it offers.",
  },
  {
    from: "A bank that offers Quicken or Money files",
    file: "QFX, OFX or QIF",
    how: "In the same place. Prefer it over CSV: the bank numbers each transaction, so nothing comes in twice.",
  },
  {
    from: "Another app",
    file: "CSV or ZIP",
    how:
      "In its settings, under Export. Mint, YNAB, Actual, Monarch, Copilot, Firefly III, Sure, Maybe, Quicken, GnuCash " +
      "and Lunch Money are recognized, with accounts, categories, notes, tags, budgets and goals. A ZIP needn't be unpacked.",
  },
];

/** The files that people have, and where they find them. */
function WhereFilesAre() {
  return (
    <Card title="Where to find your file" id="sources">
      <dl className="-my-3 divide-y divide-line">
        {SOURCES.map(({ from, file, how }) => (
          <div key={from} className="py-3">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
              {from} <span className="text-sm font-normal text-muted">{file}</span>
            </dt>
            <dd className="mt-0.5 max-w-prose text-muted">{how}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-t border-line pt-4 text-muted">
        Moving from another account here? Choose the file of Download my data, under Security.
      </p>
    </Card>
  );
}

function PastImports({ past }: { past: PastImport[] }) {
  return (
    <Card title="Past imports">
      <ul className="divide-y divide-line">
        {past.map(({ id, state, when, files, added }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <Link to={`/import/${id}`} className="font-medium wrap-anywhere text-accent underline underline-offset-4">
                {files.join(", ")}
              </Link>
              <p className="text-xs text-muted">
                {when}, {counted(added, "transaction")}
              </p>
            </div>
            {state === "undone" ? <Badge>Taken back</Badge> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
