import type { ReactNode } from "react";
import { showsFeature, type AccessProfile } from "~/domain/billing/access";
import { LockedCard } from "./locked-card";

type Props = {
  /** Undefined for a visitor without a profile, and while it is loading: both see the feature. */
  profile: AccessProfile | undefined;
  title?: string;
  /** Within a card: the same, without a card of its own. */
  isWithin?: boolean;
  children: ReactNode;
};

/** Shows the feature or the locked card. Loaders ask the same rule, so that gated data never reach a locked page. */
export function FeatureGate({ profile, title, isWithin = false, children }: Props) {
  return showsFeature(profile) ? <>{children}</> : <LockedCard title={title} isWithin={isWithin} />;
}
