import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import type { TableView } from "~/domain/import/types";
import { DATE_ORDERS, ROLES } from "~/texts/import-file";

/** What each column holds, beside the first rows of it; a wrong guess is put right here. */
export function ColumnsForm({ file, table: { columns, sample, mapping } }: { file: string; table: TableView }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold text-accent underline underline-offset-4">
        How its columns are read
      </summary>
      <Form method="post" preventScrollReset className="mt-2 flex flex-col gap-4">
        <input type="hidden" name="intent" value="columns" />
        <input type="hidden" name="file" value={file} />
        <Columns columns={columns} sample={sample} mapping={mapping} />
        <div className="grid gap-3 sm:grid-cols-2">
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            Dates are written as
            <select name="dateOrder" defaultValue={mapping.dateOrder} className="field">
              {Object.entries(DATE_ORDERS).map(([order, words]) => (
                <option key={order} value={order}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            Amounts are written as
            <select name="decimal" defaultValue={mapping.decimal} className="field">
              <option value=".">1,234.56</option>
              <option value=",">1.234,56</option>
            </select>
          </label>
        </div>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" name="flip" defaultChecked={mapping.flip} className="size-5 shrink-0 accent-accent" />
          Money out is written without a minus sign
        </label>
        <div>
          <Button type="submit" variant="secondary" size="sm">
            Read it like this
          </Button>
        </div>
      </Form>
    </details>
  );
}

function Columns({ columns, sample, mapping }: TableView) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {columns.map((name, index) => (
        <li key={index} className="flex min-w-0 flex-col gap-1.5 rounded-md border border-line p-3">
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            <span className="wrap-anywhere">{name}</span>
            <select name="role" defaultValue={mapping.roles[index] ?? "skip"} className="field">
              {Object.entries(ROLES).map(([role, words]) => (
                <option key={role} value={role}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <p className="truncate text-xs text-muted">
            {sample
              .map((cells) => cells[index])
              .filter(Boolean)
              .join(" · ") || "empty"}
          </p>
        </li>
      ))}
    </ul>
  );
}
