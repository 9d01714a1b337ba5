import { Form, useActionData, useNavigation } from "@remix-run/react";
import { type FieldsAnswer, TextInput } from "~/components/by-hand/fields";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import type { AccountsDialog } from "~/contracts/accounts";

const CLOSE = "/accounts";

/** For a token of SimpleFIN's: a first one, or one that takes the place of another. */
export default function TokenDialog({
  dialog: { item, practiceToken },
}: {
  dialog: AccountsDialog & { name: "token" };
}) {
  const answer = useActionData<FieldsAnswer>();
  const navigation = useNavigation();
  const pending = navigation.formData?.get("intent") === "connect-token";
  const again = item === null ? "" : `&item=${encodeURIComponent(item)}`;
  return (
    <Dialog title={item === null ? "Connect with SimpleFIN" : "Connect again with SimpleFIN"} closeTo={CLOSE}>
      <p className="mb-4">
        SimpleFIN reads your banks for you, as a separate service that you sign up for at bridge.simplefin.org. Connect
        your banks there, make a setup token for this app, and paste it here.
      </p>
      {/* To the dialog's own address: what goes wrong is said here, and can be tried again. */}
      <Form method="post" action={`/accounts?dialog=token${again}`} preventScrollReset noValidate>
        <input type="hidden" name="intent" value="connect-token" />
        {item === null ? null : <input type="hidden" name="item" value={item} />}
        <TextInput
          name="token"
          label="Setup token"
          hint={practiceToken ? `To try it out: ${practiceToken}` : "It can be used once."}
          answer={answer}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          required
        />
        <DialogActions closeTo={CLOSE}>
          <Button type="submit" pending={pending} pendingText="Connecting...">
            Connect
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
