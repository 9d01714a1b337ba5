import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FormKey, useIntentPending } from "~/components/ui/form-key";
import { ACCOUNT_KINDS } from "~/domain/import/accounts";
import { type FieldsAnswer, SelectInput, TextInput } from "./fields";

const KINDS = Object.entries(ACCOUNT_KINDS).map(([value, { name }]) => ({ value, label: name }));

export function NewAccountScreen({ today, answer }: { today: string; answer?: FieldsAnswer }) {
  const pending = useIntentPending();
  return (
    <div className="narrow flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Add an account by hand</h1>
        <p className="mt-1 text-muted">You update it yourself or by importing files.</p>
      </div>
      <Card>
        <Form method="post" className="flex flex-col gap-4" noValidate>
          <FormKey />
          <TextInput name="name" label="Name" answer={answer} maxLength={80} required />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectInput name="kind" label="Kind" answer={answer} value="checking" options={KINDS} />
            <TextInput name="institution" label="Bank" hint="Optional" answer={answer} maxLength={80} />
            <TextInput
              name="balance"
              label="Balance or amount owed"
              answer={answer}
              inputMode="decimal"
              defaultValue="0.00"
              required
            />
            <TextInput
              name="day"
              type="date"
              label="Starting on"
              answer={answer}
              defaultValue={today}
              max={today}
              required
            />
          </div>
          <div className="flex flex-wrap gap-2 max-sm:*:grow">
            <Button type="submit" pending={pending} pendingText="Adding...">
              Add account
            </Button>
            <LinkButton to="/accounts" variant="secondary">
              Cancel
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}
