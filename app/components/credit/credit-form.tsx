import { CreditInput, type LinkedFigures } from "~/contracts/credit";
import { CREDIT_MIXES, type CreditAnswers, PAYMENT_HISTORIES } from "~/domain/credit/profile";
import { capitalize } from "~/texts/credit-factors";
import { AppForm, FormKey, SubmitButton } from "~/components/ui/app-form";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckboxField, SelectField, TextField } from "~/components/ui/field";

const choices = (words: readonly string[]) => words.map((value) => ({ value, label: capitalize(value) }));

/** Numbers are text fields: what is entered is what is sent. */
function NumberField({
  name,
  label,
  hint,
  value,
}: {
  name: string;
  label: string;
  hint?: string;
  value: string | undefined;
}) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
      defaultValue={value}
    />
  );
}

type CreditFormProps = { answers: CreditAnswers | null; linked: LinkedFigures; cancelTo: string | null };

const fromCards = ({ source }: { source: string }) => `From ${source}. Change it if it's wrong.`;

export default function CreditForm({ answers, linked, cancelTo }: CreditFormProps) {
  return (
    <Card title={answers ? "Update your credit profile" : "Your credit profile"}>
      <p className="mb-5 text-muted">
        Enter what your report or your bank shows. You get a score overview and a six-month improvement plan.
      </p>
      <AppForm schema={CreditInput} id="credit" className="flex flex-col gap-6">
        <FormKey />
        <Figures answers={answers} linked={linked} />
        <OnReport answers={answers} />
        <div className="flex flex-wrap gap-3">
          {cancelTo ? (
            <LinkButton to={cancelTo} variant="secondary">
              Cancel
            </LinkButton>
          ) : null}
          <SubmitButton pendingText="Creating your plan...">Create my plan</SubmitButton>
        </div>
      </AppForm>
    </Card>
  );
}

type Answered = Pick<CreditFormProps, "answers">;

function Figures({ answers, linked }: Omit<CreditFormProps, "cancelTo">) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField name="currentScore" label="Current score" hint="Usually 300 to 850" value={answers?.currentScore} />
      <NumberField name="goalScore" label="Goal score" value={answers?.goalScore} />
      <SelectField
        name="paymentHistory"
        label="Payment history"
        placeholder="Choose one"
        options={choices(PAYMENT_HISTORIES)}
        defaultValue={answers?.paymentHistory}
      />
      <NumberField
        name="creditUtilization"
        label="Credit utilization (percent)"
        hint={linked ? fromCards(linked) : "Card balances as a share of their limits"}
        value={linked?.creditUtilization ?? answers?.creditUtilization}
      />
      <NumberField
        name="creditHistoryLength"
        label="Credit history length (months)"
        value={answers?.creditHistoryLength}
      />
      <SelectField
        name="creditMix"
        label="Credit mix"
        placeholder="Choose one"
        options={choices(CREDIT_MIXES)}
        defaultValue={answers?.creditMix}
      />
      <NumberField
        name="newCreditInquiries"
        label="New credit inquiries"
        hint="Applications in the last 12 months"
        value={answers?.newCreditInquiries}
      />
      <MoneyFields answers={answers} linked={linked} />
    </div>
  );
}

/** What linked accounts say comes before what was entered some day. */
function MoneyFields({ answers, linked }: Omit<CreditFormProps, "cancelTo">) {
  const hint = linked ? fromCards(linked) : undefined;
  return (
    <>
      <NumberField
        name="totalCreditLimit"
        label="Total credit limit ($)"
        hint={hint}
        value={linked?.totalCreditLimit ?? answers?.totalCreditLimit}
      />
      <NumberField
        name="totalCreditBalance"
        label="Total credit balance ($)"
        hint={hint}
        value={linked?.totalCreditBalance ?? answers?.totalCreditBalance}
      />
      <NumberField
        name="monthlyIncome"
        label="Monthly income ($)"
        hint={linked?.monthlyIncome ? "A usual month in your accounts. Change it if it's wrong." : undefined}
        value={linked?.monthlyIncome ?? answers?.monthlyIncome}
      />
    </>
  );
}

function OnReport({ answers }: Answered) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-medium">Negative marks on your report</legend>
      <CheckboxField
        name="hasCollections"
        label="Accounts in collections"
        defaultChecked={answers?.hasCollections ?? false}
      />
      <CheckboxField name="hasBankruptcy" label="A bankruptcy" defaultChecked={answers?.hasBankruptcy ?? false} />
      <CheckboxField name="hasForeclosure" label="A foreclosure" defaultChecked={answers?.hasForeclosure ?? false} />
    </fieldset>
  );
}
