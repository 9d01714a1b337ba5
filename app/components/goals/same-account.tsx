import { Form } from "@remix-run/react";
import type { LinkQuestion } from "~/contracts/goals";
import { sameAccountWords } from "~/texts/same-account";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FormKey, useIntentPending } from "~/components/ui/form-key";

/** Asked once: what a goal and a linked account both speak of has one figure, the bank's. */
export function SameAccount({ question }: { question: LinkQuestion }) {
  const { title, text } = sameAccountWords(question);
  return (
    <Card title={title}>
      <p className="tabular-nums wrap-anywhere">{text}</p>
      <SameAccountAnswers question={question} />
    </Card>
  );
}

export function SameAccountAnswers({ question }: { question: LinkQuestion }) {
  const pending = useIntentPending("link-goal");
  const { yes, no } = sameAccountWords(question);
  return (
    <Form method="post" className="mt-3 flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="link-goal" />
      <input type="hidden" name="goal" value={question.goal.id} />
      <input type="hidden" name="account" value={question.account.id} />
      <FormKey />
      <Button type="submit" name="answer" value="same" pending={pending}>
        {yes}
      </Button>
      <Button type="submit" name="answer" value="other" variant="secondary" disabled={pending}>
        {no}
      </Button>
    </Form>
  );
}
