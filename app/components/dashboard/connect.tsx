import { ConnectAccountButton } from "~/components/accounts/connect-account-button";
import { LinkButton } from "~/components/ui/button";

/** Starts the bank link; in the demo, which writes nothing, it leads to sign-up. */
export function Connect({ isDemo }: { isDemo: boolean }) {
  return isDemo ? <LinkButton to="/register" icon="plus">Connect Account</LinkButton> : <ConnectAccountButton />;
}
