import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { TextField } from "~/components/ui/field";
import { EmailInput } from "~/contracts/auth";

export function EmailForm({ id, button }: { id: string; button: string }) {
  return (
    <AppForm schema={EmailInput} id={id} intent="send" className="flex flex-col gap-4">
      <TextField name="email" type="email" label="Email" autoComplete="email" inputMode="email" />
      <SubmitButton pendingText="Sending..." block size="lg">
        {button}
      </SubmitButton>
    </AppForm>
  );
}
