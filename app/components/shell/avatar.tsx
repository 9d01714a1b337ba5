import type { ShellUser } from "~/contracts/shell";
import { initials } from "./nav-items";

/** The initials of who is signed in stand for their picture: drawn, so that they are no words of the button around them. */
export function Avatar({ user }: { user: ShellUser | null }) {
  return (
    <span
      aria-hidden
      data-initials={user ? initials(user.firstName, user.lastName) : "DU"}
      className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold text-ink before:content-[attr(data-initials)]"
    />
  );
}
