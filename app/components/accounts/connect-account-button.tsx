import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { useConnectBank } from "~/client/bank/connect-bank";

type Props = { size?: "sm" | "md" | "lg"; block?: boolean; id?: string; className?: string };

/** With scripts the bank's modal opens here; without, the form leads to the bank's own pages and back. */
export function ConnectAccountButton({ size, block, id, className }: Props) {
  const { pending, start } = useConnectBank();
  return (
    <Form
      method="post"
      action="/accounts"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <input type="hidden" name="intent" value="connect" />
      <Button type="submit" id={id} icon="plus" size={size} block={block} pending={pending} pendingText="Connecting...">
        Connect Account
      </Button>
    </Form>
  );
}
