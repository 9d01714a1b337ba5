import { FeedbackInput } from "~/contracts/feedback";
import { SUBMIT, SUBMITTING } from "~/texts/feedback";
import { FEEDBACK_LABELS, FEEDBACK_TYPES } from "~/domain/people/feedback";
import { AppForm, FormKey, SubmitButton } from "~/components/ui/app-form";
import { Card } from "~/components/ui/card";
import type { EnteredFeedback } from "./entered";
import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { Stars } from "~/components/ui/stars";

const TYPES = FEEDBACK_TYPES.map((value) => ({ value, label: FEEDBACK_LABELS[value] }));

export function FeedbackForm({ userId, entered }: { userId: string; entered: EnteredFeedback }) {
  return (
    <Card title="Tell us what you think">
      <p className="mb-4 text-muted">What works, what doesn't, what is missing: a person reads every message.</p>
      <AppForm schema={FeedbackInput} id="feedback" intent="send" className="flex flex-col gap-5">
        <FormKey />
        <input type="hidden" name="userId" value={userId} />
        <SelectField name="type" label="Type" options={TYPES} defaultValue={entered.type ?? "general"} />
        <TextField name="title" label="Title" maxLength={200} autoComplete="off" hint="At least 5 characters" />
        <TextAreaField name="message" label="Message" rows={6} maxLength={5000} hint="At least 10 characters" />
        <Stars
          name="rating"
          label="Overall rating (optional)"
          defaultValue={entered.rating}
          error={entered.ratingError}
        />
        <div>
          <SubmitButton pendingText={SUBMITTING}>{SUBMIT}</SubmitButton>
        </div>
      </AppForm>
    </Card>
  );
}
