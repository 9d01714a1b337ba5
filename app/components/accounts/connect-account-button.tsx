import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { useConnectBank } from "~/client/bank/connect-bank";
import { useOffers } from "~/client/ui/offers";

type Props = {
  size?: "sm" | "md" | "lg" | "stack";
  block?: boolean;
  id?: string;
  className?: string;
  variant?: "secondary" | "quiet";
};

/** The first way to bring accounts in that this server has. */
export function ConnectAccountButton(props: Props) {
  const { bankPages, bankToken } = useOffers();
  if (bankPages) return <ConnectOnPages {...props} />;
  return bankToken ? (
    <ConnectByToken id={props.id} size={props.size} variant={props.variant} />
  ) : (
    <LinkButton to="/import" id={props.id} size={props.size} icon="upload" variant={props.variant}>
      Import files
    </LinkButton>
  );
}

export function ConnectByToken({ id, size, variant }: Pick<Props, "id" | "size" | "variant">) {
  return (
    <LinkButton to="/accounts?dialog=token" preventScrollReset id={id} size={size} icon="plus" variant={variant}>
      Connect with SimpleFIN
    </LinkButton>
  );
}

/** With scripts the bank's modal opens here; without, the form leads to the bank's own pages and back. */
function ConnectOnPages({ size, block, id, className, variant }: Props) {
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
      <Button type="submit" {...{ id, size, block, variant, pending }} icon="plus" pendingText="Connecting...">
        Connect Account
      </Button>
    </Form>
  );
}
