import { Form, useNavigation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button, LinkButton } from "~/components/ui/button";
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
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Import</h1>
        <p className="mt-1 text-muted">
          Import transactions from your bank's downloads or from another app. You see everything before it&apos;s saved,
          and you can take a whole import back.
        </p>
      </div>
      {isDemo ? (
        <Note tone="info" title="Not in the demo">
          The demo account is shared by everyone, so files can't be imported into it. Create your own account instead.
        </Note>
      ) : null}
      {problem ? <ErrorNote title="These files can't be read">{problem} Nothing was saved.</ErrorNote> : null}
      <ChooseFiles />
      <OtherApps />
      {past.length > 0 ? <PastImports past={past} /> : null}
      <div>
        <LinkButton to="/accounts" variant="quiet" icon="arrow_left">
          Accounts
        </LinkButton>
      </div>
    </div>
  );
}

function ChooseFiles() {
  const navigation = useNavigation();
  return (
    <Card title="Choose files">
      <Form method="post" action="/import" encType="multipart/form-data" className="flex flex-col gap-4">
        <Field
          label="Files"
          hint="CSV, TSV, OFX, QFX, QIF, camt.053, MT940, or a ZIP of them: up to 10 MB and 100,000 transactions, several files at once."
        >
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

function OtherApps() {
  return (
    <Card title="From other apps">
      <p>
        Exports of Mint, YNAB, Actual, Monarch, Copilot, Firefly III, Sure, Maybe, Quicken, GnuCash and Lunch Money are
        recognized, with their accounts, categories, notes and tags, and with budgets and goals where they hold any. ZIP
        files of Actual, YNAB and Sure needn&apos;t be unpacked.
      </p>
      <p className="mt-2">
        The archive that Download my data gives, under Security, brings everything back in an empty account.
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
