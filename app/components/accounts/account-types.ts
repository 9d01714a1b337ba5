import type { IconName } from "~/components/ui/icon";

type Look = { name: string; icon: IconName; tile: string };

const CHECKING: Look = { name: "Checking", icon: "wallet", tile: "bg-accent-soft text-accent" };
const LOOKS = new Map<string, Look>([
  ["checking", CHECKING],
  ["savings", { name: "Savings", icon: "savings", tile: "bg-info-soft text-info" }],
  ["credit", { name: "Credit", icon: "card", tile: "bg-caution-soft text-caution" }],
  ["investment", { name: "Investment", icon: "trending_up", tile: "bg-sunken text-ink" }],
  ["loan", { name: "Loan", icon: "bank", tile: "bg-loss-soft text-loss" }],
  ["property", { name: "Property", icon: "flag", tile: "bg-sunken text-ink" }],
]);

/** Each kind of account has its own look; one that is not known looks like checking. */
export const lookOf = (accountType: string): Look => LOOKS.get(accountType) ?? CHECKING;

/** Its name in words: an unknown kind keeps the bank's own word. */
export const typeName = ({ accountType, kindName }: { accountType: string; kindName?: string }): string =>
  kindName ?? LOOKS.get(accountType)?.name ?? accountType.charAt(0).toUpperCase() + accountType.slice(1);
