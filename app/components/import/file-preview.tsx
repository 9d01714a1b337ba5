import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Button } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import { Card } from "~/components/ui/card";
import type { ImportAccountView, ShownFile, UnsureRow } from "~/contracts/import-view";
import { ACCOUNT_KINDS } from "~/domain/import/accounts";
import { formatUsd, grouped } from "~/domain/money";
import { mediumDate } from "~/domain/periods";
import { FIX_LATER } from "~/texts/import-file";
import { counted } from "~/texts/plural";
import { ColumnsForm } from "./columns-form";

type Ours = { id: string; name: string }[];

export function FilePreview({ file, ours }: { file: ShownFile; ours: Ours }) {
  const about = [file.format, file.senderName, file.dateOrder ? `dates read as ${file.dateOrder}` : null];
  return (
    <Card title={<span className="wrap-anywhere">{file.name}</span>} className="flex flex-col gap-5">
      <p className="-mt-4 text-sm text-muted">{about.filter(Boolean).join(" · ")}</p>
      {file.wasHere ? (
        <Note tone="info" title="You've imported this file before">
          That was on {file.wasHere}. What is here already isn&apos;t added again.
        </Note>
      ) : null}
      {file.problemCount > 0 ? <Problems file={file} /> : null}
      {file.accounts.length > 0 ? <AccountsForm file={file} ours={ours} /> : null}
      {file.unsure.length > 0 ? <Unsure file={file} /> : null}
      {file.table ? <ColumnsForm file={file.id} table={file.table} /> : null}
    </Card>
  );
}

function Problems({ file: { problems, problemCount } }: { file: ShownFile }) {
  const title = counted(problemCount, "line can't be read", "lines can't be read");
  return (
    <Note tone="caution" title={`${title} and will be left out`}>
      <details>
        <summary className="cursor-pointer py-1 underline underline-offset-4">Show them</summary>
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {problems.map(({ line, says }, index) => (
            <li key={index} className="wrap-anywhere">
              Line {line}: {says}
            </li>
          ))}
          {problemCount > problems.length ? <li>and {grouped(problemCount - problems.length)} more</li> : null}
        </ul>
        <p className="mt-2 text-sm">{FIX_LATER}</p>
      </details>
    </Note>
  );
}

function AccountsForm({ file, ours }: { file: ShownFile; ours: Ours }) {
  const hasClosing = file.accounts.some(({ closing }) => closing !== null);
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="accounts" />
      <input type="hidden" name="file" value={file.id} />
      {file.accounts.map((account) => (
        <AccountPart key={account.key} account={account} ours={ours} />
      ))}
      {file.accountsMore > 0 ? (
        <p className="text-sm text-muted">
          {count(file.accountsMore, "more accounts")} go to accounts of the same name, or new ones.
        </p>
      ) : null}
      {hasClosing ? (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="setBalance"
            defaultChecked={file.setBalance}
            className="size-5 shrink-0 accent-accent"
          />
          Set the balance of accounts kept by hand to the file&apos;s closing balance
        </label>
      ) : (
        <input type="hidden" name="setBalance" value={file.setBalance ? "on" : ""} />
      )}
      <div>
        <Button type="submit" variant="secondary" size="sm">
          Update accounts
        </Button>
      </div>
    </Form>
  );
}

function AccountPart({ account, ours }: { account: ImportAccountView; ours: Ours }) {
  const { key, name } = account;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-4">
      <legend className="px-1 text-sm font-semibold wrap-anywhere">{name}</legend>
      <input type="hidden" name="key" value={key} />
      <div className="grid gap-3 sm:grid-cols-3">
        <label className="flex min-w-0 flex-col gap-1.5 text-sm font-medium">
          Goes to
          <select name="to" defaultValue={account.to} className="field">
            <option value="new">A new account</option>
            {ours.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
            <option value="skip">Leave it out</option>
          </select>
        </label>
        <label className="flex min-w-0 flex-col gap-1.5 text-sm font-medium">
          Name, if new
          <input type="text" name="name" defaultValue={account.newName} maxLength={80} className="field" />
        </label>
        <label className="flex min-w-0 flex-col gap-1.5 text-sm font-medium">
          Kind, if new
          <select name="kind" defaultValue={account.kind} className="field">
            {Object.entries(ACCOUNT_KINDS).map(([kind, { name: kindName }]) => (
              <option key={kind} value={kind}>
                {kindName}
              </option>
            ))}
          </select>
        </label>
      </div>
      {account.currency !== "USD" ? (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="asDollars"
            value={key}
            defaultChecked={account.asDollars}
            className="size-5 shrink-0 accent-accent"
          />
          Its amounts are in {account.currency}. Take the numbers as dollars.
        </label>
      ) : null}
      {account.isForeign ? (
        <p className="text-sm text-caution">Left out: everything here is added up in US dollars.</p>
      ) : (
        <Findings account={account} />
      )}
    </fieldset>
  );
}

const count = (many: number, word: string) => `${grouped(many)} ${word}`;

function Findings({ account }: { account: ImportAccountView }) {
  const { fresh, known, unsure, pending, from, until, first, closing, gapCents, apartCents, sample } = account;
  const parts = [
    count(fresh, "new"),
    ...(known > 0 ? [count(known, "here already")] : []),
    ...(unsure > 0 ? [count(unsure, "unsure")] : []),
    ...(pending > 0 ? [`${count(pending, "pending")} (left out until they're booked)`] : []),
  ];
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="font-medium">
        {parts.join(", ")}
        {from && until ? (
          <span className="font-normal text-muted">
            {" "}
            · {from === until ? mediumDate(from) : `${mediumDate(from)} to ${mediumDate(until)}`}
          </span>
        ) : null}
      </p>
      {sample.length > 0 ? <Sample rows={sample} /> : null}
      {first ? (
        <p className="text-muted">
          It begins with {formatUsd(first.cents)} on {mediumDate(first.day)}: a balance, no transaction.
        </p>
      ) : null}
      {closing ? (
        <p className="text-muted">
          The file&apos;s balance on {mediumDate(closing.day)}: {formatUsd(closing.cents)}.{" "}
          {gapCents !== null && gapCents !== 0
            ? `Its transactions are ${formatUsd(Math.abs(gapCents))} apart from it: some may be missing.`
            : gapCents === 0
              ? "Its transactions lead exactly there."
              : ""}
          {apartCents === null
            ? ""
            : apartCents === 0
              ? " It's the same here."
              : ` Here it would be ${formatUsd(closing.cents + apartCents)}, ${formatUsd(Math.abs(apartCents))} apart.`}
        </p>
      ) : null}
    </div>
  );
}

function Sample({ rows }: { rows: ImportAccountView["sample"] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ day, name, amountCents, category, parts }, index) => (
        <li key={index} className="py-1.5">
          <span className="flex flex-wrap items-baseline gap-x-3 sm:flex-nowrap">
            <span className="w-28 shrink-0 whitespace-nowrap text-muted max-sm:flex-1">{mediumDate(day)}</span>{" "}
            <span className="min-w-0 truncate max-sm:order-last max-sm:basis-full sm:flex-1">{name}</span>
            {parts.length === 0 ? (
              <span className="shrink-0 text-muted max-sm:order-last max-sm:basis-full">{category}</span>
            ) : null}
            <Amount cents={amountCents} plus tone="signed" className="shrink-0" />
          </span>
          {parts.length > 0 ? (
            <span className="block text-muted wrap-anywhere sm:ms-31">
              Parts: {parts.map((part) => `${part.category} ${formatUsd(Math.abs(part.amountCents))}`).join(", ")}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Unsure({ file }: { file: ShownFile }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="unsure" />
      <input type="hidden" name="file" value={file.id} />
      <h3 className="text-sm font-semibold">Perhaps here already: tick what should be added</h3>
      <ul className="flex flex-col gap-1">
        {file.unsure.map((row) => (
          <UnsureLine key={row.line} row={row} />
        ))}
      </ul>
      {file.unsureMore > 0 ? (
        <p className="text-sm text-muted">{count(file.unsureMore, "more")} are left out.</p>
      ) : null}
      <div>
        <Button type="submit" variant="secondary" size="sm">
          Keep this choice
        </Button>
      </div>
    </Form>
  );
}

function UnsureLine({ row }: { row: UnsureRow }) {
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name="add"
          value={row.line}
          defaultChecked={row.isAdded}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 flex-1">
          <span className="block wrap-anywhere">
            {mediumDate(row.day)}: {row.name}
          </span>{" "}
          <span className="block text-xs wrap-anywhere text-muted">
            like {mediumDate(row.like.day)}: {row.like.name}
          </span>
        </span>{" "}
        <Amount cents={row.amountCents} plus tone="signed" className="shrink-0" />
      </label>
    </li>
  );
}
